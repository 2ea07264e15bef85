import type { Store, StoredTable } from '@rudel/store';
import { kindOfEntry } from '../table/entry-notation.ts';
import { isDamage } from '../writing/disk-space.ts';

/** What a table that nobody has open is in the middle of, as far as its log says without its game. */
export type Stage = 'lobby' | 'playing' | 'over' | 'damaged';

/** The last entry that begins or ends something says it; a log that begins with a chapter has one. */
export function stageOf({ entries, closed }: Pick<StoredTable, 'entries' | 'closed'>): Stage {
  const kinds = entries.map(({ text }) => kindOfEntry(text));
  const last = kinds.findLast((kind) => kind === 'started' || kind === 'over' || kind === 'reopened');
  if (last === undefined) return 'lobby';
  return last === 'started' && !closed ? 'playing' : 'over';
}

/** What a table is in the middle of; null where there is none. One that cannot be read is damaged. */
export async function loadedStage(store: Store, id: string): Promise<Stage | null> {
  try {
    const stored = await store.load(id);
    return stored === null ? null : stageOf(stored);
  } catch (error) {
    if (isDamage(error)) return 'damaged';
    throw error;
  }
}
