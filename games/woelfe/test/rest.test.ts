import { expect, test } from 'vitest';
import { restIn, rests } from '../src/rest.ts';
import { happeningsOf } from './web/matches.ts';

const happenings = [
  happeningsOf('two', 2, 0),
  happeningsOf('three', 3, 2),
  happeningsOf('four', 4, 1),
  happeningsOf('watched', 4, 'table'),
].flat();

const told = (glimpses: (typeof happenings)[number]['glimpses'], ...kinds: readonly string[]): boolean =>
  glimpses.some(({ kind }) => kinds.includes(kind));

test('bots rest at every round that was counted, until its next first decision is made', () => {
  const firsts = happenings.filter(
    ({ after: { shown }, glimpses }) => told(glimpses, 'dealt') && shown.points.length > 0,
  );
  expect(firsts.length).toBeGreaterThan(20);
  for (const { after } of firsts) expect(restIn(after.shown)).toBe(rests.round);
});

test('bots rest at every trick that was taken within a round', () => {
  const taken = happenings.filter(
    ({ glimpses }) => told(glimpses, 'trick') && !told(glimpses, 'sidesScored', 'bidsScored'),
  );
  expect(taken.length).toBeGreaterThan(50);
  for (const { after } of taken) expect(restIn(after.shown)).toBe(rests.trick);
});

test('bots rest when the last hunter is rolled, and at no other die', () => {
  const rolled = happenings.filter(
    ({ after, glimpses }) => told(glimpses, 'rolled') && after.shown.trick !== null,
  );
  const unmasked = rolled.filter(({ glimpses }) => told(glimpses, 'sides'));
  expect(unmasked.length).toBeGreaterThan(2);
  for (const happening of rolled)
    expect(restIn(happening.after.shown)).toBe(unmasked.includes(happening) ? rests.unmasking : 0);
});
