import { pick } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { looksOf } from './name-looks.ts';
import type { TableState } from './table-state.ts';

/** What bots are called: names for a pack, short enough for a seat. */
export const botNames: readonly string[] = [
  'Akela',
  'Arko',
  'Bela',
  'Brisko',
  'Cora',
  'Dusty',
  'Enzo',
  'Fenja',
  'Filou',
  'Freki',
  'Gerda',
  'Hakon',
  'Ivo',
  'Juno',
  'Kaya',
  'Kuno',
  'Lando',
  'Lupa',
  'Mika',
  'Moro',
  'Nanuk',
  'Nele',
  'Odin',
  'Pepe',
  'Quinn',
  'Raska',
  'Runa',
  'Sirius',
  'Tara',
  'Ulf',
  'Wanja',
  'Yuki',
];

/** How the names at a table look. */
function takenLooks(state: TableState, except: string | null): ReadonlySet<string> {
  const people = [...state.people.values()].filter(({ id }) => id !== except);
  const bots = state.seats.filter((seat) => seat.kind === 'bot');
  return new Set([...people, ...bots].flatMap(({ name }) => looksOf(name)));
}

const isTaken = (name: string, taken: ReadonlySet<string>): boolean =>
  looksOf(name).some((look) => taken.has(look));

function numbered(name: string, taken: ReadonlySet<string>): string {
  if (!isTaken(name, taken)) return name;
  let count = 2;
  while (isTaken(`${name} ${count}`, taken)) count += 1;
  return `${name} ${count}`;
}

/** The wanted name, with a number where somebody else at the table has one that looks like it. */
export function freeName(state: TableState, wanted: string, person: string | null): string {
  return numbered(wanted, takenLooks(state, person));
}

/** A name for another bot. */
export function freeBotName(state: TableState, rng: Rng): string {
  const taken = takenLooks(state, null);
  const free = botNames.filter((name) => !isTaken(name, taken));
  return free.length > 0 ? pick(free, rng) : numbered(pick(botNames, rng), taken);
}
