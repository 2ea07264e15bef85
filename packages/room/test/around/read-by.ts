import type { Store, StoredTable } from '@rudel/store';

/** Reads a table, or does something else instead. */
type Read = <T extends StoredTable>(read: () => Promise<T | null>, id: string) => Promise<T | null>;

/** A store whose tables are read by somebody in between, when they are claimed as well. */
export const readBy = (store: Store, by: Read): Pick<Store, 'load' | 'claim'> => ({
  load: (id) => by(() => store.load(id), id),
  claim: (id, owner) => by(() => store.claim(id, owner), id),
});
