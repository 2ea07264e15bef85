import { describe, expect, test } from 'vitest';
import { askedFor, questionKinds } from '../bench/question-kinds.ts';
import { deckLimits } from '../src/cards/deck-faults.ts';
import type { CardText } from '../src/cards/deck-types.ts';
import { houseDeck, houseThemes } from '../src/cards/house-deck.ts';
import { deckNotation } from '../src/deck/deck-notation.ts';
import { plainText } from '../src/deck/plain-text.ts';

const { cards } = houseDeck;
const languages = ['en', 'de'] as const;
const phrasesOf = ({ scene, questions }: CardText) => [scene, ...questions];

/** German takes more room; a scene fills four lines of a phone, a question two. */
const longest = { en: { scene: 110, question: 85 }, de: { scene: 120, question: 90 } };

/** Who and what come by themselves. */
const leastOf = { where: 50, how: 80, why: 15, when: 7, who: 60, what: 120 };

const preposition =
  /^(?:About|Above|After|As|At|Before|Behind|Beside|By|For|From|In|Into|Of|On|Over|Through|To|Towards|Under|With)\b/;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));

/** The share of words that two texts have in common. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common);
}

describe('The house deck', () => {
  test('has plenty of cards, about a quarter of them black', () => {
    const black = cards.filter((card) => card.black).length;
    expect(cards.length).toBeGreaterThanOrEqual(160);
    expect(black).toBeGreaterThanOrEqual(36);
    expect(black / cards.length).toBeGreaterThan(0.2);
    expect(black / cards.length).toBeLessThan(0.3);
  });

  test('has many themes of about the same size, each black or not as a whole', () => {
    const sizes = Object.values(houseThemes).map((theme) => theme.length);
    expect(sizes.length).toBeGreaterThanOrEqual(20);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThanOrEqual(1.5);
    for (const [theme, members] of Object.entries(houseThemes)) {
      expect(members.map(({ black }) => black)).toEqual(members.map(() => theme.startsWith('black-')));
    }
  });

  test('has an id of its own for each card', () => {
    const ids = cards.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  test.each(languages)('fits a phone: %s', (language) => {
    for (const card of cards) {
      const { scene, questions } = card[language];
      expect(scene.length, scene).toBeLessThanOrEqual(longest[language].scene);
      expect(scene.length, scene).toBeGreaterThanOrEqual(45);
      for (const question of questions) {
        expect(question.length, question).toBeLessThanOrEqual(longest[language].question);
        expect(question.length, question).toBeGreaterThanOrEqual(17);
      }
    }
    expect(longest[language].scene).toBeLessThan(deckLimits.scene);
    expect(longest[language].question).toBeLessThan(deckLimits.question);
  });

  test.each(languages)('is well set: %s', (language) => {
    for (const card of cards) {
      const { scene, questions } = card[language];
      expect(scene).toMatch(/[.!?][”“]?$/);
      for (const question of questions) expect(question, card.id).toMatch(/[?][”“]?$/);
      for (const phrase of phrasesOf(card[language])) {
        expect(plainText(phrase)).toBe(phrase);
        expect(phrase).toMatch(/^[\p{Lu}\d„“]/u);
        expect(phrase).not.toMatch(/['"]| [,.?!]|\.\.\./);
      }
    }
  });

  test('sets English and German in their own quotation marks', () => {
    for (const { en, de } of cards) {
      expect(phrasesOf(en).join(' ')).not.toMatch(/[„«»]/);
      const german = phrasesOf(de).join(' ');
      expect(german).not.toMatch(/[”«»]/);
      expect(german.split('„').length, german).toBe(german.split('“').length);
    }
  });

  test('says something else in each language', () => {
    for (const { id, en, de } of cards) {
      const [english, german] = [en, de].map((text) => wordsOf(phrasesOf(text).join(' ')));
      expect(english && german && overlap(english, german), id).toBeLessThan(0.15);
    }
  });

  test.each(languages)('asks no question twice, nor nearly so: %s', (language) => {
    const asked = cards.flatMap((card) =>
      card[language].questions.map((text) => ({ text, words: wordsOf(text) })),
    );
    const alike = asked.flatMap((one, at) =>
      asked
        .slice(at + 1)
        .filter((other) => overlap(one.words, other.words) > 0.6)
        .map((other) => [one.text, other.text]),
    );
    expect(alike).toEqual([]);
  });

  test.each(languages)('has no scene twice, nor nearly so: %s', (language) => {
    const scenes = cards.map((card) => wordsOf(card[language].scene));
    for (const [at, scene] of scenes.entries()) {
      for (const other of scenes.slice(at + 1)) expect(overlap(scene, other)).toBeLessThan(0.4);
    }
  });

  test.each(languages)('asks for places, ways, reasons and times, and mostly what you do: %s', (language) => {
    const { questions, kinds, you } = askedFor(houseDeck, language);
    for (const kind of questionKinds) expect(kinds[kind], kind).toBeGreaterThanOrEqual(leastOf[kind]);
    expect(kinds.who + kinds.what).toBeLessThan(0.7 * questions);
    expect(you).toBeGreaterThan(questions / 2);
  });

  test('begins no English question with a preposition', () => {
    for (const { en } of cards) {
      for (const question of en.questions) expect(question).not.toMatch(preposition);
    }
  });

  test('is spelled as in Germany', () => {
    const german = cards.flatMap(({ de }) => phrasesOf(de)).join(' ');
    expect(german).not.toMatch(
      /\b(?:gross|weiss|heiss|draussen|aussen|strasse|fuss|süss|dreissig|gruss|grüss|liess|schliess|sass)/i,
    );
    expect(german).toMatch(/ß/);
  });

  test('can be written as an option a few cards at a time', () => {
    const some = cards.slice(0, 3).map((card, at) => ({ ...card, id: String(at + 1) }));
    const deck = { name: 'Some', cards: some };
    expect(deckNotation.parse(deckNotation.format(deck))).toEqual({ ok: true, value: deck });
  });
});
