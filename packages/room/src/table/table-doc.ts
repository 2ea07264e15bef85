import { headOf } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import type { PersonId, SeatDoc, SeatMarks, TableDoc, TableGlance, WatcherDoc } from '@rudel/protocol';
import { seatOf } from './table-state.ts';
import type { PersonState, SeatState, TableState } from './table-state.ts';

export type IsAway = (person: PersonId) => boolean;

function marksOf({ phase, match }: TableState, at: Seat): SeatMarks {
  if (phase !== 'playing' || match === null) return {};
  return {
    ...(match.handedOver.has(at) ? { handedOver: true } : {}),
    ...(match.steppedIn.has(at) ? { steppedIn: true } : {}),
  };
}

const programMark = (person: PersonState | undefined): { readonly program?: true } =>
  person?.program === true ? { program: true } : {};

function seatDoc(state: TableState, seat: SeatState, at: Seat, isAway: IsAway): SeatDoc {
  if (seat.kind === 'open') return seat;
  if (seat.kind === 'bot') return { ...seat, ...marksOf(state, at) };
  const { person, standIn } = seat;
  const owner = state.people.get(person);
  const away = isAway(person);
  return {
    kind: 'person',
    person,
    name: owner?.name ?? '',
    away,
    standIn,
    ...programMark(owner),
    ...marksOf(state, at),
  };
}

/** What somebody who watches the match that runs would like. */
function asksOf({ phase, match }: TableState, person: PersonId): Pick<WatcherDoc, 'asks'> {
  const asks = phase === 'playing' ? match?.asking.get(person) : undefined;
  return asks === undefined ? {} : { asks };
}

/** Whoever has sat in the match that runs was seen there by all. */
function seenBy({ phase, match }: TableState, person: PersonId): Pick<WatcherDoc, 'seen'> {
  const seen = phase === 'playing' ? match?.seenBy.get(person) : undefined;
  return seen === undefined ? {} : { seen };
}

function watchersOf(state: TableState, isAway: IsAway): readonly WatcherDoc[] {
  return [...state.people.values()]
    .filter(({ id }) => seatOf(state, id) === null)
    .map((person) => ({
      person: person.id,
      name: person.name,
      away: isAway(person.id),
      ...asksOf(state, person.id),
      ...seenBy(state, person.id),
      ...programMark(person),
    }));
}

/** A lobby is about the next match. */
function practiceIn({ phase, match }: TableState): Pick<TableDoc, 'takenBack' | 'playsOn'> {
  if (phase === 'lobby' || match === null) return {};
  const { takenBack, playsOn } = match;
  return { ...(takenBack === 0 ? {} : { takenBack }), ...(playsOn ? { playsOn } : {}) };
}

/** What lets somebody in. */
type Keys = Pick<TableDoc, 'invite' | 'code'>;

/** The table as everybody at it may know it; of the match only that it runs or how it ended. */
export function tableDoc(id: string, keys: Keys, state: TableState, isAway: IsAway): TableDoc {
  const {
    playable,
    options,
    clock,
    pace,
    hints,
    listed,
    phase,
    match,
    host,
    commitment,
    silenced,
    ready,
    joining,
    paused,
    results,
    earlier,
  } = state;
  return {
    id,
    game: headOf(playable.game),
    options,
    clock,
    ...(pace === 'usual' ? {} : { pace }),
    ...(hints ? { hints } : {}),
    listed,
    invite: keys.invite,
    code: keys.code,
    phase,
    match: match?.number ?? 0,
    host,
    seats: state.seats.map((seat, at) => seatDoc(state, seat, at, isAway)),
    watchers: watchersOf(state, isAway),
    commitment,
    ...(silenced.size > 0 ? { silenced: [...silenced] } : {}),
    ...(ready.size > 0 ? { ready: [...ready] } : {}),
    ...(joining.size > 0 ? { joining: [...joining] } : {}),
    ...(paused === null ? {} : { paused }),
    ...practiceIn(state),
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
