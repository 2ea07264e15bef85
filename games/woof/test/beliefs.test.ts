import { describe, expect, inject, test } from 'vitest';
import type { Seat } from '@rudel/kernel';
import { seededRng } from '@rudel/kernel';
import { beliefsFrom } from '../src/beliefs/beliefs.ts';
import { strongParameters } from '../src/bot/parameters.ts';
import type { Reading } from '../src/bot/parameters.ts';
import { likeliestSuspicion, oddsOf } from '../src/bot/value/suspicion-odds.ts';
import { leaningsFrom } from '../src/bot/worlds/leanings.ts';
import { characters } from '../src/cards.ts';
import { possibleCharacters } from '../src/deals.ts';
import { factsOf } from '../src/facts.ts';
import { ownGoals } from '../src/moves.ts';
import { suspicionsOf } from '../src/suspicions.ts';
import type { Character, Pointer, Suspicion, View } from '../src/types.ts';
import { castsByEnumeration } from './deals-by-enumeration.ts';
import type { WeighedCast } from './deals-by-enumeration.ts';
import { someView } from './some-views.ts';

/** How somebody reads others who trusts so much of it. */
const trusting = (trust: number): Reading => ({ ...strongParameters.reading, trust });

const histories = inject('long') ? 1_400 : 40;
const fewest = inject('long') ? 1_000 : 28;
const historiesPerTest = 40;

/** The part of the deals in which something is so. */
function shareOf(casts: readonly WeighedCast[], isSo: (cast: readonly Character[]) => boolean): number {
  let [all, some] = [0, 0];
  for (const { cast, weight } of casts) {
    all += weight;
    if (isSo(cast)) some += weight;
  }
  return some / all;
}

function isMet(goal: Character, pointer: Pointer, seat: Seat, cast: readonly Character[]): boolean {
  if (typeof pointer === 'number') return cast[pointer] === goal;
  return cast.every((one, place) => place === seat || one !== goal);
}

function expectSame(found: number | undefined, expected: number): void {
  expect(Math.abs((found ?? -1) - expected)).toBeLessThan(1e-9);
}

function compareMarginals(view: View, casts: readonly WeighedCast[]): void {
  const found = beliefsFrom(view.shown, factsOf(view)).chances();
  const possible = possibleCharacters(view);
  for (const place of view.pairs.keys()) {
    for (const [value, character] of characters.entries()) {
      const expected = shareOf(casts, (cast) => cast[place] === character);
      expectSame(found[place]?.[value], expected);
      expect(possible[place]?.includes(character)).toBe(casts.some(({ cast }) => cast[place] === character));
    }
  }
}

/** Every board a seat could set, and the best of them. */
function compareSuspicions(view: View, seat: Seat, casts: readonly WeighedCast[]): void {
  const goals = ownGoals(view, seat);
  const beliefs = beliefsFrom(view.shown, factsOf(view));
  const right = (board: Suspicion): number =>
    shareOf(casts, (cast) => goals.every((goal, nth) => isMet(goal, board[nth] ?? 'x', seat, cast)));
  const boards = suspicionsOf(seat, view.shown.seats, goals);
  for (const board of boards) expectSame(oddsOf(beliefs, board, seat, goals), right(board));
  const { board, chance } = likeliestSuspicion(beliefs, seat, goals);
  expectSame(chance, right(board));
  expectSame(chance, Math.max(...boards.map(right)));
}

/** Some factor for every place and character, as if deeds had told as much. */
function compareLeaning(view: View, casts: readonly WeighedCast[], seed: number): void {
  const rng = seededRng(`leaning ${seed}`);
  const leanings = view.pairs.map(() => characters.map(() => (1 + rng.int(9)) / 10));
  const leant = casts.map(({ cast, weight }) => ({
    cast,
    weight: cast.reduce(
      (product, one, place) => product * (leanings[place]?.[characters.indexOf(one)] ?? 0),
      weight,
    ),
  }));
  const found = beliefsFrom(view.shown, factsOf(view)).leaning(leanings).chances();
  for (const [place, chances] of found.entries()) {
    for (const [value, chance] of chances.entries())
      expectSame(
        chance,
        shareOf(leant, (cast) => cast[place] === characters[value]),
      );
  }
}

describe('beliefs are what counting all deals one by one gives', () => {
  let compared = 0;
  for (let from = 0; from < histories; from += historiesPerTest) {
    test(`histories ${from} to ${from + historiesPerTest - 1}`, () => {
      for (let seed = from; seed < from + historiesPerTest; seed += 1) {
        const view = someView(seed);
        if (view === null) continue;
        const casts = castsByEnumeration(view);
        compareMarginals(view, casts);
        if (view.eye !== 'table') compareSuspicions(view, view.eye, casts);
        compareLeaning(view, casts, seed);
        compared += 1;
      }
    });
  }

  test('enough of them', () => {
    expect(compared).toBeGreaterThanOrEqual(fewest);
  });
});

describe('what others choose', () => {
  test('tells nothing where it is not trusted', () => {
    const view = someView(3);
    if (view === null) throw new Error('There are cards in this view.');
    const facts = factsOf(view);
    const leanings = leaningsFrom(view.shown, facts, 0, trusting(0));
    expect(leanings.flat().every((leaning) => leaning === 1)).toBe(true);
    const trusted = leaningsFrom(view.shown, facts, 0, trusting(0.5));
    expect(trusted.flat().some((leaning) => leaning < 1)).toBe(true);
    expect(trusted[0]?.every((leaning) => leaning === 1)).toBe(true);
  });

  test('tells less of somebody who erred in the round before', () => {
    const view = someView(3);
    if (view === null) throw new Error('There are cards in this view.');
    const [by] = view.shown.log.filter(({ kind }) => kind === 'look').map((deed) => deed.by);
    if (by === undefined) throw new Error('Somebody has looked in this view.');
    const eye = by === 0 ? 1 : 0;
    const contrast = (errors: number): number => {
      const shown = { ...view.shown, round: 2, errors: view.shown.errors.map(() => errors) };
      const leaning = leaningsFrom(shown, factsOf(view), eye, trusting(1))[by] ?? [];
      return Math.max(...leaning) / Math.min(...leaning);
    };
    expect(contrast(0)).toBeGreaterThan(contrast(1));
    expect(contrast(1)).toBeGreaterThan(1);
  });

  test('is never taken for proof', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const view = someView(seed);
      if (view === null) continue;
      const leanings = leaningsFrom(view.shown, factsOf(view), 0, trusting(1));
      expect(leanings.flat().every((leaning) => leaning > 0)).toBe(true);
    }
  });
});
