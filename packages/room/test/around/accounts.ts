import type { Playable } from '@rudel/room';
import type { ClaimedTable, Store, StoredTable } from '@rudel/store';
import { accountIn, formatAccount } from '../../src/reading/account.ts';
import { playableOf, restored } from '../../src/reading/history.ts';
import type { LogPart } from '../../src/reading/history.ts';
import { LogMeasure } from '../../src/writing/log-measure.ts';

type Part = LogPart & Pick<StoredTable, 'size'>;

/** All that follows from a log, or from a part of it with the account of what was before, as one text. */
export async function accountText(part: Part, playable: Playable): Promise<string> {
  const { state, projection, measured } = await restored(part, playable);
  const { sinceStart } = new LogMeasure(part, measured);
  const seen = projection?.write() ?? null;
  return formatAccount({ state, commands: new Map(), seen, measured: sinceStart });
}

/** Whether a table from its checkpoint on is the same as from a part of its log that has all of the match. */
export async function isSame(claimed: ClaimedTable, whole: Part, playable: Playable): Promise<boolean> {
  const account = accountIn(claimed, playable);
  if (account === null) return claimed.entries.some(({ text }) => text.startsWith('takenback '));
  return (await accountText({ ...claimed, account }, playable)) === (await accountText(whole, playable));
}

/** A store of which every checkpoint is held against the log when a table is claimed. */
export function checkedStore(store: Store, games: (id: string) => Playable | undefined): Store {
  return {
    ...store,
    async claim(id, ...by) {
      const claimed = await store.claim(id, ...by);
      if (claimed === null || claimed.checkpoint === null) return claimed;
      const [playable, whole] = [playableOf(claimed, games), await store.load(id)];
      if (playable === undefined || whole === null) return claimed;
      if (!(await isSame(claimed, whole, playable)))
        throw new Error(`The checkpoint of table ${id} is not what its log says.`);
      return claimed;
    },
  };
}
