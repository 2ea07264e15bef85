import type { Aside } from '@rudel/store';
import type { TableEntry } from './table/entry.ts';
import type { TableState } from './table/table-state.ts';

const isOfMatch = ({ kind }: TableEntry): boolean => kind === 'act' || kind === 'lapsed';

/** What follows from entries for the store's own books. */
export function asideOf(entries: readonly TableEntry[], after: TableState): Aside {
  if (entries.every(isOfMatch)) return {};
  const forgotten = entries.flatMap((entry) =>
    entry.kind === 'left' || entry.kind === 'kicked' ? [entry.person] : [],
  );
  const listed = entries.findLast((entry) => entry.kind === 'listed');
  return {
    ...(forgotten.length > 0 ? { forgotten } : {}),
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

/** Tokens of both; of people whom the second forgets, and of those who get another one there, only what it says. */
function mergedTokens(first: Aside, then: Aside): NonNullable<Aside['tokens']> {
  const gone = new Set([...(then.forgotten ?? []), ...(then.tokens ?? []).map(({ person }) => person)]);
  return [...(first.tokens ?? []).filter(({ person }) => !gone.has(person)), ...(then.tokens ?? [])];
}

/** What the store does at once for two changes of which one comes after the other. */
export function mergedAside(first: Aside, then: Aside): Aside {
  const tokens = mergedTokens(first, then);
  const forgotten = [...(first.forgotten ?? []), ...(then.forgotten ?? [])];
  const talk =
    first.talk !== undefined && then.talk !== undefined
      ? mergedTalk(first.talk, then.talk)
      : (then.talk ?? first.talk);
  return {
    ...first,
    ...then,
    ...(tokens.length > 0 ? { tokens } : {}),
    ...(forgotten.length > 0 ? { forgotten } : {}),
    ...(talk === undefined ? {} : { talk }),
  };
}
