import { pick } from '@rudel/kernel';
import type { Act, Eye, Game, GameTypes, Rng, Turn } from '@rudel/kernel';
import { lawfulStates } from './run.ts';
import type { Run } from './run.ts';

/** Makes of a run another one that this eye must not be able to tell from it; null where there is none. */
export type Coupling<G extends GameTypes> = (run: Run<G>, eye: Eye, rng: Rng) => Run<G> | null;

/** A game's own statement of which acts an eye must not notice at all. */
export type IsHiddenFrom<G extends GameTypes> = (
  before: G['State'],
  act: Act<G['Move']>,
  eye: Eye,
) => boolean;

/** Swaps two neighbouring hidden acts of other seats. */
export function reorderHidden<G extends GameTypes>(
  game: Game<G>,
  isHiddenFrom: IsHiddenFrom<G>,
): Coupling<G> {
  return (run, eye, rng) => {
    const hidden = hiddenActs(game, run, eye, isHiddenFrom);
    const places = [...hidden].filter(
      (place) => hidden.has(place + 1) && run.acts[place]?.by !== run.acts[place + 1]?.by,
    );
    if (places.length === 0) return null;
    const place = pick(places, rng);
    const [first, second] = run.acts.slice(place, place + 2);
    if (first === undefined || second === undefined) return null;
    return { ...run, acts: run.acts.with(place, second).with(place + 1, first) };
  };
}

/** Leaves out one hidden act of another seat, in a phase that has not come to its end. */
export function dropHidden<G extends GameTypes>(game: Game<G>, isHiddenFrom: IsHiddenFrom<G>): Coupling<G> {
  return (run, eye, rng) => {
    const from = startOfPhase(game, run);
    const places = [...hiddenActs(game, run, eye, isHiddenFrom)].filter((place) => place >= from);
    return places.length === 0 ? null : { ...run, acts: run.acts.toSpliced(pick(places, rng), 1) };
  };
}

function hiddenActs<G extends GameTypes>(
  game: Game<G>,
  run: Run<G>,
  eye: Eye,
  isHiddenFrom: IsHiddenFrom<G>,
): ReadonlySet<number> {
  const places = new Set<number>();
  for (const [place, before] of (lawfulStates(game, run) ?? []).entries()) {
    const act = run.acts[place];
    if (act === undefined || typeof act.by !== 'number' || act.by === eye) continue;
    if (isHiddenFrom(before, act, eye)) places.add(place);
  }
  return places;
}

/** The first act of those at the end of a run during which nobody new was asked. */
function startOfPhase<G extends GameTypes>(game: Game<G>, run: Run<G>): number {
  const turns = (lawfulStates(game, run) ?? []).map((state) => game.table.turn(state));
  const lastBreak = turns.findLastIndex((turn, index) => index > 0 && !goesOn(turns[index - 1], turn));
  return Math.max(lastBreak, 0);
}

/** A seat that was asked alone ended its phase, even if it is asked again at once: for something else. */
function goesOn(before: Turn | undefined, after: Turn): boolean {
  if (before?.kind !== 'seats' || after.kind !== 'seats' || before.seats.length < 2) return false;
  return after.seats.every((seat) => before.seats.includes(seat));
}
