import { describe, expect, test } from 'vitest';
import { pick, seededRng, shuffled } from '@rudel/kernel';
import { blended, flat, spreadOf } from '../src/bot/know/profile.ts';
import type { Utilities } from '../src/bot/know/profile.ts';
import { nothingLaid } from '../src/bot/know/turn-layout.ts';
import type { Layout, SeenTurn } from '../src/bot/know/turn-layout.ts';
import { chanceProfile } from '../src/bot/worlds/chance.ts';
import { layingsOf } from '../src/bot/worlds/layings.ts';
import { learnedTaste } from '../src/bot/worlds/learned-taste.ts';
import { silhouettes } from '../src/silhouettes.ts';

/** All ways to lay six answers, one by one. */
function* allLayings({ among, laid }: Layout, place = 0): Generator<readonly number[]> {
  if (place === laid.length) {
    yield laid as readonly number[];
    return;
  }
  const known = laid[place] ?? null;
  const choices = known === null ? among.filter((one) => !laid.includes(one)) : [known];
  for (const one of choices) yield* allLayings({ among, laid: laid.with(place, one) }, place + 1);
}

function chancesByHand(utilities: Utilities, temperature: number, layout: Layout): number[][] {
  const sums = layout.laid.map(() => silhouettes.map(() => 0));
  let total = 0;
  for (const laying of allLayings(layout)) {
    const worth = laying.reduce(
      (sum, one, place) => sum + (place < 3 ? 1 : -1) * (utilities[place % 3]?.[one] ?? 0),
      0,
    );
    const weight = Math.exp(worth / temperature);
    total += weight;
    for (const [place, one] of laying.entries())
      (sums[place] as number[])[one] = (sums[place]?.[one] ?? 0) + weight;
  }
  return sums.map((row) => row.map((sum) => sum / total));
}

const among = [0, 2, 3, 4, 5, 7, 8, 9];

describe('Layings', () => {
  test.each([
    ['nothing', [null, null, null, null, null, null]],
    ['the first question', [4, null, null, 9, null, null]],
    ['two questions', [4, 0, null, 9, 7, null]],
    ['some places', [null, 5, null, 2, null, null]],
    ['all', [4, 0, 2, 9, 7, 3]],
  ] as const)('are as likely as going through all of them says, with %s laid', (_name, laid) => {
    const rng = seededRng(`layings ${laid.join()}`);
    const utilities = [0, 1, 2].map(() => chanceProfile(1.3, rng));
    const layout = { among, laid };
    const chances = layingsOf(utilities, 0.8, layout);
    const byHand = chancesByHand(utilities, 0.8, layout);
    for (const [place, row] of chances.entries())
      for (const [one, chance] of row.entries()) expect(chance).toBeCloseTo(byHand[place]?.[one] ?? -1, 9);
  });
});

/** A turn laid by somebody with this taste, without any chance in it. */
function laidBy(taste: readonly number[], seed: string): SeenTurn {
  const rng = seededRng(seed);
  const appeals = [0, 1, 2].map(() => chanceProfile(1, rng));
  const eight = shuffled([...silhouettes.keys()], rng, 8);
  const utilities = appeals.map((appeal) => blended([1, appeal], [1, taste]));
  let layout: Layout = { among: eight, laid: nothingLaid };
  for (const place of nothingLaid.keys()) {
    const row = layingsOf(utilities, 0.1, layout)[place] ?? [];
    layout = { ...layout, laid: layout.laid.with(place, row.indexOf(Math.max(...row))) };
  }
  return { appeals, layout };
}

const correlation = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) / (10 * spreadOf(one) * spreadOf(other));

describe('A learned taste', () => {
  const belief = { spread: 0.9, temperature: 0.8 };
  const truth = silhouettes.map((_, at) => (at - 4.5) / 3);

  test('is flat where nothing was shown', () => {
    expect(learnedTaste([], belief)).toEqual(flat);
  });

  test('comes nearer to the true one with every turn', () => {
    const turns = Array.from({ length: 12 }, (_, nth) => laidBy(truth, `turn ${nth}`));
    const near = [1, 4, 12].map((count) => correlation(learnedTaste(turns.slice(0, count), belief), truth));
    expect(near[0]).toBeGreaterThan(0.2);
    expect(near[1]).toBeGreaterThan(near[0] ?? 1);
    expect(near[2]).toBeGreaterThan(0.9);
  });

  test('has settled: where it lies, what was laid is what is expected, less what is held against special tastes', () => {
    const turns = [laidBy(truth, 'a'), laidBy(truth, 'b'), laidBy(truth, 'c')];
    const taste = learnedTaste(turns, belief);
    const again = learnedTaste([...turns, ...turns], { ...belief, spread: belief.spread / Math.SQRT2 });
    expect(correlation(taste, again)).toBeGreaterThan(0.99);
  });

  test('already counts the questions that are over in a turn that goes on', () => {
    const whole = laidBy(truth, 'partly');
    const laid = whole.layout.laid.map((one, place) => (place % 3 === 0 ? one : null));
    const taste = learnedTaste([{ ...whole, layout: { ...whole.layout, laid } }], belief);
    expect(taste[laid[0] ?? 0]).toBeGreaterThan(0);
    expect(taste[laid[3] ?? 0]).toBeLessThan(0);
  });

  test('is drawn by what is laid against what the question asks for', () => {
    const layout = { among, laid: [pick(among, seededRng('odd')), null, null, null, null, null] };
    const [odd = 0] = layout.laid.map((one) => one ?? 0);
    const likely = silhouettes.map((_, at) => (at === odd ? 2 : 0));
    const unlikely = silhouettes.map((_, at) => (at === odd ? -2 : 0));
    const [expected, surprising] = [likely, unlikely].map(
      (appeal) => learnedTaste([{ appeals: [appeal, flat, flat], layout }], belief)[odd] ?? 0,
    );
    expect(surprising).toBeGreaterThan(2 * (expected ?? 1));
  });
});
