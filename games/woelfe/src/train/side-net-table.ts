import { learnedTable, NetExamples, printConstant } from '@rudel/bots/train';
import type { LearnedTable } from '@rudel/bots/train';
import type { Rng } from '@rudel/kernel';
import { sideNet } from '../bot/learned/side-net.ts';
import { readSides, sideInputs } from '../bot/value/nets/side-net.ts';
import { hidden } from '../bot/value/nets/small-net.ts';
import { isSettled, wolvesOf, wolvesToWin } from '../bot/value/prognosis.ts';
import { HabitRounds } from './habit-rounds.ts';
import { teach } from './net-lessons.ts';

const size = 7;
/** A search tries dice that no habit would choose, and must know what they come to. */
const caprice = { bid: 0, roll: 60 } as const;
/** A wolf is worth about a point, and winning about fifteen. */
const weightOfAmounts = 0.02;

/** Rounds of two hunters, told between tricks: whether they won, where that was open, and the wolves they won from there on. */
function examplesOf(rounds: number, rng: Rng): NetExamples {
  const examples = new NetExamples(2);
  const game = new HabitRounds(rng);
  const { round, isPlain } = game;
  const seen: { readonly example: number; readonly own: number; readonly isOpen: boolean }[] = [];
  for (let nth = 0; nth < rounds; nth += 1) {
    seen.length = 0;
    game.dealPair(size);
    game.play(caprice, () => {
      if (round.played === 0) return;
      const wolves = wolvesOf(round);
      readSides(examples, round, wolves, isPlain);
      seen.push({ example: examples.end(), own: wolves.own, isOpen: !isSettled(wolves) });
    });
    const { own } = wolvesOf(round);
    for (const one of seen) {
      if (one.isOpen) examples.setTarget(one.example, 0, own >= wolvesToWin ? 1 : 0);
      examples.setTarget(one.example, 1, own - one.own);
    }
  }
  return examples;
}

const shape = { inputs: sideInputs, hidden, chances: 1, amounts: 1, weightOfAmounts } as const;
const measure = 'log loss of who wins, and a little of the square error in wolves,';

export const sideNetTable: LearnedTable = learnedTable<readonly number[]>({
  name: 'side-net',
  recipe: { seed: 1, size: 120_000 },
  unit: 'rounds that habits played',
  rehearsal: 200,
  inUse: sideNet,
  make: (recipe) => teach({ name: 'side-net', shape, inUse: sideNet, measure, examplesOf }, recipe),
  print: (numbers) =>
    printConstant({
      name: 'sideNet',
      type: 'readonly number[]',
      about: 'The weights of the net that foresees how rounds of sides end; `side-net.ts` reads them.',
      numbers,
    }),
});
