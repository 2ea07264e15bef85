import { expect, test } from 'vitest';
import { secretFromSeed, seededRng } from '@rudel/kernel';
import { fixtureOf, periodOf, playMatch, randomBot, rotated, sealBot, tally, wilson } from '../src/index.ts';
import type { AnyBot, Bout, Result } from '../src/index.ts';
import { parity } from './parity.ts';

const stubborn: AnyBot = { name: 'stubborn', choose: () => 'odd' };
const random = sealBot(randomBot(parity.player));

const bout = (seed: string, bots: readonly AnyBot[]): Bout => ({
  options: {},
  seats: 2,
  bots,
  lot: { secret: secretFromSeed(seed), contributions: [] },
  rng: (seat) => seededRng(`${seed} ${seat}`),
});

const never = (): { reason: string; rule: string } => ({ reason: 'not-asked', rule: '1.1' });

const rounded = (successes: number, trials: number): string[] =>
  wilson(successes, trials).map((bound) => bound.toFixed(4));

const won = (players: string[], winners: number[], acts: number): Result => ({
  players,
  outcome: { winners, scores: [] },
  acts,
});

test('a match is played to its end: a draw, then every seat', () => {
  const { outcome, acts } = playMatch(parity, bout('one', [stubborn, stubborn]));
  expect(acts.map(({ by }) => by)).toEqual(['chance', 0, 1]);
  expect([0, 2]).toContain(outcome?.winners.length);
});

test('the same seed gives the same match', () => {
  expect(playMatch(parity, bout('same', [random, random]))).toEqual(
    playMatch(parity, bout('same', [random, random])),
  );
});

test('every act is told with the truth before and after it', () => {
  const told: string[] = [];
  const onAct: Bout['onAct'] = ({ act, after }) => {
    told.push(`${act.by} ${parity.table.turn(after).kind}`);
  };
  playMatch(parity, { ...bout('told', [stubborn, stubborn]), onAct });
  expect(told).toEqual(['chance seats', '0 seats', '1 over']);
});

test('a match that takes too long is broken off', () => {
  const { outcome, acts } = playMatch(parity, { ...bout('long', [random, random]), actLimit: 2 });
  expect([outcome, acts.length]).toEqual([null, 2]);
});

test('a bot that breaks a rule stops everything', () => {
  const strict = { ...parity, player: { ...parity.player, whyNot: never } };
  expect(() => playMatch(strict, bout('cheat', [stubborn, stubborn]))).toThrow(
    "The bot 'stubborn' of parity/1 played odd: You have been asked already. (parity 1.1)",
  );
});

test('players move on round the table, each deal once in every order', () => {
  expect(rotated(['a', 'b', 'c'], 1)).toEqual(['c', 'a', 'b']);
  expect(rotated([], 3)).toEqual([]);
  expect([['a'], ['a', 'a'], ['a', 'b', 'a', 'b'], ['a', 'a', 'b', 'b'], []].map(periodOf)).toEqual([
    1, 1, 2, 4, 1,
  ]);
  expect([0, 1, 2, 3].map((nth) => fixtureOf(['a', 'b'], nth))).toEqual([
    { deal: 0, rotation: 0 },
    { deal: 0, rotation: 1 },
    { deal: 1, rotation: 0 },
    { deal: 1, rotation: 1 },
  ]);
});

test("Wilson's interval", () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
  expect(rounded(0, 10)).toEqual(['0.0000', '0.2775']);
  expect(rounded(5, 10)).toEqual(['0.2366', '0.7634']);
  expect(rounded(10, 10)).toEqual(['0.7225', '1.0000']);
  expect(rounded(200, 400)).toEqual(['0.4512', '0.5488']);
});

test('results add up by seat and by player; partners who win together count once', () => {
  const total = tally([
    won(['a', 'b', 'a', 'b'], [0, 2], 10),
    won(['b', 'a', 'b', 'a'], [0, 2], 20),
    won(['a', 'b', 'a', 'b'], [0, 2], 30),
    { players: ['a', 'b', 'a', 'b'], outcome: null, acts: 40 },
  ]);
  expect(total).toMatchObject({ matches: 4, unfinished: 1, acts: { mean: 25, min: 10, max: 40 } });
  expect(total.seats.map(({ wins, matches }) => [wins, matches])).toEqual([
    [3, 3],
    [0, 3],
    [3, 3],
    [0, 3],
  ]);
  expect(total.players.get('a')).toEqual({ matches: 3, wins: 2, interval: wilson(2, 3) });
  expect(total.players.get('b')).toMatchObject({ matches: 3, wins: 1 });
});

test('nothing adds up to nothing', () => {
  expect(tally([])).toMatchObject({ matches: 0, acts: { mean: 0, min: 0, max: 0 }, seats: [] });
});
