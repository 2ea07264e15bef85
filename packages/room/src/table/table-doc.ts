import { headOf } from '@rudel/kernel';
import type { PersonId, SeatDoc, TableDoc, TableGlance, WatcherDoc } from '@rudel/protocol';
import type { TableKeys } from '@rudel/store';
import { isLate, seatOf } from './table-state.ts';
import type { SeatState, TableState } from './table-state.ts';

export type IsAway = (person: PersonId) => boolean;

function seatDoc(state: TableState, seat: SeatState, isAway: IsAway): SeatDoc {
  if (seat.kind !== 'person') return seat;
  const { person, standIn, handedOver } = seat;
  const name = state.people.get(person)?.name ?? '';
  const doc: SeatDoc = { kind: 'person', person, name, away: isAway(person), standIn };
  return handedOver ? { ...doc, handedOver } : doc;
}

/** Whoever has sat in the match that runs was seen there by all. */
function seenBy({ phase, match }: TableState, person: PersonId): Pick<WatcherDoc, 'seen'> {
  const seen = phase === 'playing' ? match?.seenBy.get(person) : undefined;
  return seen === undefined ? {} : { seen };
}

function watchersOf(state: TableState, isAway: IsAway): readonly WatcherDoc[] {
  return [...state.people.values()]
    .filter(({ id }) => seatOf(state, id) === null)
    .map(({ id, name }) => ({
      person: id,
      name,
      away: isAway(id),
      ...(isLate(state, id) ? { late: true } : {}),
      ...seenBy(state, id),
    }));
}

/** The table as everybody at it may know it; of the match only that it runs or how it ended. */
export function tableDoc(id: string, keys: TableKeys, state: TableState, isAway: IsAway): TableDoc {
  const { playable, options, clock, listed, phase, match, host, commitment, silenced, results, earlier } =
    state;
  return {
    id,
    game: headOf(playable.game),
    options,
    clock,
    listed,
    invite: keys.invite,
    code: keys.code,
    phase,
    match: match?.number ?? 0,
    host,
    seats: state.seats.map((seat) => seatDoc(state, seat, isAway)),
    watchers: watchersOf(state, isAway),
    commitment,
    ...(silenced.size > 0 ? { silenced: [...silenced] } : {}),
    results,
    ...(earlier > 0 ? { earlier } : {}),
  };
}

export function tableGlance(table: string, state: TableState): TableGlance {
  const { playable, phase, host, people, seats } = state;
  return {
    table,
    game: headOf(playable.game),
    phase,
    hostName: people.get(host)?.name ?? '',
    seats: seats.length,
    openSeats: [...seats.keys()].filter((seat) => seats[seat]?.kind === 'open'),
  };
}
