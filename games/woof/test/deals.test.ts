import { describe, expect, test } from 'vitest';
import { pick, seededRng } from '@rudel/kernel';
import type { Eye } from '@rudel/kernel';
import { setupOf } from '@rudel/testkit';
import { cards } from '../src/cards.ts';
import { dealsOf, possibleCharacters } from '../src/deals.ts';
import { deckOf, placesOf } from '../src/deck.ts';
import { woof } from '../src/index.ts';
import { mayPay } from '../src/tokens.ts';
import type { Card, Deed, Pair, View } from '../src/types.ts';
import { lateWoof } from './late-starts.ts';
import { answered, cry, played } from './told-twice.ts';

/** All ways to deal what is left, place by place, each with the number of physical deals it stands for. */
function* allDeals(left: readonly number[], places: number): Generator<{ pairs: Pair[]; ways: number }> {
  if (places === 0) {
    yield { pairs: [], ways: 1 };
    return;
  }
  for (const [one, count] of left.entries()) {
    if (count === 0) continue;
    const after = left.with(one, count - 1);
    for (const [other, rest] of after.entries()) {
      if (other < one || rest === 0) continue;
      const ways = one === other ? (count * rest) / 2 : count * rest;
      const pair: Pair = [cards[one] as Card, cards[other] as Card];
      for (const deal of allDeals(after.with(other, rest - 1), places - 1))
        yield { pairs: [pair, ...deal.pairs], ways: ways * deal.ways };
    }
  }
}

/** How likely all that an eye knows would be with these cards; chance alone decides which card is seen. */
function likely(view: View, pairs: readonly Pair[]): number {
  const { eye, shown } = view;
  const liar = pairs.findIndex((pair) => played(pair) === 'P');
  if (eye !== 'table' && String(view.pairs[eye]) !== String(pairs[eye])) return 0;
  let [product, looks] = [1, 0];
  for (const [nth, deed] of shown.log.entries()) {
    product *= likelyDeed(view, nth, deed, { pairs, liar, known: view.seen[looks] ?? '?' });
    if (deed.kind === 'look') looks += 1;
  }
  const { looking, turn, log } = shown;
  const isUnpaid = looking !== null && turn !== null && !mayPay(shown, log, turn, turn === liar);
  return isUnpaid ? 0 : product;
}

type World = { readonly pairs: readonly Pair[]; readonly liar: number; readonly known: Card | '?' };

function likelyDeed({ shown }: View, nth: number, deed: Deed, { pairs, liar, known }: World): number {
  const isLiar = deed.by === liar;
  const mayLook = (): boolean => mayPay(shown, shown.log.slice(0, nth), deed.by, isLiar);
  switch (deed.kind) {
    case 'ask':
      return answered(deed.question, pairs[deed.at] ?? []) === deed.answer ? 1 : 0;
    case 'pass':
      return mayLook() ? 0 : 1;
    case 'suspect':
      return 1;
    case 'look': {
      const fitting = (pairs[deed.at] ?? []).filter(
        (card) => (known === '?' || known === card) && cry(card, isLiar) === deed.sign,
      );
      return mayLook() ? fitting.length / 2 : 0;
    }
  }
}

function chancesByEnumeration(view: View): readonly (readonly number[])[] {
  const { options, seats } = view.shown;
  const deck = deckOf(options, seats);
  const places = placesOf(seats);
  const sums = Array.from({ length: places }, () => [0, 0, 0, 0, 0]);
  let whole = 0;
  const counts = cards.map((card) => deck[card]);
  for (const { pairs, ways } of allDeals(counts, places)) {
    const weight = ways * likely(view, pairs);
    if (weight === 0) continue;
    whole += weight;
    for (const [place, pair] of pairs.entries()) {
      const sum = sums[place] ?? [];
      const character = 'SDHPW'.indexOf(played(pair));
      sum[character] = (sum[character] ?? 0) + weight;
    }
  }
  return sums.map((sum) => sum.map((weight) => weight / whole));
}

/** What somebody knows late in a match of four or five, with options of all kinds. */
function someView(seed: number): View | null {
  const { options } = setupOf(woof, seed);
  const rng = seededRng(`history ${seed}`);
  const seats = 4 + (seed % 2);
  const state = lateWoof.table.start(options, seats);
  const view = woof.table.view(state, pick<Eye>([0, 1, 2, 3, 'table'], rng));
  return view.pairs.some((pair) => pair.length === 0) ? null : view;
}

describe('the deals behind a view', () => {
  test('have the chances that counting all of them gives', { timeout: 120_000 }, () => {
    let compared = 0;
    for (let seed = 0; seed < 40; seed += 1) {
      const view = someView(seed);
      if (view === null) continue;
      const [found, expected] = [dealsOf(view).chances(), chancesByEnumeration(view)];
      for (const [place, chances] of expected.entries()) {
        for (const [character, chance] of chances.entries())
          expect(Math.abs((found[place]?.[character] ?? -1) - chance)).toBeLessThan(1e-9);
      }
      const possible = expected.map((chances) =>
        Array.from('SDHPW').filter((_, nth) => (chances[nth] ?? 0) > 0),
      );
      expect(possibleCharacters(view)).toEqual(possible);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(28);
  });

  test('are drawn as often as they are likely', { timeout: 60_000 }, () => {
    const worlds = 4_000;
    for (const seed of [3, 8, 13]) {
      const view = someView(seed);
      if (view === null) continue;
      const rng = seededRng(`worlds ${seed}`);
      const deals = dealsOf(view);
      const counts = view.pairs.map(() => [0, 0, 0, 0, 0]);
      for (let nth = 0; nth < worlds; nth += 1) {
        for (const [place, pair] of deals.draw(rng).entries()) {
          const count = counts[place] ?? [];
          const character = 'SDHPW'.indexOf(played(pair));
          count[character] = (count[character] ?? 0) + 1 / worlds;
        }
      }
      for (const [place, chances] of deals.chances().entries()) {
        for (const [character, chance] of chances.entries())
          expect(Math.abs((counts[place]?.[character] ?? 0) - chance)).toBeLessThan(0.04);
      }
    }
  });
});
