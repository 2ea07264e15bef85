import { describe, expect, test } from 'vitest';
import { seededRng } from '@rudel/kernel';
import type { NewEntry, Store } from '@rudel/store';
import { unclaimed } from '@rudel/store/contract';
import { storeInProcess } from '@rudel/store/in-process';
import { Disk, Mount } from './simulation/disk/disk.ts';
import { simulatedSqlite } from './simulation/disk/simulated-sqlite.ts';

const sqlite = await simulatedSqlite();
const seeds = Array.from({ length: 12 }, (_, at) => at + 1);

const entry = (text: string): NewEntry => ({ text, command: null, at: 1, deadline: null });

/** A program on a disk: its store, and how it dies. */
function started(disk: Disk): { readonly store: Store; readonly die: () => void } {
  disk.boot();
  const mount = new Mount(disk);
  const store = storeInProcess(() => sqlite.open(mount));
  const die = (): void => {
    mount.isOver = true;
  };
  return { store, die };
}

const keys = { invite: 'invite', code: 'code' };

async function textsIn(store: Store): Promise<readonly string[]> {
  const stored = await store.load('table');
  return (stored?.entries ?? []).map(({ text }) => text);
}

describe('on a disk that keeps what it was told to sync', () => {
  test.each(seeds)('everything acknowledged is there after a power cut, seed %i', async (seed) => {
    const rng = seededRng(`cuts ${seed}`);
    const disk = new Disk(rng, () => {});
    const first = started(disk);
    await first.store.create('table', keys, [entry('0')], {});
    first.die();
    let acknowledged = 1;
    for (let round = 0; round < 6; round += 1) {
      const { store, die } = started(disk);
      const texts = await textsIn(store);
      expect(texts.length).toBeGreaterThanOrEqual(acknowledged);
      expect(texts.length).toBeLessThanOrEqual(acknowledged + 1);
      expect(texts).toEqual(texts.map((_, at) => String(at)));
      acknowledged = texts.length;
      disk.trouble.cutIn = rng.int(40);
      while (!disk.isOff) {
        const kept = await store.append('table', unclaimed(acknowledged), [entry(String(acknowledged))]).then(
          () => true,
          () => false,
        );
        if (kept) acknowledged += 1;
      }
      die();
    }
  });
});

/** A table on a disk whose last append was refused, since its sync failed; the program is dead and the power was never gone. */
async function afterFailedSync(seed: number): Promise<Disk> {
  const disk = new Disk(seededRng(`failed sync ${seed}`), () => {});
  const { store, die } = started(disk);
  await store.create('table', keys, [entry('0')], {});
  disk.trouble.isUnsynced = true;
  await expect(store.append('table', unclaimed(1), [entry('1')])).rejects.toMatchObject({ kind: 'failed' });
  disk.trouble.isUnsynced = false;
  die();
  return disk;
}

describe('after a sync that failed', () => {
  test.each(seeds)('the next program builds on nothing that is in memory only, seed %i', async (seed) => {
    const disk = await afterFailedSync(seed);
    const { store, die } = started(disk);
    const before = await textsIn(store);
    await store.append('table', unclaimed(before.length), [entry('acknowledged')]);
    disk.cut();
    die();
    expect(await textsIn(started(disk).store)).toEqual([...before, 'acknowledged']);
  });

  test.each(seeds)('the next program shows nothing that a power cut takes back, seed %i', async (seed) => {
    const disk = await afterFailedSync(seed);
    const { store, die } = started(disk);
    const shown = await textsIn(store);
    disk.cut();
    die();
    expect(await textsIn(started(disk).store)).toEqual(shown);
  });
});
