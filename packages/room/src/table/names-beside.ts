import type { PersonId } from '@rudel/protocol';
import type { TableEntry } from './entry.ts';
import type { TableState } from './table-state.ts';

/** What somebody is called. */
type PersonName = { readonly person: PersonId; readonly name: string };

/** An entry as it goes into the log. What people are called stands beside it, where it can be forgotten. */
export function nameless(entry: TableEntry): TableEntry {
  return entry.kind === 'joined' || entry.kind === 'named' ? { ...entry, name: '' } : entry;
}

/** What entries call people from now on. */
export function namesIn(entries: readonly TableEntry[]): readonly PersonName[] {
  return entries.flatMap((entry) =>
    entry.kind === 'joined' || entry.kind === 'named' ? [{ person: entry.person, name: entry.name }] : [],
  );
}

/** What everybody at a table is called. */
export function namesAt({ people }: TableState): readonly PersonName[] {
  return Array.from(people.values(), ({ id: person, name }) => ({ person, name }));
}

/** The same table, with nobody's name. */
export function withoutNames(state: TableState): TableState {
  return withNames(
    state,
    Array.from(state.people.keys(), (person) => ({ person, name: '' })),
  );
}

/** The table with what is kept beside its log. People of whom nothing is kept have their names in the log, as they had before. */
export function withNames(state: TableState, names: readonly PersonName[]): TableState {
  const people = new Map(state.people);
  for (const { person, name } of names) {
    const known = people.get(person);
    if (known !== undefined) people.set(person, { ...known, name });
  }
  return { ...state, people };
}
