import { MessageChannel, Worker } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { Pace } from '@rudel/room';
import { runBegan } from '../clockwork.ts';
import type { PlaceThread } from './place-run.ts';
import { serveTables } from './serve-tables.ts';
import type { PlacePorts } from './serve-tables.ts';

/** What a thread for tables is started with. */
export type PlaceSetup = {
  /** A line to the store. */
  readonly store: MessagePort;
  readonly owner: string;
  readonly pace: Pace;
  readonly hasQueue: boolean;
  readonly nonsense: number;
  /** When the run of this server began. */
  readonly began: number;
};

/** A thread loads no TypeScript: it is taken from the build, seen from the sources and from the build itself. */
const workerUrl = new URL('../../dist/hall/place-worker.js', import.meta.url);

/** Tables in a thread of their own. */
export function startPlaceThread(setup: Omit<PlaceSetup, 'began'>): PlaceThread {
  const workerData: PlaceSetup = { ...setup, began: runBegan };
  const worker = new Worker(workerUrl, { workerData, transferList: [setup.store], execArgv: [] });
  let fault: Error | null = null;
  worker.on('error', (error: Error) => {
    fault = error;
  });
  const ended = new Promise<Error | null>((resolve) => {
    worker.once('exit', () => resolve(fault));
  });
  return {
    ended,
    postMessage: (batch) => worker.postMessage(batch, []),
    on: (event, listener) => worker.on(event, listener),
    terminate: () => worker.terminate(),
  };
}

/** Tables in this thread, but behind the same line: for parts that cannot be handed to another thread. */
export function startPlaceHere(ports: PlacePorts): PlaceThread {
  const { port1: near, port2: far } = new MessageChannel();
  const ended = new Promise<null>((resolve) => {
    near.once('close', () => resolve(null));
  });
  serveTables(
    { postMessage: (batch) => far.postMessage(batch, []), on: (event, listener) => far.on(event, listener) },
    ports,
  );
  return {
    ended,
    postMessage: (batch) => near.postMessage(batch, []),
    on: (event, listener) => near.on(event, listener),
    terminate: async () => {
      near.close();
      await ended;
    },
  };
}
