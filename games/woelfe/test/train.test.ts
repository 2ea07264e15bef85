import { describe, expect, test } from 'vitest';
import { seededRng } from '@rudel/kernel';
import { training } from '@rudel/woelfe/train';
import { copies, kindCount } from '../src/bot/know/fast/fast-dice.ts';
import { plainTemper, usualTemper } from '../src/bot/worlds/habit/temper.ts';
import { leadOver } from '../src/train/habit-duel.ts';
import { HabitRounds } from '../src/train/habit-rounds.ts';

const whims = { bid: 300, roll: 100 } as const;
const sum = (numbers: ArrayLike<number>): number => Array.from(numbers).reduce((all, one) => all + one, 0);

/** Some numbers that depend on all that happened in some rounds. */
function wolvesPlayed(): readonly number[] {
  const game = new HabitRounds(seededRng('again'));
  return Array.from({ length: 20 }, () => {
    game.deal(3, 5);
    game.play(whims, () => {});
    return sum(game.round.wolves.map((wolves, seat) => wolves * (seat + 1)));
  });
}

const shapeOf = (numbers: unknown): unknown =>
  JSON.parse(JSON.stringify(numbers), (_, value: unknown) => (typeof value === 'number' ? 0 : value));

describe('Rounds that tables are learned from', () => {
  test.each([2, 3, 4])('are dealt from one bag and played to their end, with %i seats', (seats) => {
    const game = new HabitRounds(seededRng(`rounds ${seats}`));
    const { round } = game;
    for (let nth = 0; nth < 60; nth += 1) {
      const size = seats === 4 ? 7 : 1 + (nth % 7);
      game.deal(seats, size);
      for (let kind = 0; kind < kindCount; kind += 1) {
        const dealt = Array.from({ length: seats }, (_, seat) => round.held(seat, kind));
        expect(sum(dealt)).toBeLessThanOrEqual(copies[kind] as number);
      }
      const seen: number[] = [];
      game.play(whims, () => seen.push(round.played));
      expect(seen).toEqual(Array.from({ length: size }, (_, played) => played));
      expect([round.phase, sum(round.tricks), sum(round.hands)]).toEqual(['over', size, 0]);
    }
  });

  test('of pairs have two hunters', () => {
    const game = new HabitRounds(seededRng('pairs'));
    for (let nth = 0; nth < 20; nth += 1) {
      game.dealPair(7);
      expect(game.round.drawn.toSorted()).toEqual(Uint8Array.of(0, 0, 1, 1));
    }
  });

  test('are the same again with the same seed', () => {
    expect(wolvesPlayed()).toEqual(wolvesPlayed());
  });
});

describe('Tempers', () => {
  test('are even with themselves, and what was learned beats what looks no further than a trick', () => {
    expect(leadOver(usualTemper, usualTemper, 20, 'even')).toBe(0);
    expect(leadOver(plainTemper, usualTemper, 400, 'ahead')).toBeGreaterThan(1);
  });
});

describe('Tables', () => {
  test.each(training.tables)('$name has the shape of the one in use', ({ make, inUse, rehearsal }) => {
    expect(shapeOf(make({ seed: 7, size: (rehearsal ?? 2000) / 2 }).numbers)).toEqual(shapeOf(inUse));
  });
});
