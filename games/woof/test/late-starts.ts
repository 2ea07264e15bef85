import { drawFrom, pick, seededRng } from '@rudel/kernel';
import type { Game, Rng } from '@rudel/kernel';
import { woof } from '../src/index.ts';
import type { Options, State, WoofTypes } from '../src/types.ts';

const { table, player } = woof;

/** One more act; whoever is patient suspects only where nothing else is allowed. */
function played(state: State, rng: Rng, isPatient: boolean): State {
  const turn = table.turn(state);
  if (turn.kind === 'chance') return table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
  if (turn.kind === 'over') return state;
  const by = pick(turn.seats, rng);
  const moves = player.legal(table.view(state, by));
  const patient = moves.filter(({ kind }) => kind !== 'suspect');
  return table.apply(state, { by, move: pick(isPatient && patient.length > 0 ? patient : moves, rng) });
}

const roundOf = (state: State): number => table.view(state, 'table').shown.round;
const phaseOf = (state: State): string => table.view(state, 'table').shown.phase;

/** Some rounds played in haste, so that there are errors, and then a long time nobody suspects. */
function lateStart(options: Options, seats: number): State {
  const rng = seededRng(`late ${woof.options.format(options)} ${seats}`);
  const rounds = rng.int(3);
  let state = table.start(options, seats);
  while (roundOf(state) <= rounds && phaseOf(state) !== 'over') state = played(state, rng, false);
  if (phaseOf(state) === 'over') state = table.start(options, seats);
  const acts = rng.int(16 * seats);
  for (let nth = 0; nth < acts && phaseOf(state) !== 'final'; nth += 1) state = played(state, rng, true);
  return state;
}

/** Woof!! that begins late: with red tokens, long rows of tokens, empty hands and boxes. */
export const lateWoof: Game<WoofTypes> = { ...woof, table: { ...table, start: lateStart } };
