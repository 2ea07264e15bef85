import { Events, fitLogistic, LeastSquares, learnedTable, printConstant, rounded } from '@rudel/bots/train';
import type { LearnedTable, Made, Recipe } from '@rudel/bots/train';
import { seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { BidChance, featureCount, lackOf, learnedOutlook } from '../bot/worlds/habit/bid-chance.ts';
import type { Outlook } from '../bot/worlds/habit/bid-chance.ts';
import { plainTemper, usualTemper } from '../bot/worlds/habit/temper.ts';
import type { Temper } from '../bot/worlds/habit/temper.ts';
import { HabitRounds } from './habit-rounds.ts';

type Numbers = { readonly chances: Outlook['chances']; readonly wolves: Outlook['wolves'] };

const tables = [2, 3] as const;
const largest = 7;
const wolfFeatures = 3;
/** Sensible bids are what an outlook is for: with more caprice it foresees more, and plays worse. */
const caprice = { bid: 100, roll: 0 } as const;
/** The first play without an outlook; each after that with what was learned from those before it. */
const generations = 6;
const ridge = 1;

/** What some rounds with bids came to in which all play as usual: by tricks left. */
class Standings {
  readonly byLeft: readonly Events[] = Array.from({ length: largest }, () => new Events(featureCount));
  readonly wolves: LeastSquares = new LeastSquares(wolfFeatures);

  constructor(seats: number, rounds: number, usual: Temper, rng: Rng) {
    const game = new HabitRounds(rng, usual, usual);
    const { round } = game;
    const chance = new BidChance();
    let ends: (() => void)[] = [];
    for (let nth = 0; nth < rounds; nth += 1) {
      game.deal(seats, 1 + (nth % largest));
      game.play(caprice, () => {
        for (let seat = 0; seat < seats; seat += 1) {
          chance.read(round, seat);
          ends.push(this.#keep(chance, game, seat));
        }
      });
      for (const end of ends) end();
      ends = [];
    }
  }

  /** Keeps where a seat stands until the round is over. */
  #keep(chance: BidChance, { round }: HabitRounds, seat: number): () => void {
    const { left, isOpen } = chance;
    const features = chance.features.slice();
    const ofWolves = chance.wolfFeatures.slice();
    const before = round.wolves[seat] as number;
    return () => {
      if (isOpen) (this.byLeft[left - 1] as Events).add(features, lackOf(round, seat) === 0);
      this.wolves.add(ofWolves, (round.wolves[seat] as number) - before);
    };
  }
}

const temperWith = (outlook: Outlook | null): Temper =>
  outlook === null
    ? { ...usualTemper, rightBid: plainTemper.rightBid }
    : { ...usualTemper, rightBid: 0, outlook };

const list = (coefficients: Float64Array, decimals: number): readonly number[] =>
  Array.from(coefficients, (coefficient) => rounded(coefficient, decimals));

function outlookFrom(standings: readonly Standings[]): Outlook {
  return {
    chances: standings.map(({ byLeft }) => byLeft.map((events) => list(fitLogistic(events, ridge), 3))),
    wolves: standings.map(({ wolves }) => list(wolves.solve(ridge), 2)),
  };
}

/** The mean surprise about bids that came right or not. */
function surpriseOf({ chances }: Outlook, standings: readonly Standings[]): number {
  let [sum, count] = [0, 0];
  for (const [table, { byLeft }] of standings.entries())
    for (const [left, events] of byLeft.entries()) {
      sum += events.surprise(chances[table]?.[left] ?? []);
      count += events.count;
    }
  return sum / count;
}

function make({ seed, size }: Recipe): Made<Numbers> {
  const standingsOf = (outlook: Outlook | null, rounds: number, use: string): readonly Standings[] =>
    tables.map(
      (seats) =>
        new Standings(seats, rounds, temperWith(outlook), seededRng(`outlooks ${seed} ${use} ${seats}`)),
    );
  let outlook: Outlook | null = null;
  for (let nth = 1; nth < generations; nth += 1)
    outlook = outlookFrom(standingsOf(outlook, size, `generation ${nth}`));
  const numbers = outlookFrom(standingsOf(outlook, size, 'last generation'));
  const rounds = Math.ceil(size / 5);
  const heldOut = standingsOf(numbers, rounds, 'held out');
  const score = {
    measure: 'log loss of bids',
    on: `${rounds} rounds of two and of three`,
    better: 'lower',
    made: surpriseOf(numbers, heldOut),
    inUse: surpriseOf(learnedOutlook, heldOut),
  } as const;
  return { numbers, score };
}

export const bidOutlookTable: LearnedTable = learnedTable<Numbers>({
  name: 'bid-outlooks',
  recipe: { seed: 1, size: 20_000 },
  unit: 'rounds that habits played, of two and of three, for each of six generations',
  rehearsal: 300,
  inUse: learnedOutlook,
  make,
  print: ({ chances, wolves }) =>
    [
      printConstant({
        name: 'bidOutlooks',
        type: 'readonly (readonly (readonly number[])[])[]',
        about:
          'How the chances stand that a bid comes exactly right, as coefficients of a logit: by seats from two, by tricks left from one. What they stand for is in `bid-chance.ts`.',
        numbers: chances,
      }),
      printConstant({
        name: 'bidWolves',
        type: 'readonly (readonly number[])[]',
        about:
          'How many wolves a seat will still win: for each trick that it lacks, that its dice win on average, and that is left; by seats from two.',
        numbers: wolves,
      }),
    ].join('\n'),
});
