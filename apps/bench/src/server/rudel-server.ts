import { readConfig, startServer, usualLimits } from '@rudel/server';
import type { Limits } from '@rudel/server';
import { served } from './served.ts';

const endless = { burst: 1e9, perSecond: 1e9 };

/** All clients of the bench come from one address, and play faster than people do. */
const limits: Limits = {
  ...usualLimits,
  create: endless,
  join: endless,
  request: endless,
  connect: endless,
  message: endless,
  connectionsPerAddress: 10_000,
  plainPerAddress: 10_000,
};

/** As `npm start` starts it, but for the limits: on disk and synced. */
served(async () => {
  const [, , folder = '', workers = '1'] = process.argv;
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    RUDEL_DATA: folder,
    RUDEL_LOG: 'warn',
    RUDEL_WORKERS: workers,
  });
  if (!read.ok) throw new Error(read.faults.join(' '));
  const { port } = await startServer(read.config, { limits });
  return port;
});
