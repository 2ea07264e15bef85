import type { Bot, Budget } from '@rudel/bots';
import type { Rng, Seat } from '@rudel/kernel';
import type { WoelfeTypes } from '@rudel/woelfe';
import { woelfePlayer } from '@rudel/woelfe/page';

export type WoelfeBot = Bot<WoelfeTypes>;
type View = WoelfeTypes['View'];
type Move = WoelfeTypes['Move'];

/** What one bot has thought: decisions with a choice, and the processor time they took. */
export type Thought = { decisions: number; ms: number };

export const noThought = (): Thought => ({ decisions: 0, ms: 0 });

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Lets a bot choose, by its own chance, and counts what it took; forced moves are not counted. */
export function choose(bot: WoelfeBot, view: View, rng: Rng, budget: Budget, thought: Thought): Move {
  const moves = woelfePlayer.legal(view);
  const begun = processorMs();
  const move = bot.choose(view, rng, budget);
  if (moves.length > 1) {
    thought.decisions += 1;
    thought.ms += processorMs() - begun;
  }
  if (woelfePlayer.whyNot(view, move) !== null)
    throw new Error(
      `${bot.name} played ${woelfePlayer.move.format(move)} in ${woelfePlayer.sight.format(view)}`,
    );
  return move;
}

/** The seats of a table as numbers. */
export const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, seat) => seat);
