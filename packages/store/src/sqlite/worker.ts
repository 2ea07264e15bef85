import { parentPort, workerData } from 'node:worker_threads';
import type { Setup } from './messages.ts';
import { copyDatabase, openDatabase } from './open-database.ts';
import { refusalToOpen } from './refusals.ts';
import { serve } from './serve.ts';

if (parentPort !== null) {
  const port = parentPort;
  try {
    serve(port, await openDatabase(workerData as Setup), copyDatabase);
    port.postMessage(null);
  } catch (error) {
    port.postMessage(refusalToOpen(error));
    port.close();
  }
}
