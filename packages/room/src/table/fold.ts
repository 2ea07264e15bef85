import { levelCalled } from '@rudel/bots';
import { mustParse } from '@rudel/kernel';
import type { Outcome, Seat } from '@rudel/kernel';
import type { PersonId } from '@rudel/protocol';
import { actsInOrder, firstActs, noActs, stepsOf, withAct } from './acts.ts';
import type { TableEntry } from './entry.ts';
import { withJoiners } from './joining.ts';
import type { Playable } from './playable.ts';
import { arrivalOf, contributionsOf, countPeople, seatOf } from './table-state.ts';
import type { MatchState, PersonState, SeatState, TableState } from './table-state.ts';

type EntryOf<K extends TableEntry['kind']> = Extract<TableEntry, { readonly kind: K }>;
type Folds = { readonly [K in TableEntry['kind']]: (state: TableState, entry: EntryOf<K>) => TableState };

const open: SeatState = { kind: 'open' };

/** A table before its first entry. */
export function emptyTable(playable: Playable): TableState {
  return {
    playable,
    options: '-',
    position: null,
    clock: 'off',
    pace: 'usual',
    hints: false,
    listed: false,
    host: 'p1',
    people: new Map(),
    arrivals: 0,
    seats: [],
    silenced: new Set(),
    ready: new Set(),
    joining: new Set(),
    paused: null,
    phase: 'lobby',
    commitment: '',
    results: [],
    earlier: 0,
    match: null,
  };
}

function withSeat(state: TableState, at: Seat, seat: SeatState): TableState {
  return { ...state, seats: state.seats.with(at, seat) };
}

function withPerson(state: TableState, person: PersonState): TableState {
  return { ...state, people: new Map(state.people).set(person.id, person) };
}

function changedPerson(state: TableState, id: PersonId, change: Partial<PersonState>): TableState {
  const person = state.people.get(id);
  return person === undefined ? state : withPerson(state, { ...person, ...change });
}

function stood(state: TableState, person: PersonId): TableState {
  const seat = seatOf(state, person);
  return seat === null ? state : withSeat(unready(state, person), seat, open);
}

function unready(state: TableState, person: PersonId): TableState {
  return { ...state, ready: new Set([...state.ready].filter((id) => id !== person)) };
}

/** During a match it is remembered whose eye somebody looks through, and that they were not the first to. */
function sat(state: TableState, person: PersonId, at: Seat): TableState {
  const seated = withSeat(unjoined(stood(state, person), person), at, {
    kind: 'person',
    person,
    standIn: null,
  });
  const { match, phase } = seated;
  if (match === null || phase !== 'playing') return seated;
  const asking = new Map([...match.asking].filter(([id, seat]) => id !== person && seat !== at));
  const seenBy = new Map(match.seenBy).set(person, at);
  const isNew = match.seenBy.get(person) !== at;
  const steppedIn = isNew ? new Set(match.steppedIn).add(at) : match.steppedIn;
  return { ...seated, match: { ...match, asking, seenBy, steppedIn } };
}

function withMatch(state: TableState, change: (match: MatchState) => Partial<MatchState>): TableState {
  const { match } = state;
  return match === null ? state : { ...state, match: { ...match, ...change(match) } };
}

function asked(state: TableState, { person, seat }: EntryOf<'asked'>): TableState {
  return withMatch(state, ({ asking, asks }) => ({
    asking: new Map(asking).set(person, seat),
    asks: new Map(asks).set(person, (asks.get(person) ?? 0) + 1),
  }));
}

function unasked(state: TableState, person: PersonId): TableState {
  return withMatch(state, ({ asking }) => ({
    asking: new Map([...asking].filter(([id]) => id !== person)),
  }));
}

function unjoined(state: TableState, person: PersonId): TableState {
  return { ...state, joining: new Set([...state.joining].filter((id) => id !== person)) };
}

function gone(state: TableState, person: PersonId): TableState {
  const people = new Map(state.people);
  people.delete(person);
  return { ...unjoined(unasked(unsilenced(stood(state, person), person), person), person), people };
}

/** Whoever is let play for one bot sits down there at once. */
function admitted(state: TableState, { person, seat }: EntryOf<'admitted'>): TableState {
  if (seat !== undefined) return state;
  return withMatch(state, (match) => ({ admitted: new Set(match.admitted).add(person) }));
}

function silenced(state: TableState, person: PersonId): TableState {
  return { ...state, silenced: new Set(state.silenced).add(person) };
}

function unsilenced(state: TableState, person: PersonId): TableState {
  return { ...state, silenced: new Set([...state.silenced].filter((id) => id !== person)) };
}

function withStandIn(state: TableState, at: Seat, standIn: string | null): TableState {
  const seat = state.seats[at];
  return seat?.kind === 'person' ? withSeat(state, at, { ...seat, standIn }) : state;
}

function handedOver(state: TableState, person: PersonId): TableState {
  const at = seatOf(state, person);
  if (at === null || state.phase !== 'playing') return state;
  return withMatch(state, (match) => ({ handedOver: new Set(match.handedOver).add(at) }));
}

/** People whose seat is cut off move to one that is open, or watch. */
function withSeats(state: TableState, count: number): TableState {
  const kept = state.seats.slice(0, count);
  while (kept.length < count) kept.push(open);
  for (const seat of state.seats.slice(count)) {
    const free = kept.findIndex(({ kind }) => kind === 'open');
    if (seat.kind === 'person' && free >= 0) kept[free] = seat;
  }
  return { ...state, seats: kept, position: null };
}

function started(before: TableState, number: number): TableState {
  const state = withJoiners(before);
  const { game } = state.playable;
  const options = mustParse(game.options, state.options);
  const first =
    state.position === null
      ? game.table.start(options, state.seats.length)
      : mustParse(game.table.position, state.position);
  const seenBy = new Map<PersonId, Seat>();
  for (const [at, seat] of state.seats.entries()) if (seat.kind === 'person') seenBy.set(seat.person, at);
  const match: MatchState = {
    number,
    options,
    first,
    playsOn: state.position !== null,
    state: first,
    draws: 0,
    acts: countPeople(state) === 1 ? noActs : null,
    takenBack: 0,
    contributions: contributionsOf(state),
    seenBy,
    asking: new Map(),
    asks: new Map(),
    admitted: new Set(),
    handedOver: new Set(),
    steppedIn: new Set(),
  };
  return {
    ...state,
    position: null,
    silenced: new Set(),
    ready: new Set(),
    paused: null,
    phase: 'playing',
    match,
  };
}

function acted(state: TableState, { act }: EntryOf<'act'>): TableState {
  const { match, playable } = state;
  if (match === null) throw new Error('an act before the start of a match');
  const draws = act.by === 'chance' ? match.draws + 1 : match.draws;
  return {
    ...state,
    match: {
      ...match,
      state: playable.game.table.apply(match.state, act),
      draws,
      acts: match.acts === null ? null : withAct(match.acts, act),
    },
  };
}

/** The match as it was when only the first of its acts had happened. */
function takenBack(state: TableState, { acts: count }: EntryOf<'takenback'>): TableState {
  return withMatch(state, (match) => {
    if (match.acts === null) return {};
    const acts = firstActs(match.acts, count);
    const last = stepsOf(state.playable.game, match.first, acts).at(-1);
    const draws = actsInOrder(acts).filter(({ by }) => by === 'chance').length;
    return { state: last?.after ?? match.first, acts, draws, takenBack: match.takenBack + 1 };
  });
}

function over(state: TableState, outcome: Outcome): TableState {
  return { ...state, paused: null, phase: 'over', results: [...state.results, outcome] };
}

const folds: Folds = {
  created: (state, { seats, clock, options }) => ({
    ...state,
    seats: Array.from({ length: seats }, () => open),
    clock,
    options,
  }),
  commits: (state, { commitment }) => ({ ...state, commitment }),
  joined: (state, { person, name, contribution }) => ({
    ...withPerson(state, { id: person, name, contribution }),
    arrivals: Math.max(state.arrivals + 1, arrivalOf(person)),
  }),
  program: (state, { person }) => changedPerson(state, person, { program: true }),
  named: (state, { person, name }) => changedPerson(state, person, { name }),
  lot: (state, { person, contribution }) => changedPerson(state, person, { contribution }),
  sat: (state, { person, seat }) => sat(state, person, seat),
  stood: (state, { person }) => stood(state, person),
  left: (state, { person }) => gone(state, person),
  kicked: (state, { person }) => gone(state, person),
  moved: (state) => state,
  handover: (state, { person }) => handedOver(state, person),
  host: (state, { person }) => ({ ...state, host: person }),
  asked,
  unasked: (state, { person }) => unasked(state, person),
  admitted,
  silenced: (state, { person }) => silenced(state, person),
  unsilenced: (state, { person }) => unsilenced(state, person),
  bot: (state, { seat, level, name }) =>
    withSeat(state, seat, { kind: 'bot', level: levelCalled(state.playable, level), name }),
  opened: (state, { seat }) => withSeat(state, seat, open),
  standin: (state, { seat, level }) => withStandIn(state, seat, levelCalled(state.playable, level)),
  back: (state, { seat }) => withStandIn(state, seat, null),
  seats: (state, { count }) => withSeats(state, count),
  options: (state, { text }) => ({ ...state, options: text, position: null }),
  position: (state, { text }) => ({ ...state, position: text }),
  clock: (state, { clock }) => ({ ...state, clock }),
  pace: (state, { pace }) => ({ ...state, pace }),
  hints: (state, { on }) => ({ ...state, hints: on }),
  listed: (state, { on }) => ({ ...state, listed: on }),
  started: (state, { match }) => started(state, match),
  act: acted,
  takenback: takenBack,
  lapsed: (state) => state,
  over: (state, { outcome }) => over(state, outcome),
  ready: (state, { person }) => ({ ...state, ready: new Set(state.ready).add(person) }),
  unready: (state, { person }) => unready(state, person),
  paused: (state, { person }) => ({ ...state, paused: person }),
  unpaused: (state) => ({ ...state, paused: null }),
  lengthened: (state) => state,
  joins: (state, { person }) => ({ ...state, joining: new Set(state.joining).add(person) }),
  unjoins: (state, { person }) => unjoined(state, person),
  reopened: (state) => ({
    ...withJoiners(state),
    ready: new Set(),
    phase: 'lobby',
    earlier: state.results.length,
  }),
  resumed: (state) => state,
};

function foldOf<K extends TableEntry['kind']>(state: TableState, entry: EntryOf<K>): TableState {
  return folds[entry.kind](state, entry);
}

/** The table after one more entry. */
export function fold(state: TableState, entry: TableEntry): TableState {
  return foldOf(state, entry);
}
