import { describe, expect, test } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { checkDeck } from '../src/cards/check-deck.ts';
import { deckFaultWords } from '../src/cards/deck-fault-words.ts';
import { deckReasons } from '../src/cards/deck-faults.ts';
import { formatDeck } from '../src/cards/format-deck.ts';
import { houseDeck } from '../src/cards/house-deck.ts';
import { jsonReasons } from '../src/cards/json-node.ts';
import { deckNotation } from '../src/deck/deck-notation.ts';
import { fitDeck } from '../src/deck/fit-deck.ts';
import { deckMistakes, goodDeck } from './deck-mistakes.ts';

describe('An own deck', () => {
  test('is read with its black cards, one language standing in for the other', () => {
    const { deck, faults } = checkDeck(goodDeck);
    expect(faults).toEqual([]);
    expect(deck?.name).toBe('Ours');
    expect(deck?.cards.map(({ id, black }) => [id, black])).toEqual([
      ['1', false],
      ['2', true],
      ['3', false],
    ]);
    expect(deck?.cards[0]?.de.questions).toEqual(['Wer rudert?', 'Wer singt?', 'Wer sinkt?']);
    expect(deck?.cards[1]?.de).toEqual(deck?.cards[1]?.en);
    expect(deck?.cards[2]?.en.scene).toBe('Im Wald.');
  });

  test.each(deckMistakes)('with one mistake is refused: $reason', ({ reason, text, words }) => {
    const { deck, faults } = checkDeck(text);
    expect(deck).toBeNull();
    expect(faults.map((fault) => fault.reason)).toEqual([reason]);
    expect(faults.map((fault) => deckFaultWords(fault, 'en'))).toEqual([words]);
  });

  test('is refused for every reason there is, in German too, and each sentence names the line', () => {
    expect(deckMistakes.map(({ reason }) => reason)).toEqual(deckReasons);
    for (const { text } of deckMistakes) {
      const [fault] = checkDeck(text).faults;
      const german = fault && deckFaultWords(fault, 'de');
      expect(german).toMatch(new RegExp(`^Zeile ${fault?.line}[,:] `));
      expect(german).toContain(fault?.card === null ? '' : `Karte ${fault?.card}`);
      expect(german).not.toMatch(/[«»]|undefined/);
    }
  });

  test('gets all its mistakes told at once, line by line', () => {
    const text = goodDeck
      .replace('At sea.', '')
      .replace('true', '1')
      .replace('"Was lacht?"', '"Was lacht?", "Was noch?"');
    expect(checkDeck(text).faults.map((fault) => deckFaultWords(fault, 'de'))).toEqual([
      'Zeile 5, Karte 1, Englisch: Die Szene ist leer.',
      'Zeile 9, Karte 2: Bei "black" steht entweder true oder false, ohne Anführungszeichen.',
      'Zeile 13, Karte 3, Deutsch: Es sind 4 Fragen, eine Karte hat drei.',
    ]);
  });

  test('gets no more than fifty of them told', () => {
    const text = JSON.stringify(
      Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [`field ${at}`, at])),
    );
    expect(checkDeck(text).faults.length).toBe(50);
  });

  test('needs as many cards as the match it is for', () => {
    expect(checkDeck(goodDeck, 3).faults).toEqual([]);
    expect(checkDeck(goodDeck, 7).faults).toMatchObject([
      { reason: 'too-few-cards', line: 3, size: 3, limit: 7 },
    ]);
  });

  test('may come with a byte order mark, tabs, Windows lines and a field called __proto__', () => {
    expect(checkDeck(`\uFEFF${goodDeck.replaceAll('\n', '\r\n\t')}`).faults).toEqual([]);
    const text = goodDeck.replaceAll('\n', '\r\n').replace('"black"', '"__proto__"');
    expect(checkDeck(text).faults).toMatchObject([{ reason: 'unknown-field', found: '__proto__', line: 9 }]);
  });

  test('comes back from its own text, and fits on the table', () => {
    const { deck } = checkDeck(goodDeck);
    expect(deck).not.toBeNull();
    if (deck === null) return;
    expect(checkDeck(formatDeck(deck))).toEqual({ deck, faults: [] });
    const fitted = fitDeck(deck, 'on', seededRng('own deck'));
    expect(fitted?.cards).toBe(3);
    expect(deckNotation.parse(fitted?.option ?? '')).toEqual({ ok: true, value: deck });
  });

  test('is never read wrongly when any one sign is missing or changed', () => {
    for (let at = 0; at < goodDeck.length; at += 1) {
      for (const sign of ['', '"', ',', '}', '\\', '\n', '1']) {
        const text = goodDeck.slice(0, at) + sign + goodDeck.slice(at + 1);
        const isJson = isReadable(text);
        const { faults } = checkDeck(text);
        const isSyntax = faults.length === 1 && jsonReasons.some((reason) => reason === faults[0]?.reason);
        expect([text, isSyntax]).toEqual([text, !isJson]);
      }
    }
  });
});

test('The house deck as text is an own deck without a fault', () => {
  const { deck, faults } = checkDeck(formatDeck(houseDeck));
  expect(faults).toEqual([]);
  expect(deck?.cards.map(({ black, en, de }) => ({ black, en, de }))).toEqual(
    houseDeck.cards.map(({ black, en, de }) => ({ black, en, de })),
  );
});

function isReadable(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
