import { LearningNet, lossOfNet, rounded } from '@rudel/bots/train';
import type { Lessons, Made, NetExamples, NetShape, Recipe } from '@rudel/bots/train';
import { seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';

const lessons: Lessons = { epochs: 6, batch: 64, rate: 0.004 };
const decimals = 2;
/** For each round that is held out so many are learned from. */
const learnedPerHeldOut = 10;

/** A net, what it learns from, and the weights of the one in use. */
export type NetTask = {
  readonly name: string;
  readonly shape: NetShape;
  readonly inUse: readonly number[];
  readonly measure: string;
  /** Plays so many rounds and tells what they came to. */
  readonly examplesOf: (rounds: number, rng: Rng) => NetExamples;
};

/** Teaches a net, and holds it against the one in use on rounds that it has not seen. */
export function teach(
  { name, shape, inUse, measure, examplesOf }: NetTask,
  { seed, size }: Recipe,
): Made<readonly number[]> {
  const rngFor = (use: string): Rng => seededRng(`${name} ${seed} ${use}`);
  const net = new LearningNet(shape, rngFor('net'));
  net.learn(examplesOf(size, rngFor('rounds')), lessons, rngFor('order'));
  const numbers = Array.from(net.weights, (weight) => rounded(weight, decimals));
  const rounds = Math.ceil(size / learnedPerHeldOut);
  const heldOut = examplesOf(rounds, rngFor('held out'));
  const score = {
    measure,
    on: `${rounds} rounds`,
    better: 'lower',
    made: lossOfNet(shape, numbers, heldOut),
    inUse: lossOfNet(shape, inUse, heldOut),
  } as const;
  return { numbers, score };
}
