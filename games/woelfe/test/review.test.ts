import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Reviewing, sealReviewer } from '@rudel/bots';
import { mustParse, parseRecord, replay, seal, seededRng } from '@rudel/kernel';
import type { Replayed, SealedTypes } from '@rudel/kernel';
import { bots } from '../src/bot/index.ts';
import { woelfe } from '../src/index.ts';

const found = bots.reviewer;
if (found === undefined) throw new Error('nobody reviews Wölfe');
const reviewer = found;
const reader = { language: 'en', nameOf: (seat: number) => `seat ${seat}` } as const;

/** The last acts of a match that is kept. */
function endOf(name: string, count: number): Replayed<SealedTypes> {
  const text = readFileSync(new URL(`../records/${name}.rudel`, import.meta.url), 'utf8');
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error);
  const played = replay(seal(woelfe), record.value);
  if ('error' in played) throw new Error(played.error);
  return { ...played, acts: played.acts.slice(-count), states: played.states.slice(-count - 1) };
}

describe.each(['four-greedy-bots', 'three-bidders', 'two-bidders'])('a review of %s', (name) => {
  const played = endOf(name, 30);
  const sealed = sealReviewer(reviewer);
  const reviewing = new Reviewing({
    game: seal(woelfe),
    reviewer: sealed,
    played,
    seat: 0,
    seed: 'a',
    reader,
  });
  while (!reviewing.isDone) reviewing.step();
  const { review } = reviewing;

  it('follows the chances to the end, and what they owe to whom adds up', () => {
    expect(review.own).toHaveLength(played.states.length);
    for (const chance of [...review.own, ...review.open]) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    const { chance, others, own } = review.shares;
    expect(chance + others + own).toBeCloseTo((review.own.at(-1) ?? 0) - (review.own[0] ?? 0), 6);
  });

  it('judges what the seat decided, beside moves that were legal', () => {
    expect(review.judged.length).toBeGreaterThan(0);
    for (const { act, made, best, loss } of review.judged) {
      const view = woelfe.table.view(played.states[act] as never, 0);
      const legal = woelfe.player.legal(view).map((move) => woelfe.player.move.format(move));
      expect(played.acts[act]?.by).toBe(0);
      expect(legal).toEqual(expect.arrayContaining([made, best]));
      expect(loss).toBeGreaterThanOrEqual(0);
    }
  });

  it('makes the curve of a seat from what it saw: truths that look alike are reviewed alike', () => {
    const rng = seededRng('alike');
    for (const act of [0, 10, 20]) {
      const view = woelfe.table.view(played.states[act] as never, 1);
      const other = woelfe.table.view(woelfe.table.imagine(view, rng), 1);
      expect(reviewer.outlook(other, seededRng('own'))).toBe(reviewer.outlook(view, seededRng('own')));
    }
  });
});

/** The outlook of the first seat before a deal, by the points so far. */
const between = (points: string): number => {
  const text = `woelfe/1 opts:- seats:4 phase:deal round:3 starter:1 turn:- double:- fever:- rabies:- goblins:1/1/1/1 bids:-/-/-/- tricks:- trick:- points:${points} hands:-/-/-/- answers:-/-/-/-`;
  const view = woelfe.table.view(mustParse(woelfe.table.position, text), 0);
  return reviewer.outlook(view, seededRng('between')) ?? 0;
};

describe('the outlook of a match', () => {
  it('is a quarter for each of four who are level, and follows the points', () => {
    expect(between('10/10/10/10,0/0/0/0')).toBeCloseTo(0.25, 6);
    expect(between('20/10/10/10,0/0/0/0')).toBeGreaterThan(0.4);
    expect(between('0/10/10/10,0/0/0/0')).toBeLessThan(0.15);
  });
});
