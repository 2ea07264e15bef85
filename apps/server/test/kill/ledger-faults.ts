import { kindOf } from '@rudel/protocol';
import type { Entry, Store } from '@rudel/store';
import type { Sent } from './player.ts';

/** All chapters of a log; null if there is no such table. */
async function entriesOf(store: Store, table: string): Promise<readonly Entry[] | null> {
  const kept = await store.load(table);
  if (kept === null) return null;
  const chapters = Array.from({ length: (kept.chapter?.number ?? 0) + 1 }, (_, number) => number);
  const parts = await Promise.all(chapters.map(async (number) => store.chapter(table, number)));
  return parts.flatMap((part) => part?.entries ?? []);
}

const isName = ({ text }: Sent): boolean => kindOf(text) === 'name';

/** Whether a name gave way to the next one of the same person: of consecutive settings only the last is kept. */
function isReplaced(one: Sent, sent: readonly Sent[], isKept: (other: Sent) => boolean): boolean {
  const own = sent.filter(({ person }) => person === one.person);
  const next = own[own.indexOf(one) + 1];
  if (next === undefined || !isName(one) || !isName(next)) return false;
  return isKept(next) || isReplaced(next, sent, isKept);
}

/** What is wrong with the log of a table, given what its players sent and were told. */
export async function ledgerFaults(
  store: Store,
  table: string,
  sent: readonly Sent[],
): Promise<readonly string[]> {
  const entries = await entriesOf(store, table);
  if (entries === null) return [`the table ${table} is lost`];
  const counts = new Map<string, number>();
  for (const { command } of entries) {
    if (command === null) continue;
    const key = `${command.person} ${command.id}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const countOf = ({ person, id }: Sent): number => counts.get(`${person} ${id}`) ?? 0;
  const known = new Set(sent.map(({ person, id }) => `${person} ${id}`));
  const strange = [...counts.keys()].filter((key) => !known.has(key) && !key.includes(' setup-'));
  return [
    ...strange.map((key) => `${key} is in the log and was never sent`),
    ...sent.flatMap((one) => {
      const { id, text, answer } = one;
      const count = countOf(one);
      if (count > 1) return [`${id} '${text}' is in the log ${count} times`];
      if (count === 0 && answer === 'done' && !isReplaced(one, sent, (other) => countOf(other) > 0))
        return [`${id} '${text}' was acknowledged and is lost`];
      return count === 1 && answer !== null && answer !== 'done'
        ? [`${id} '${text}' was answered with '${answer}' and is in the log`]
        : [];
    }),
  ];
}
