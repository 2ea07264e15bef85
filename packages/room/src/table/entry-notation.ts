import { formatAct, notation, parseAct, quoted, readOneOf, readWhole, unreadable } from '@rudel/kernel';
import type { AnyGame, Notation, Seat } from '@rudel/kernel';
import { botPaces, clocks } from '@rudel/protocol';
import type { PersonId } from '@rudel/protocol';
import type { TableEntry } from './entry.ts';

type EntryOf<K extends TableEntry['kind']> = Extract<TableEntry, { readonly kind: K }>;

const words = (text: string, count: number): readonly string[] => {
  const parts = text.split(' ');
  return parts.length >= count
    ? [...parts.slice(0, count - 1), parts.slice(count - 1).join(' ')]
    : unreadable(`${quoted(text)} is too short for an entry.`);
};

const readPerson = (text: string): PersonId =>
  /^p[1-9]\d{0,5}$/.test(text) ? text : unreadable(`${quoted(text)} is nobody at a table.`);
const readSeat = (text: string): Seat => readWhole(text, 0, 63, 'A seat');
const readNumber = (text: string): number => readWhole(text, 0, 999_999, 'A number');
const readNumbers = (text: string): readonly number[] => (text === '-' ? [] : text.split(',').map(Number));
const formatNumbers = (numbers: readonly number[]): string => numbers.join(',') || '-';

const lotMark = 'lot=';

/** How the rest of a line, behind its first word, is written and read. */
type Form<K extends TableEntry['kind']> = {
  readonly write: (entry: EntryOf<K>, game: AnyGame) => string;
  readonly read: (rest: string, game: AnyGame) => EntryOf<K>;
};

type Personal<K extends string> = {
  readonly write: (entry: { readonly person: PersonId }) => string;
  readonly read: (rest: string) => { readonly kind: K; readonly person: PersonId };
};

function personal<K extends string>(kind: K): Personal<K> {
  return { write: ({ person }) => person, read: (rest) => ({ kind, person: readPerson(rest) }) };
}

const arrivals: Pick<Forms, 'joined' | 'named' | 'lot'> = {
  joined: {
    write: ({ person, contribution, name }) => `${person} ${lotMark}${contribution} ${name}`.trimEnd(),
    read: (rest) => {
      const [person = '', lot = '', ...name] = rest.split(' ');
      if (!lot.startsWith(lotMark)) return unreadable(`${quoted(lot)} is nothing to add to a lot.`);
      const contribution = lot.slice(lotMark.length);
      return { kind: 'joined', person: readPerson(person), contribution, name: name.join(' ') };
    },
  },
  named: {
    write: ({ person, name }) => `${person} ${name}`,
    read: (rest) => {
      const [person = '', ...name] = rest.split(' ');
      return { kind: 'named', person: readPerson(person), name: name.join(' ') };
    },
  },
  lot: {
    write: ({ person, contribution }) => `${person} ${lotMark}${contribution}`,
    read: (rest) => {
      const [person = '', lot = ''] = words(rest, 2);
      return { kind: 'lot', person: readPerson(person), contribution: lot.slice(lotMark.length) };
    },
  },
};

type Seated<K extends string> = {
  readonly write: (entry: { readonly person: PersonId; readonly seat: Seat }) => string;
  readonly read: (rest: string) => { readonly kind: K; readonly person: PersonId; readonly seat: Seat };
};

function seated<K extends string>(kind: K): Seated<K> {
  return {
    write: ({ person, seat }) => `${person} ${seat}`,
    read: (rest) => {
      const [person = '', seat = ''] = words(rest, 2);
      return { kind, person: readPerson(person), seat: readSeat(seat) };
    },
  };
}

const places: Pick<Forms, 'admitted' | 'bot' | 'opened' | 'standin' | 'back' | 'seats'> = {
  admitted: {
    write: ({ person, seat }) => (seat === undefined ? person : `${person} ${seat}`),
    read: (rest) => {
      const [person = '', seat] = rest.split(/ (.*)/s);
      const admitted = { kind: 'admitted', person: readPerson(person) } as const;
      return seat === undefined ? admitted : { ...admitted, seat: readSeat(seat) };
    },
  },
  bot: {
    write: ({ seat, level, name }) => `${seat} ${level} ${name}`,
    read: (rest) => {
      const [seat = '', level = '', name = ''] = words(rest, 3);
      return { kind: 'bot', seat: readSeat(seat), level, name };
    },
  },
  opened: {
    write: ({ seat }) => String(seat),
    read: (rest) => ({ kind: 'opened', seat: readSeat(rest) }),
  },
  standin: {
    write: ({ seat, level }) => `${seat} ${level}`,
    read: (rest) => {
      const [seat = '', level = ''] = words(rest, 2);
      return { kind: 'standin', seat: readSeat(seat), level };
    },
  },
  back: {
    write: ({ seat }) => String(seat),
    read: (rest) => ({ kind: 'back', seat: readSeat(rest) }),
  },
  seats: {
    write: ({ count }) => String(count),
    read: (rest) => ({ kind: 'seats', count: readNumber(rest) }),
  },
};

const settings: Pick<Forms, 'created' | 'options' | 'position' | 'clock' | 'pace' | 'hints' | 'listed'> = {
  created: {
    write: ({ game, seats, clock, options }) => `${game} ${seats} ${clock} ${options}`,
    read: (rest) => {
      const [game = '', seats = '', clock = '', options = ''] = words(rest, 4);
      return {
        kind: 'created',
        game,
        seats: readNumber(seats),
        clock: readOneOf(clock, clocks, 'The clock'),
        options,
      };
    },
  },
  options: { write: ({ text }) => text, read: (text) => ({ kind: 'options', text }) },
  position: { write: ({ text }) => text, read: (text) => ({ kind: 'position', text }) },
  clock: {
    write: ({ clock }) => clock,
    read: (rest) => ({ kind: 'clock', clock: readOneOf(rest, clocks, 'The clock') }),
  },
  pace: {
    write: ({ pace }) => pace,
    read: (rest) => ({ kind: 'pace', pace: readOneOf(rest, botPaces, 'The pace') }),
  },
  hints: {
    write: ({ on }) => (on ? 'on' : 'off'),
    read: (rest) => ({ kind: 'hints', on: readOneOf(rest, ['on', 'off'], 'Hints') === 'on' }),
  },
  listed: {
    write: ({ on }) => (on ? 'on' : 'off'),
    read: (rest) => ({ kind: 'listed', on: readOneOf(rest, ['on', 'off'], 'The list') === 'on' }),
  },
};

const matches: Pick<
  Forms,
  'commits' | 'started' | 'act' | 'takenback' | 'lapsed' | 'over' | 'reopened' | 'resumed'
> = {
  commits: {
    write: ({ match, commitment }) => `${match} ${commitment}`,
    read: (rest) => {
      const [match = '', commitment = ''] = words(rest, 2);
      return { kind: 'commits', match: readNumber(match), commitment };
    },
  },
  started: {
    write: ({ match }) => String(match),
    read: (rest) => ({ kind: 'started', match: readNumber(rest) }),
  },
  act: {
    write: ({ act }, game) => formatAct(game, act),
    read: (rest, game) => {
      const act = parseAct(game, rest);
      return act.ok ? { kind: 'act', act: act.value } : unreadable(act.error);
    },
  },
  takenback: {
    write: ({ person, acts }) => `${person} ${acts}`,
    read: (rest) => {
      const [person = '', acts = ''] = words(rest, 2);
      return { kind: 'takenback', person: readPerson(person), acts: readNumber(acts) };
    },
  },
  lapsed: {
    write: ({ count }) => String(count),
    read: (rest) => ({ kind: 'lapsed', count: readNumber(rest) }),
  },
  over: {
    write: ({ outcome }) => `${formatNumbers(outcome.winners)} ${formatNumbers(outcome.scores)}`,
    read: (rest) => {
      const [winners = '', scores = ''] = words(rest, 2);
      return { kind: 'over', outcome: { winners: readNumbers(winners), scores: readNumbers(scores) } };
    },
  },
  reopened: { write: () => '', read: () => ({ kind: 'reopened' }) },
  resumed: { write: () => '', read: () => ({ kind: 'resumed' }) },
};

type Forms = { readonly [K in TableEntry['kind']]: Form<K> };

const forms: Forms = {
  ...arrivals,
  ...places,
  ...settings,
  ...matches,
  sat: seated('sat'),
  asked: seated('asked'),
  program: personal('program'),
  unasked: personal('unasked'),
  stood: personal('stood'),
  left: personal('left'),
  kicked: personal('kicked'),
  moved: personal('moved'),
  handover: personal('handover'),
  host: personal('host'),
  silenced: personal('silenced'),
  ready: personal('ready'),
  unready: personal('unready'),
  unsilenced: personal('unsilenced'),
  paused: personal('paused'),
  unpaused: personal('unpaused'),
  lengthened: { write: () => '', read: () => ({ kind: 'lengthened' }) },
  joins: personal('joins'),
  unjoins: personal('unjoins'),
};

const isKind = (text: string): text is TableEntry['kind'] => Object.hasOwn(forms, text);

function restOf<K extends TableEntry['kind']>(entry: EntryOf<K>, game: AnyGame): string {
  return forms[entry.kind].write(entry, game);
}

/** What kind of entry a text is, by its first word: nobody needs its game for that. Null where it is none. */
export function kindOfEntry(text: string): TableEntry['kind'] | null {
  const blank = text.indexOf(' ');
  const word = blank < 0 ? text : text.slice(0, blank);
  return isKind(word) ? word : null;
}

/** The text of an entry: its first word says what has happened. */
export function entryNotation(game: AnyGame): Notation<TableEntry> {
  return notation(
    (entry) => `${entry.kind} ${restOf(entry, game)}`.trimEnd(),
    (text) => {
      const [kind = '', rest = ''] = text.split(/ (.*)/s);
      return isKind(kind)
        ? forms[kind].read(rest, game)
        : unreadable(`${quoted(kind)} is nothing that happens at a table.`);
    },
  );
}

/** The game and version that a log is of, from its first line. */
export function headOfLog(first: string): string {
  return /^created (\S+) /.exec(first)?.[1] ?? '';
}
