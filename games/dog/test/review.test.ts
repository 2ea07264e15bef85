import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Reviewing, sealReviewer } from '@rudel/bots';
import type { Review } from '@rudel/bots';
import { drawFrom, parseRecord, replay, seal, seededRng } from '@rudel/kernel';
import type { Replayed, SealedTypes } from '@rudel/kernel';
import { bots } from '../src/bot/index.ts';
import { dog } from '../src/index.ts';
import { dogPlayer } from '../src/player.ts';
import type { Move, View } from '../src/types.ts';
import { giving, playing } from './bot-sights.ts';

const { reviewer } = bots;
if (reviewer === undefined) throw new Error('nobody reviews Dog');

const english = { language: 'en', nameOf: (seat: number) => `seat ${seat}` } as const;

function moveOf(text: string): Move {
  const move = dogPlayer.move.parse(text);
  if (!move.ok) throw new Error(move.error);
  return move.value;
}

const verdictOn = (view: View, made: string) =>
  reviewer.verdict(view, moveOf(made), seededRng('verdict'), english);

/** The last stone of both is one field before the stall, and the partner's are home. */
const winning = playing('2,9', {
  s0: '63,h2,h3,h4',
  s2: 'h1,h2,h3,h4',
  s1: '15,h2,h3,h4',
  s3: 'h1,h2,h3,h4',
});

describe('a verdict on a decision in Dog', () => {
  it('finds nothing to blame in the move that wins, and names it beside any other', () => {
    const legal = dogPlayer.legal(winning).map((move) => dogPlayer.move.format(move));
    const won = legal.find((text) => text.endsWith('0h1')) ?? '';
    expect(verdictOn(winning, won)).toMatchObject({ loss: 0, chance: 1 });
    const other = verdictOn(winning, legal.find((text) => text.startsWith('9:')) ?? '');
    expect(dogPlayer.move.format((other as { best: Move }).best)).toBe(won);
    expect(other?.loss).toBeGreaterThan(0.2);
    expect(other?.why).toContain('wins 100 of 100 matches');
  });

  it('calls it a loss to give the only card away that opens the nest', () => {
    const sight = giving('K,2,3,5,9,10', {});
    const given = verdictOn(sight, 'give K');
    const kept = verdictOn(sight, 'give 2');
    expect(given?.loss).toBeGreaterThan(3 * (given?.error ?? 1));
    expect(given?.loss).toBeGreaterThan(kept?.loss ?? 1);
  });

  it('has none where there was nothing to decide', () => {
    expect(verdictOn(playing('2', { s0: 'n,n,n,n' }), 'fold')).toBeNull();
  });
});

function keptMatch(): Replayed<SealedTypes> {
  const text = readFileSync(new URL('../records/four-greedy-bots.rudel', import.meta.url), 'utf8');
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error);
  const played = replay(seal(dog), record.value);
  if ('error' in played) throw new Error(played.error);
  return played;
}

/** The end of a match: enough to have decisions, draws and a result in it. */
function lastActs(played: Replayed<SealedTypes>, count: number): Replayed<SealedTypes> {
  return { ...played, acts: played.acts.slice(-count), states: played.states.slice(-count - 1) };
}

function reviewOf(played: Replayed<SealedTypes>, seat: number): Review {
  const sealed = sealReviewer(reviewer as NonNullable<typeof reviewer>);
  const reader = english;
  const reviewing = new Reviewing({ game: seal(dog), reviewer: sealed, played, seat, seed: 'a', reader });
  let done = 0;
  while (!reviewing.isDone) {
    expect(reviewing.review.done).toBeGreaterThanOrEqual(done);
    ({ done } = reviewing.review);
    reviewing.step();
  }
  return reviewing.review;
}

describe('a review of a match of Dog', () => {
  const played = lastActs(keptMatch(), 24);

  it('follows the chances to the end, and what they owe to whom adds up', () => {
    const review = reviewOf(played, 0);
    expect(review.done).toBe(1);
    expect(review.own).toHaveLength(played.states.length);
    expect(review.open).toHaveLength(played.states.length);
    for (const chance of [...review.own, ...review.open]) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect([0, 1]).toContain(review.own.at(-1));
    const { chance, others, own } = review.shares;
    const whole = (review.own.at(-1) ?? 0) - (review.own[0] ?? 0);
    expect(chance + others + own).toBeCloseTo(whole, 6);
    expect(review.turningPoints.length).toBeLessThanOrEqual(3);
    for (const { act, change } of review.turningPoints)
      expect((review.own[act + 1] ?? 0) - (review.own[act] ?? 0)).toBeCloseTo(change, 6);
  });

  it('judges only what the seat decided, each beside a move that was legal', () => {
    const { judged } = reviewOf(played, 1);
    expect(judged.length).toBeGreaterThan(0);
    for (const { act, made, best, loss } of judged) {
      const before = played.states[act] as never;
      expect(played.acts[act]?.by).toBe(1);
      const legal = dogPlayer.legal(dog.table.view(before, 1)).map((move) => dogPlayer.move.format(move));
      expect(legal).toContain(best);
      expect(legal).toContain(made);
      expect(loss).toBeGreaterThanOrEqual(0);
    }
  });

  it('makes the curve of a seat and its verdicts from what it saw: truths that look alike are reviewed alike', () => {
    const rng = seededRng('alike');
    for (const act of [0, 8, 16]) {
      const view = dog.table.view(played.states[act] as never, 1);
      const other = dog.table.view(dog.table.imagine(view, rng), 1);
      expect(reviewer.outlook(other, seededRng('own'))).toBe(reviewer.outlook(view, seededRng('own')));
    }
  });
});

describe('the outlook of a hand', () => {
  it('is even at the beginning, and better for whoever is ahead', () => {
    let state = dog.table.start(dog.options.defaults, 4);
    const rng = seededRng('deal');
    for (let turn = dog.table.turn(state); turn.kind === 'chance'; turn = dog.table.turn(state))
      state = dog.table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
    const outlook = reviewer.outlook(dog.table.view(state, 0), seededRng('even')) ?? 0;
    expect(Math.abs(outlook - 0.5)).toBeLessThan(0.15);
    expect(reviewer.outlook(winning, seededRng('ahead'))).toBeGreaterThan(0.9);
  });
});
