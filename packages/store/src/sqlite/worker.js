import { parentPort, workerData } from 'node:worker_threads';
import { copyDatabase, openDatabase } from './open-database.js';
import { refusalToOpen } from './refusals.js';
import { serve } from './serve.js';

/**
 * @import { Setup } from './messages.ts'
 */

if (parentPort !== null) {
  const port = parentPort;
  try {
    serve(port, await openDatabase(/** @type {Setup} */ (workerData)), copyDatabase);
    port.postMessage(null);
  } catch (error) {
    port.postMessage(refusalToOpen(error));
    port.close();
  }
}
