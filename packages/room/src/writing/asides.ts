import type { PersonId } from '@rudel/protocol';
import type { Aside } from '@rudel/store';
import type { TableEntry } from '../table/entry.ts';
import { namesIn } from '../table/names-beside.ts';
import type { TableState } from '../table/table-state.ts';

/** Whether an entry is about the match that runs, and about nothing else. */
export const isOfMatch = ({ kind }: TableEntry): boolean => kind === 'act' || kind === 'lapsed';

/** Who is not at the table any more. */
export function goneIn(entries: readonly TableEntry[]): readonly PersonId[] {
  return entries.flatMap((entry) => (entry.kind === 'left' || entry.kind === 'kicked' ? [entry.person] : []));
}

/** What follows from entries for the store's own books. */
export function asideOf(entries: readonly TableEntry[], after: TableState): Aside {
  const [forgotten, names] = [goneIn(entries), namesIn(entries)];
  const listed = entries.findLast((entry) => entry.kind === 'listed');
  return {
    ...(forgotten.length > 0 ? { forgotten } : {}),
    ...(names.length > 0 ? { names } : {}),
    ...(listed === undefined ? {} : { listed: listed.on }),
    ...(forgotten.length > 0 && after.people.size === 0 ? { closed: true } : {}),
  };
}

type Talk = NonNullable<Aside['talk']>;

function mergedTalk(first: Talk, then: Talk): Talk {
  const lines = new Map(first.lines.filter(({ n }) => n >= then.from).map((line) => [line.n, line]));
  for (const line of then.lines) lines.set(line.n, line);
  return { from: Math.max(first.from, then.from), lines: [...lines.values()] };
}

/** What is kept one of a person, by both; of people whom the second forgets, and of those who get another one there, only what it says. */
function mergedOfPeople<T extends { readonly person: PersonId }>(
  first: readonly T[] = [],
  forgotten: readonly PersonId[] = [],
  then: readonly T[] = [],
): readonly T[] {
  const gone = new Set([...forgotten, ...then.map(({ person }) => person)]);
  return [...first.filter(({ person }) => !gone.has(person)), ...then];
}

/** What the store does at once for two changes of which one comes after the other. */
export function mergedAside(first: Aside, then: Aside): Aside {
  const tokens = mergedOfPeople(first.tokens, then.forgotten, then.tokens);
  const names = mergedOfPeople(first.names, then.forgotten, then.names);
  const forgotten = [...(first.forgotten ?? []), ...(then.forgotten ?? [])];
  const talk =
    first.talk !== undefined && then.talk !== undefined
      ? mergedTalk(first.talk, then.talk)
      : (then.talk ?? first.talk);
  return {
    ...first,
    ...then,
    tokens,
    names,
    ...(forgotten.length > 0 ? { forgotten } : {}),
    ...(talk === undefined ? {} : { talk }),
  };
}
