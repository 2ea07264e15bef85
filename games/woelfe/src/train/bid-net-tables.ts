import { learnedTable, NetExamples, printConstant } from '@rudel/bots/train';
import type { LearnedTable } from '@rudel/bots/train';
import type { Rng } from '@rudel/kernel';
import { bidNetOfThree } from '../bot/learned/bid-net-of-three.ts';
import { bidNetOfTwo } from '../bot/learned/bid-net-of-two.ts';
import { bidInputs, readBids } from '../bot/value/nets/bid-net.ts';
import { hidden } from '../bot/value/nets/small-net.ts';
import { lackOf } from '../bot/worlds/habit/bid-chance.ts';
import { HabitRounds } from './habit-rounds.ts';
import { teach } from './net-lessons.ts';

const largest = 7;
/** A search tries bids and dice that no habit would choose, and must know what they come to. */
const caprice = { bid: 300, roll: 60 } as const;
/** About what a point for wolves is worth beside a point for the bid, of which there are ten. */
const weightOfAmounts = 0.03;

/** Rounds of every size, told between tricks: whether each bid came right, and the wolves each seat won from there on. */
function examplesOf(seats: number, rounds: number, rng: Rng): NetExamples {
  const examples = new NetExamples(2 * seats);
  const game = new HabitRounds(rng);
  const { round, isPlain } = game;
  const seen: { readonly example: number; readonly leader: number; readonly wolves: readonly number[] }[] =
    [];
  for (let nth = 0; nth < rounds; nth += 1) {
    seen.length = 0;
    game.deal(seats, 1 + (nth % largest));
    game.play(caprice, () => {
      readBids(examples, round, isPlain);
      const example = examples.end();
      seen.push({ example, leader: round.trick.leader, wolves: [...round.wolves] });
      const left = round.size - round.played;
      for (let place = 0; place < seats; place += 1) {
        const lack = lackOf(round, round.trick.seatAt(place));
        if (lack >= 0 && lack <= left) examples.setTarget(example, place, 0);
      }
    });
    for (const { example, leader, wolves } of seen)
      for (let place = 0; place < seats; place += 1) {
        const seat = (leader + place) % seats;
        const isRight = lackOf(round, seat) === 0;
        if (isRight) examples.setTarget(example, place, 1);
        examples.setTarget(example, seats + place, (round.wolves[seat] as number) - (wolves[seat] as number));
      }
  }
  return examples;
}

function tableFor(
  seats: number,
  name: string,
  constant: string,
  inUse: readonly number[],
  size: number,
): LearnedTable {
  const shape = { inputs: bidInputs(seats), hidden, chances: seats, amounts: seats, weightOfAmounts };
  return learnedTable<readonly number[]>({
    name,
    recipe: { seed: 1, size },
    unit: 'rounds that habits played',
    rehearsal: 200,
    inUse,
    make: (recipe) =>
      teach(
        {
          name,
          shape,
          inUse,
          measure: 'log loss of all bids, and a little of the square error in wolves,',
          examplesOf: (rounds, rng) => examplesOf(seats, rounds, rng),
        },
        recipe,
      ),
    print: (numbers) =>
      printConstant({
        name: constant,
        type: 'readonly number[]',
        about: 'The weights of the net that foresees how rounds with bids end; `bid-net.ts` reads them.',
        numbers,
      }),
  });
}

export const bidNetTables: readonly LearnedTable[] = [
  tableFor(2, 'bid-net-of-two', 'bidNetOfTwo', bidNetOfTwo, 120_000),
  tableFor(3, 'bid-net-of-three', 'bidNetOfThree', bidNetOfThree, 120_000),
];
