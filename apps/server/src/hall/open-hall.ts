import { localBus } from '@rudel/bus';
import { openRooms } from '@rudel/room';
import type { Ports } from '@rudel/room';
import type { ThreadedStore } from '@rudel/store/sqlite';
import type { Log } from '../logging.ts';
import { hallHere } from './hall.ts';
import type { Hall } from './hall.ts';
import type { PlaceThread } from './place-run.ts';
import { startPlaceHere, startPlaceThread } from './place-thread.ts';
import { spreadHall } from './spread-hall.ts';

export type HallPlan = {
  /** Over how many threads tables are spread; one is this one. */
  readonly workers: number;
  /** Messages of one device that were not understood before it is sent away. */
  readonly nonsense: number;
  /** The store, where other threads can have lines to it; null where it, or another part, cannot be handed to them. */
  readonly lines: Pick<ThreadedStore, 'line'> | null;
  readonly log: Log;
};

/** A place in a thread of its own, or in this one where the parts of tables cannot be handed on. */
function placeStarter(ports: Ports, { lines, nonsense }: HallPlan): () => PlaceThread {
  const { thinkers, pace, owner } = ports;
  const setup = { owner, pace, nonsense, hasQueue: thinkers.hasQueue === true };
  if (lines !== null) return () => startPlaceThread({ ...setup, store: lines.line() });
  return () => startPlaceHere({ ...ports, ...setup, bus: localBus() });
}

/** Opens all tables, in this thread or spread over several; fulfilled when they are served. */
export async function openHall(ports: Ports, plan: HallPlan): Promise<Hall> {
  const { workers, nonsense, log } = plan;
  if (workers === 1) return hallHere(openRooms(ports), nonsense);
  const hall = spreadHall(ports, { places: workers, startThread: placeStarter(ports, plan), log });
  const isServed = await Promise.race([hall.ready.then(() => true), hall.ended.then(() => false)]);
  if (isServed) return hall;
  await hall.close();
  throw new Error('the threads of the tables do not start');
}
