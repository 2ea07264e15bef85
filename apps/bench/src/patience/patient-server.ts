import { join } from 'node:path';
import { readConfig, startServer, usualLimits } from '@rudel/server';
import type { Limits } from '@rudel/server';
import { openSqliteStore } from '@rudel/store/sqlite';
import { answerWith } from '../server/answers.ts';
import { onSlowDisk } from './slow-disk.ts';

const endless = { burst: 1e9, perSecond: 1e9 };

/** Everybody comes from one address. What one connection may send stays as it is. */
const limits: Limits = { ...usualLimits, create: endless, join: endless, request: endless, connect: endless };

/** As `npm start` starts it, on a disk whose commits take longer, and with a beat of this length or none. */
async function start(): Promise<number> {
  const [, , folder = '', disk = '', tick = ''] = process.argv;
  const pace = JSON.stringify({ tick: Number(tick) });
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    RUDEL_DATA: folder,
    RUDEL_LOG: 'error',
    RUDEL_PACE: pace,
  });
  if (!read.ok) throw new Error(read.faults.join(' '));
  const store = onSlowDisk(await openSqliteStore({ file: join(folder, 'rudel.sqlite') }), Number(disk));
  return (await startServer(read.config, { limits, store })).port;
}

const port = start();
answerWith(() => port);
