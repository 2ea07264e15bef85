import { MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { NewLine, Setup } from './messages.ts';
import { copyDatabase, openDatabase } from './open-database.ts';
import { refusalToOpen } from './refusals.ts';
import { serve } from './serve.ts';

type Waiting = { readonly message: string | NewLine };

if (parentPort !== null) {
  const port = parentPort;
  try {
    serve(port, await openDatabase(workerData as Setup), copyDatabase, (waitsAt) => {
      const waiting: Waiting | undefined =
        waitsAt instanceof MessagePort ? receiveMessageOnPort(waitsAt) : undefined;
      return waiting?.message ?? null;
    });
    port.postMessage(null);
  } catch (error) {
    port.postMessage(refusalToOpen(error));
    port.close();
  }
}
