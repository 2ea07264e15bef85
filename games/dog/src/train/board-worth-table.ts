import { Events, fitLogistic, learnedTable, printConstant, rounded } from '@rudel/bots/train';
import type { LearnedTable, Made, Recipe } from '@rudel/bots/train';
import { seededRng } from '@rudel/kernel';
import { boardWorth } from '../bot/learned/board-worth.ts';
import { habitParameters } from '../bot/parameters.ts';
import { featureCount, Features } from '../bot/value/features.ts';
import { mannerOf } from '../bot/value/manner.ts';
import { HabitMatch } from './habit-match.ts';

/** Chance sways a choice by this many fields, so that boards of all kinds come about. */
const sway = 6;
const ridge = 5;

/** Boards at the ends of rounds, and who won in the end. */
function boardsOf(matches: number, seed: string): Events {
  const rng = seededRng(seed);
  const match = new HabitMatch(mannerOf(habitParameters), rng);
  match.sway(sway);
  const [events, features] = [new Events(featureCount), new Features()];
  for (let nth = 0; nth < matches; nth += 1) {
    const rows: Float64Array[] = [];
    const winner = match.play((nextStarter) => {
      features.write(match.playout.board, nextStarter);
      rows.push(features.values.slice());
    });
    if (winner >= 0) for (const row of rows) events.add(row, winner === 0);
  }
  return events;
}

function make({ seed, size }: Recipe): Made<readonly number[]> {
  const events = boardsOf(size, `board worth ${seed}`);
  const numbers = Array.from(fitLogistic(events, ridge), (number) => rounded(number, 3));
  const heldOut = Math.ceil(size / 5);
  const others = boardsOf(heldOut, `board worth ${seed} held out`);
  const lossOf = (coefficients: readonly number[]): number => others.surprise(coefficients) / others.count;
  const score = {
    measure: 'log loss',
    on: `the ends of rounds of ${heldOut} matches`,
    better: 'lower',
    made: lossOf(numbers),
    inUse: lossOf(boardWorth),
  } as const;
  return { numbers, score };
}

export const boardWorthTable: LearnedTable = learnedTable<readonly number[]>({
  name: 'board-worth',
  recipe: { seed: 1, size: 20_000 },
  unit: 'matches of habits',
  rehearsal: 40,
  inUse: boardWorth,
  make,
  print: (numbers) =>
    printConstant({
      name: 'boardWorth',
      type: 'readonly number[]',
      about:
        'What each feature of a board adds to the logit of winning; value/features.ts says which is which.',
      numbers,
    }),
});
