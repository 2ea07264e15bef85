import { pick } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
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

const folded = (name: string): string => name.normalize('NFKC').toLowerCase();

/** The names at a table, folded so that two that look alike are the same. */
function takenNames(state: TableState, except: string | null): ReadonlySet<string> {
  const people = [...state.people.values()].filter(({ id }) => id !== except);
  const bots = state.seats.filter((seat) => seat.kind === 'bot');
  return new Set([...people, ...bots].map(({ name }) => folded(name)));
}

function numbered(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(folded(name))) return name;
  let count = 2;
  while (taken.has(folded(`${name} ${count}`))) count += 1;
  return `${name} ${count}`;
}

/** The wanted name, with a number where somebody else at the table has it. */
export function freeName(state: TableState, wanted: string, person: string | null): string {
  return numbered(wanted, takenNames(state, person));
}

/** A name for another bot. */
export function freeBotName(state: TableState, rng: Rng): string {
  const taken = takenNames(state, null);
  const free = botNames.filter((name) => !taken.has(folded(name)));
  return free.length > 0 ? pick(free, rng) : numbered(pick(botNames, rng), taken);
}
