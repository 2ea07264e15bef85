import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localBus } from '@rudel/bus';
import type { Admission, CreateTable, HttpRefusal } from '@rudel/protocol';
import { defaultPace } from '@rudel/room';
import type { OrRefusal, Ports } from '@rudel/room';
import { findGame } from '@rudel/shelf';
import { openSqliteStore } from '@rudel/store/sqlite';
import type { ThreadedStore } from '@rudel/store/sqlite';
import { clockwork } from '../../src/clockwork.ts';
import type { Hall } from '../../src/hall/hall.ts';
import { dogTable, promptThinkers } from '../harness.ts';

/** Messages that are not understood before somebody is sent away. */
export const nonsense = 3;

/** What tables have around them, over a store in a folder of its own. */
export type Surroundings = {
  readonly ports: Ports;
  readonly store: ThreadedStore;
  readonly close: () => Promise<void>;
};

export async function surroundings(): Promise<Surroundings> {
  const folder = mkdtempSync(join(tmpdir(), 'rudel-hall-'));
  const store = await openSqliteStore({ file: join(folder, 'rudel.sqlite') });
  const ports: Ports = {
    games: findGame,
    store,
    owner: 'here',
    bus: localBus(),
    clockwork,
    thinkers: promptThinkers(),
    randomBytes: (count) => randomBytes(count),
    pace: { ...defaultPace, botPause: [0, 0] },
    report: () => {},
  };
  return {
    ports,
    store,
    async close() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export function granted<T>(answer: OrRefusal<T>): T {
  if (!answer.ok) throw new Error(answer.refusal.error);
  return answer.value;
}

export function refused<T>(answer: OrRefusal<T>): HttpRefusal['error'] {
  return answer.ok ? 'it was granted' : answer.refusal.error;
}

export async function founded({ rooms }: Hall, wanted: Partial<CreateTable> = {}): Promise<Admission> {
  return granted(await rooms.create({ ...dogTable, ...wanted }));
}
