import { levelCalled } from '@rudel/bots';
import { headOf } from '@rudel/kernel';
import type { PersonId } from '@rudel/protocol';
import { emptyTable } from './fold.ts';
import { readMaps, writeMaps } from './maps-as-text.ts';
import { withoutNames } from './names-beside.ts';
import type { Playable } from './playable.ts';
import type { SeatState, TableState } from './table-state.ts';

/** The table just before a match begins: with it and the entries from there on nobody has to read what came before. */
export type Preface = {
  readonly state: TableState;
  /** The last commands of each person, so that a repeat is still known. */
  readonly commands: ReadonlyMap<PersonId, readonly string[]>;
};

/** A match that is over is told by its own chapter, and the game stands in the head. */
type Kept = Omit<TableState, 'playable' | 'match'>;

type Written = { readonly head: string; readonly state: Kept; readonly commands: Preface['commands'] };

/** Nobody is called anything in it: names stand beside the log. */
export function formatPreface({ state, commands }: Preface): string {
  const { playable, match: _, ...kept } = withoutNames(state);
  return JSON.stringify({ head: headOf(playable.game), state: kept, commands } satisfies Written, writeMaps);
}

/** A seat with its bot called by the name that the level has now. */
function seatOfNow(playable: Playable, seat: SeatState): SeatState {
  if (seat.kind === 'bot') return { ...seat, level: levelCalled(playable, seat.level) };
  if (seat.kind === 'open' || seat.standIn === null) return seat;
  return { ...seat, standIn: levelCalled(playable, seat.standIn) };
}

/** Reads what was written by this version, or by one in which tables had fewer parts and levels other names. */
export function parsePreface(text: string, playable: Playable): Preface {
  const { state, commands } = JSON.parse(text, readMaps) as Written;
  const seats = state.seats.map((seat) => seatOfNow(playable, seat));
  return { state: { ...emptyTable(playable), ...state, seats }, commands };
}

/** The game and version of a table, from the text before one of its matches. */
export function headOfPreface(text: string): string {
  return /^\{"head":"([^"]*)"/.exec(text)?.[1] ?? '';
}
