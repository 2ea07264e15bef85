import { resolve } from 'node:path';
import { parseDuration } from '@rudel/control';
import type { BackupPlan } from './backups.ts';

const shortest = 60_000;

export function readBackupEvery(text: string, fault: (sentence: string) => never): number {
  const every = parseDuration(text);
  return every !== null && every >= shortest
    ? every
    : fault(
        `RUDEL_BACKUP_EVERY is ${JSON.stringify(text)}, but it should look like 24h or 7d, and be at least 1m.`,
      );
}

export function readBackupKeep(text: string, fault: (sentence: string) => never): number {
  return /^[1-9]\d{0,3}$/.test(text)
    ? Number(text)
    : fault(`RUDEL_BACKUP_KEEP is ${JSON.stringify(text)}, but it is how many copies are kept, 1 to 9999.`);
}

/** Without a folder there are no copies. */
export function backupPlan(folder: string | null, every: number, keep: number): BackupPlan | null {
  return folder === null ? null : { folder: resolve(folder), every, keep };
}
