import { drawFrom, pick, seededRng } from '@rudel/kernel';
import type { Act, Eye } from '@rudel/kernel';
import { tofugott } from '@rudel/tofugott';
import type { TofugottTypes } from '@rudel/tofugott';
import type { Glimpse, Move, Options, View } from '@rudel/tofugott/page';

type State = TofugottTypes['State'];

/** One batch as a page gets it: an act and what chance made of it. */
export type Batch = {
  readonly act: Act<Move>;
  readonly before: State;
  readonly after: State;
  glimpsesOf(eye: Eye): readonly Glimpse[];
};

const { table, player } = tofugott;

export const viewOf = (state: State, eye: Eye): View => table.view(state, eye);

/** A match of seats that do anything lawful, batch by batch; every second card is shown with words. */
export function playedMatch(seed: string, seats: number, options: Partial<Options> = {}): readonly Batch[] {
  const rng = seededRng(seed);
  const batches: Batch[] = [];
  let state = table.start({ ...tofugott.options.defaults, ...options }, seats);
  let steps: { before: State; act: Act<Move>; after: State }[] = [];
  const apply = (act: Act<Move>): void => {
    const after = table.apply(state, act);
    steps.push({ before: state, act, after });
    state = after;
  };
  const close = (): void => {
    const told = steps;
    const [first] = told;
    if (first === undefined) return;
    const { act, before } = first;
    const glimpsesOf = (eye: Eye): readonly Glimpse[] => told.flatMap((step) => table.glimpses(step, eye));
    batches.push({ act, before, after: state, glimpsesOf });
    steps = [];
  };
  for (let turn = table.turn(state); turn.kind !== 'over'; turn = table.turn(state)) {
    if (turn.kind === 'chance') {
      apply({ by: 'chance', drawn: drawFrom(turn.urn, rng) });
      continue;
    }
    close();
    const seat = pick(turn.seats, rng);
    const moves = player.legal(table.view(state, seat)).filter(({ kind }) => kind !== 'take');
    const move = pick(moves, rng);
    const line = batches.length % 2 === 0 ? `Words ${batches.length}` : null;
    apply({ by: seat, move: move.kind === 'show' ? { kind: 'show', line } : move });
  }
  close();
  return batches;
}

/** What an eye has been told up to a batch. */
export const logUpTo = (batches: readonly Batch[], at: number, eye: Eye): readonly Glimpse[] =>
  batches.slice(0, at + 1).flatMap((batch) => batch.glimpsesOf(eye));
