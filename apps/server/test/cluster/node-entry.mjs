import { readConfig, startServer } from '@rudel/server';

const [, , folder = '', database = '', secret = ''] = process.argv;
const plenty = { burst: 1e9, perSecond: 1e9 };
const limits = { create: plenty, join: plenty, request: plenty, connect: plenty, message: plenty };
const read = readConfig({
  PORT: '0',
  HOST: '127.0.0.1',
  RUDEL_LOG: 'silent',
  RUDEL_DATA: folder,
  RUDEL_STORE: database,
  RUDEL_PEER: '127.0.0.1:1',
  RUDEL_PEER_SECRET: secret,
  RUDEL_BOT_THREADS: '1',
});
if (!read.ok || read.config.cluster === null) throw new Error('the settings are wrong');
const cluster = { ...read.config.cluster, port: 0 };
const server = await startServer({ ...read.config, cluster }, { limits });
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(0));
process.send?.({ port: server.port });
