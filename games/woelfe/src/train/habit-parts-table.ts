import { learnedTable, LeastSquares, printConstant, rounded } from '@rudel/bots/train';
import type { LearnedTable, Made, Recipe } from '@rudel/bots/train';
import { seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { hunter, kindCount } from '../bot/know/fast/fast-dice.ts';
import { writePoints } from '../bot/know/fast/fast-points.ts';
import { FastRound } from '../bot/know/fast/fast-round.ts';
import { most } from '../bot/know/fast/fast-trick.ts';
import { habitHeed, habitParts } from '../bot/learned/habit-parts.ts';
import { Habit, lastStage, stageOf } from '../bot/worlds/habit/habit.ts';
import { plainTemper, usualTemper } from '../bot/worlds/habit/temper.ts';
import type { Temper } from '../bot/worlds/habit/temper.ts';
import { leadOver } from './habit-duel.ts';
import { HabitRounds } from './habit-rounds.ts';

type Parts = { readonly heed: readonly number[]; readonly part: readonly number[] };

const dice = 7;
const partCount = (lastStage + 1) * most * kindCount;
const features = most + partCount;
/** What a point is worth in wolves: a lead over the mean of all others, of whom one is a friend. */
const wolvesPerPoint = 2 / 3 / 1.4;
/** Early generations learn from fewer decisions. */
const generations = [0.25, 0.25, 1] as const;
const ridge = 10;

const temperWith = ({ heed, part }: Parts): Temper => ({ ...usualTemper, heed, part });

/** Tries every die in decisions of rounds that habits play, and plays them to their end. */
class Trials {
  readonly sums: LeastSquares = new LeastSquares(features);
  readonly #game: HabitRounds;
  readonly #before: FastRound = new FastRound();
  readonly #worths: Habit;
  readonly #points: Float64Array = new Float64Array(most);
  readonly #rng: Rng;
  readonly #rows: Float64Array[] = [];
  readonly #values: number[] = [];

  constructor(usual: Temper, rng: Rng) {
    this.#rng = rng;
    this.#game = new HabitRounds(rng, usual);
    this.#worths = new Habit({
      ...usual,
      heed: [1, 1, 1, 1],
      part: Array.from({ length: partCount }, () => 0),
    });
  }

  /** One decision of one round. */
  add(): void {
    const game = this.#game;
    const { round, playout } = game;
    game.dealPair(dice);
    let rolls = this.#rng.int((dice - 1) * most);
    playout.prepare(round);
    let played = 0;
    while (round.phase !== 'play' || rolls > 0) {
      if (round.phase === 'play') rolls -= 1;
      playout.step(round);
      if (round.played !== played) {
        played = round.played;
        playout.prepare(round);
      }
    }
    this.#try(round.turn);
  }

  #try(seat: number): void {
    const { round, playout } = this.#game;
    const before = this.#before;
    before.copyFrom(round);
    this.#worths.prepare(before);
    this.#worths.scoreRolls(before);
    playout.luck.salt = this.#rng.int(0x1_0000_0000) | 0;
    const place = before.trick.count;
    const from = most + (stageOf(before.played) * most + place) * kindCount;
    this.#rows.length = 0;
    this.#values.length = 0;
    for (let kind = 0; kind < kindCount; kind += 1) {
      if (before.held(seat, kind) === 0) continue;
      const row = new Float64Array(features);
      row[place] = this.#worths.scores[kind] as number;
      row[from + kind] = 1;
      this.#rows.push(row);
      this.#values.push(this.#valueOf(seat, kind));
    }
    this.#addDifferences();
  }

  /** What a die comes to if all go on by habit, in wolves. */
  #valueOf(seat: number, kind: number): number {
    const { round, playout } = this.#game;
    round.copyFrom(this.#before);
    playout.prepare(round);
    round.roll(kind);
    if (kind === hunter) playout.prepare(round);
    playout.finish(round, dice);
    writePoints(round, this.#points);
    const isHunter = round.isHunter(seat);
    const other = round.isHunter(0) === isHunter ? enemyOf(round, isHunter) : 0;
    return wolvesPerPoint * ((this.#points[seat] as number) - (this.#points[other] as number));
  }

  /** Only how dice differ in one decision tells anything. */
  #addDifferences(): void {
    const count = this.#rows.length;
    if (count < 2) return;
    const mean = this.#values.reduce((sum, value) => sum + value, 0) / count;
    const middle = new Float64Array(features);
    for (const row of this.#rows)
      for (let at = 0; at < features; at += 1) (middle[at] as number) += (row[at] as number) / count;
    for (const [nth, row] of this.#rows.entries()) {
      for (let at = 0; at < features; at += 1) (row[at] as number) -= middle[at] as number;
      this.sums.add(row, (this.#values[nth] as number) - mean);
    }
  }
}

function enemyOf(round: FastRound, isHunter: boolean): number {
  for (let seat = 0; seat < most; seat += 1) if (round.isHunter(seat) !== isHunter) return seat;
  throw new Error('all are on one side');
}

function partsFrom(usual: Temper, decisions: number, rng: Rng): Parts {
  const trials = new Trials(usual, rng);
  for (let nth = 0; nth < decisions; nth += 1) trials.add();
  const found = Array.from(trials.sums.solve(ridge), (number) => rounded(number, 2));
  return { heed: found.slice(0, most), part: found.slice(most) };
}

const inUse: Parts = { heed: habitHeed, part: habitParts };

function make({ seed, size }: Recipe): Made<Parts> {
  let parts: Parts = { heed: plainTemper.heed, part: plainTemper.part };
  for (const [nth, share] of generations.entries()) {
    const rng = seededRng(`habit-parts ${seed} generation ${nth}`);
    parts = partsFrom(temperWith(parts), Math.ceil(share * size), rng);
  }
  const deals = Math.ceil(size / 4);
  const lead = (one: Parts): number => leadOver(plainTemper, temperWith(one), deals, `habit-parts ${seed}`);
  const score = {
    measure: 'lead over plain habits in points a round',
    on: `${deals} deals, each played from both sides`,
    better: 'higher',
    made: lead(parts),
    inUse: lead(inUse),
  } as const;
  return { numbers: parts, score };
}

export const habitPartsTable: LearnedTable = learnedTable<Parts>({
  name: 'habit-parts',
  recipe: { seed: 1, size: 60_000 },
  unit: 'decisions in rounds that habits played, every die tried to the end of the round',
  rehearsal: 40,
  inUse,
  make,
  print: ({ heed, part }) =>
    [
      printConstant({
        name: 'habitHeed',
        type: 'readonly number[]',
        about: 'How much the prospects of a trick count for a die rolled first, second, third or last.',
        numbers: heed,
      }),
      printConstant({
        name: 'habitParts',
        type: 'readonly number[]',
        about:
          'What it is worth to roll a die besides, in wolves: a row for each stage of the round and each place, a column for each kind.',
        numbers: part,
      }),
    ].join('\n'),
});
