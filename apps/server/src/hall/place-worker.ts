import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { localBus } from '@rudel/bus';
import { findGame } from '@rudel/shelf';
import { storeOverLine } from '@rudel/store/sqlite';
import { breather } from '../breathe.ts';
import { clockworkSince } from '../clockwork.ts';
import type { PlaceSetup } from './place-thread.ts';
import { serveTables } from './serve-tables.ts';

if (parentPort !== null) {
  const { store, owner, pace, hasQueue, nonsense, began } = workerData as PlaceSetup;
  const complain = serveTables(parentPort, {
    games: findGame,
    store: storeOverLine(store),
    owner,
    bus: localBus(),
    clockwork: clockworkSince(began),
    randomBytes: (count) => randomBytes(count),
    pace,
    breathe: breather(() => performance.now()),
    hasQueue,
    nonsense,
  });
  process.on('unhandledRejection', (error) => complain('unhandled-rejection', error));
}
