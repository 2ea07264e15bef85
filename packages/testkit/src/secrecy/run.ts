import { formatAct, whyNotAct } from '@rudel/kernel';
import type { Act, Game, GameTypes, Rng } from '@rudel/kernel';
import { randomAct } from '../random-act.ts';
import type { Setup } from '../setup.ts';

/** A match from its start to somewhere in its midst. */
export type Run<G extends GameTypes> = Setup<G> & { readonly acts: readonly Act<G['Move']>[] };

/** The truth before each act and after the last; null when some act is not lawful where it stands. */
export function lawfulStates<G extends GameTypes>(game: Game<G>, run: Run<G>): readonly G['State'][] | null {
  let now = game.table.start(run.options, run.seats);
  const states = [now];
  for (const act of run.acts) {
    if (whyNotAct(game, now, act) !== null) return null;
    now = game.table.apply(now, act);
    states.push(now);
  }
  return states;
}

const cutsAmongSeveralOneIn = 4;

/**
 * A random match, cut after a random number of acts: mostly where several seats were asked at once,
 * for that is where secrets are made.
 */
export function randomRun<G extends GameTypes>(
  game: Game<G>,
  setup: Setup<G>,
  rng: Rng,
  longest: number,
): Run<G> {
  const acts: Act<G['Move']>[] = [];
  const goodCuts: number[] = [];
  const length = 1 + rng.int(longest);
  let state = game.table.start(setup.options, setup.seats);
  for (
    let turn = game.table.turn(state);
    turn.kind !== 'over' && acts.length < length;
    turn = game.table.turn(state)
  ) {
    const act: Act<G['Move']> = randomAct(game, state, turn, rng);
    state = game.table.apply(state, act);
    acts.push(act);
    if (turn.kind === 'seats' && turn.seats.length > 1) goodCuts.push(acts.length);
  }
  const cutsAnywhere = goodCuts.length === 0 || rng.int(cutsAmongSeveralOneIn) === 0;
  const cut = cutsAnywhere ? acts.length : goodCuts[rng.int(goodCuts.length)];
  return { ...setup, acts: acts.slice(0, cut) };
}

/** How many acts two runs have in common at their beginning. */
export function commonActs<G extends GameTypes>(game: Game<G>, one: Run<G>, other: Run<G>): number {
  const differing = one.acts.findIndex((act, index) => {
    const counterpart = other.acts[index];
    return counterpart === undefined || formatAct(game, act) !== formatAct(game, counterpart);
  });
  return differing === -1 ? one.acts.length : differing;
}

export function runText<G extends GameTypes>(game: Game<G>, run: Run<G>): string {
  const acts = run.acts.map((act) => formatAct(game, act)).join('; ');
  return `${run.seats} seats, ${game.options.format(run.options)}: ${acts}`;
}
