import { describe, expect, test } from 'vitest';
import { randomBot } from '@rudel/bots';
import {
  drawFrom,
  formatRecord,
  longestText,
  mustParse,
  openingTags,
  parseRecord,
  replay,
  seededRng,
} from '@rudel/kernel';
import type { Deck, DeckCard } from '../src/cards/deck-types.ts';
import { houseDeck } from '../src/cards/house-deck.ts';
import { formatTexts, readTexts } from '../src/deck/card-notation.ts';
import { bytesOf, deckNotation } from '../src/deck/deck-notation.ts';
import { cardsInPlay, findTexts, stockOf } from '../src/deck/decks.ts';
import { exampleDecks } from '../src/deck/example-decks.ts';
import { tofugott } from '../src/index.ts';
import { options } from '../src/options.ts';
import { checkDeck, fitDeck, formatDeck, missingCards, mostDeckBytes, ownDeck } from '../src/page.ts';
import type { Options, PastTurn, State } from '../src/types.ts';

const { table, player } = tofugott;

function card(text: string, black = false): DeckCard {
  const one = { scene: text, questions: ['Who?', 'What?', 'Why?'] } as const;
  return { id: '1', black, en: one, de: one };
}

const three = 'Ours/A.;b?;c?;d?/E.;f?;g?;h?/I.;j?;k?;l?';

describe('The notation of an own deck', () => {
  test('says everything that a card can say', () => {
    const odd = 'A, b; c/d*e_f~g: “h” = 100 % — ünïcødé 🐘?';
    const deck: Deck = { name: 'Odd / even', cards: [card(odd), card('*', true), card('~_,;')] };
    const text = deckNotation.format(deck);
    expect(text).not.toMatch(/[\s,"]/);
    const read = mustParse(deckNotation, text);
    expect(read.cards.map(({ en }) => en.scene)).toEqual([odd, '*', '~_,;']);
    expect(read.cards.map(({ black }) => black)).toEqual([false, true, false]);
    expect(read.cards.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(read.name).toBe('Odd / even');
    expect(deckNotation.format(read)).toBe(text);
  });

  test('keeps two languages apart, and writes one of them once', () => {
    const [first, second] = mustParse(deckNotation, exampleDecks[1] ?? '').cards;
    expect(first?.en.scene).toBe('Breakfast; late.');
    expect(first?.de.scene).toBe('Frühstück, spät.');
    expect(second?.de).toEqual(second?.en);
  });

  const faults: { readonly [text: string]: string } = {
    '': "A deck needs at least 3 cards; '' has 0.",
    own: "A deck needs at least 3 cards; 'own' has 0.",
    'Ours/A.;b?;c?;d?/E.;f?;g?;h?': "A deck needs at least 3 cards; 'Ours' has 2.",
    [`${three}/A.;b?;c?;d?`]: 'Card 4 of the deck appears twice.',
    [`${three}/A.;b?;c?`]: 'A card is a scene and three questions, in one language or in two, not 3 texts.',
    [`${three}/A.;b?;;d?`]: 'A text of a card has 1 to 240 characters, not 0.',
    [`${three}/A.;b?;c?;d?;A.;b?;c?;d?`]: 'A card that says the same twice is written once.',
    [`${three}/_A.;b?;c?;d?`]: "'_A.' is not written as a text of a card.",
    [`${three}/A~z;b?;c?;d?`]: "'A~z' is not written as a text of a card.",
    [`${three}/A\u202E;b?;c?;d?`]: "'A�' is not written as a text of a card.",
    [`${'N'.repeat(41)}${three.slice(4)}`]: 'A name of a deck has 1 to 40 characters, not 41.',
    [`${three}/${'A'.repeat(241)};b?;c?;d?`]: 'A text of a card has 1 to 240 characters, not 241.',
    [`${three}/${'A'.repeat(13_000)};b?;c?;d?`]: `A deck has at most ${mostDeckBytes} bytes in its notation, not 13050.`,
  };
  for (const [text, error] of Object.entries(faults)) {
    test(`refuses ${text.slice(0, 60) || 'nothing'}`, () => {
      expect(deckNotation.parse(text)).toEqual({ ok: false, error });
      expect(options.parse(`deck=${text}`)).toEqual({ ok: false, error });
    });
  }

  test('counts bytes as they are sent', () => {
    for (const text of ['', 'abc', 'äöü', '–', '🐘', 'a–ü🐘'])
      expect(bytesOf(text), text).toBe(new TextEncoder().encode(text).length);
  });
});

describe('Our own cards', () => {
  test('can all be written in a position and read from a sight', () => {
    for (const { black, en, de } of houseDeck.cards)
      expect(readTexts(formatTexts({ black, en, de }))).toEqual({ black, en, de });
  });

  test('are in play without the black ones, or with them', () => {
    const off = cardsInPlay(options.defaults);
    const on = cardsInPlay({ ...options.defaults, blackCards: 'on' });
    expect(off.length).toBeGreaterThanOrEqual(120);
    expect(on.length).toBe(houseDeck.cards.length);
    const black = on.find((id) => !off.includes(id)) ?? '';
    expect(findTexts(options.defaults, black)).toBeNull();
    expect(findTexts({ ...options.defaults, blackCards: 'on' }, black)?.black).toBe(true);
  });
});

const past = (...ids: readonly string[]): readonly PastTurn[] =>
  ids.map((id) => ({ card: id, aside: [], guesses: [], best: [], worst: [] }));

describe('A deck without enough cards', () => {
  const onlyBlack = 'deck=Dark/A.;b?;c?;d?/E.;f?;g?;h?/*I.;j?;k?;l?';

  test('is refused where its black cards are missing', () => {
    expect(options.parse(onlyBlack)).toEqual({
      ok: false,
      error: 'Without its black cards the deck has 2 cards left, and no match can do with fewer than 3.',
    });
    expect(options.parse(`blackCards=on,${onlyBlack}`).ok).toBe(true);
  });

  test.each([
    ['turnsEach=1', 2, 0],
    ['turnsEach=1', 3, 1],
    ['turnsEach=1', 6, 4],
    ['turnsEach=5', 6, 28],
  ])('%s with %i seats misses %i', (text, seats, missing) => {
    expect(missingCards(mustParse(options, `${text},deck=${three}`), seats)).toBe(missing);
    expect(missingCards(mustParse(options, text), seats)).toBe(0);
  });

  test('never runs out: those answered come back when fewer than two are left', () => {
    const chosen = mustParse(options, `deck=${three}`);
    expect(stockOf({ options: chosen, past: past() })).toEqual(['1', '2', '3']);
    expect(stockOf({ options: chosen, past: past('2') })).toEqual(['1', '3']);
    expect(stockOf({ options: chosen, past: past('2', '3') })).toEqual(['1', '2', '3']);
    expect(stockOf({ options: chosen, past: past('2', '3', '3') })).toEqual(['1', '2']);
  });
});

/** A deck as large as it may be, of words that take two bytes each where they can. */
function largest(): Options {
  const cards = Array.from({ length: 80 }, (_, nth) => card(`${nth} ${'Äü, ß! '.repeat(30)}`.trim()));
  const text = formatDeck({ name: 'Gross', cards });
  const { deck } = checkDeck(text);
  const fitted = deck === null ? null : fitDeck(deck, 'on', seededRng('largest'));
  return mustParse(options, `turnsEach=5,blackCards=on,deck=${fitted?.option ?? ''}`);
}

/** A match that was played at random to its end: how much of the deck is seen is up to nobody. */
function played(chosen: Options, seats: number): State {
  const bot = randomBot(player);
  const rng = seededRng('played');
  let state = table.start(chosen, seats);
  for (let turn = table.turn(state); turn.kind !== 'over'; turn = table.turn(state)) {
    if (turn.kind === 'chance') {
      state = table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
      continue;
    }
    const by = turn.seats[0] ?? 0;
    const move = bot.choose(table.view(state, by), rng, { kind: 'iterations', count: 1 });
    state = table.apply(state, { by, move });
  }
  return state;
}

describe('The largest deck', () => {
  const chosen = largest();

  test('takes almost all the room there is, and fits into a frame as a command', () => {
    expect(bytesOf(chosen.deck)).toBeGreaterThan(mostDeckBytes - 1_000);
    const command = { t: 'do', id: 'x'.repeat(32), base: 100_000, text: `options ${options.format(chosen)}` };
    expect(new TextEncoder().encode(JSON.stringify(command)).length).toBeLessThan(16 * 1024);
  });

  test('can be looked at again as it was loaded', () => {
    expect(ownDeck(chosen.deck).cards.length).toBeGreaterThan(10);
    expect(checkDeck(formatDeck(ownDeck(chosen.deck))).deck?.cards).toEqual(ownDeck(chosen.deck).cards);
  });

  test(
    'leaves room for positions and sights until the end, and is part of the record',
    { timeout: 600_000 },
    () => {
      const last = played(chosen, 6);
      expect(table.turn(last).kind).toBe('over');
      const [length, ...sights] = [
        table.position.format(last),
        ...[0, 5, 'table' as const].map((eye) => player.sight.format(table.view(last, eye))),
      ].map((text) => text.length);
      expect(Math.max(length ?? 0, ...sights)).toBeLessThan(longestText);
      const tags = new Map(openingTags(tofugott, chosen, 6));
      const text = formatRecord({
        tags,
        lines: [{ kind: 'assert', text: table.position.format(table.start(chosen, 6)), line: 0 }],
      });
      const record = parseRecord(text);
      const replayed = record.ok ? replay(tofugott, record.value) : record;
      expect('states' in replayed && replayed.options.deck).toBe(chosen.deck);
    },
  );

  test('shows two cards at once in a position that can be read', () => {
    const rng = seededRng('two');
    let state = table.start(chosen, 6);
    for (let turn = table.turn(state); turn.kind === 'chance'; turn = table.turn(state))
      state = table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
    const text = table.position.format(state);
    expect(text.length).toBeLessThan(longestText);
    expect(table.position.format(mustParse(table.position, text))).toBe(text);
  });
});
