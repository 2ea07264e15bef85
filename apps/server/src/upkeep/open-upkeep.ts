import { join } from 'node:path';
import { adminFolderOf, listenForOrders } from '@rudel/control';
import type { Clockwork, Keep, RoomCalls } from '@rudel/room';
import { StoreFault } from '@rudel/store';
import type { Store } from '@rudel/store';
import type { SqliteStore } from '@rudel/store/sqlite';
import type { Log } from '../logging.ts';
import { Backups } from './backups.ts';
import type { BackupMade, BackupPlan } from './backups.ts';
import type { Bans } from './bans.ts';
import { operatorOf } from './operator.ts';
import { Sweeping } from './sweeping.ts';

/** Where bans are kept: not in the database, so that a copy of it tells no address even to whoever tries them all. */
export const bansFileOf = (dataFolder: string): string => join(adminFolderOf(dataFolder), 'bans.json');

export type UpkeepPlan = { readonly keep: Keep; readonly backup: BackupPlan | null };

export type UpkeepPorts = {
  readonly store: Store;
  readonly rooms: RoomCalls;
  readonly bans: Bans;
  readonly sockets: { readonly count: number; dropBanned(): number };
  readonly log: Log;
  readonly clockwork: Clockwork;
  /** Whether it is this server that throws old tables away, where there are several. */
  readonly isSweeping?: () => boolean;
};

/** One in memory cannot. */
const canBeCopied = (store: Store): store is SqliteStore => 'backup' in store;

async function backupOf(store: Store, file: string): Promise<BackupMade> {
  if (!canBeCopied(store)) throw new StoreFault('failed', 'These tables cannot be copied.');
  const { bytes, tables, damaged } = await store.backup(file);
  return { bytes, tables, damaged: damaged.length };
}

/** What looks after the tables from outside: the sweeper, the copies, and where a data folder is given, whoever runs the server. */
export async function openUpkeep(
  dataFolder: string | null,
  { keep, backup }: UpkeepPlan,
  ports: UpkeepPorts,
): Promise<{ close(): Promise<void> }> {
  const { store, rooms, bans, sockets, log, clockwork, isSweeping } = ports;
  const [now, date] = [(): number => clockwork.now(), (): number => clockwork.date()];
  const after: Clockwork['after'] = (ms, callback) => clockwork.after(ms, callback);
  const make = (file: string): Promise<BackupMade> => backupOf(store, file);
  const operator = operatorOf({
    upkeep: rooms.upkeep,
    backup: make,
    bans,
    drop: () => sockets.dropBanned(),
    connections: () => sockets.count,
    date,
    log,
  });
  const orders = dataFolder === null ? null : await listenForOrders(dataFolder, operator);
  const sweeping = new Sweeping(keep, {
    upkeep: rooms.upkeep,
    after,
    log,
    ...(isSweeping === undefined ? {} : { isOurs: isSweeping }),
  });
  const backups = backup === null ? null : new Backups(backup, { make, now, date, after, log });
  return {
    async close() {
      await orders?.close();
      await Promise.all([sweeping.close(), backups?.close()]);
    },
  };
}
