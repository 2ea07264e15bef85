import { renderUnicodeCompact } from 'uqr';
import { StoreFault } from '@rudel/store';
import { addressesOf } from './addresses.ts';
import { readConfig } from './config.ts';
import type { Config, Environment } from './config.ts';
import { keptWhere } from './kept-where.ts';
import { CannotListen } from './listen.ts';
import { openLog, traceOf } from './logging.ts';
import type { Log } from './logging.ts';
import { startServer } from './server.ts';
import type { RunningServer } from './server.ts';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const complain = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
};

function sayWhere(config: Config, port: number): void {
  const { own, room } = addressesOf(config.host, port);
  say(`\nRudel is ready: ${own}`);
  if (room !== null && room !== own) say(`In this room, for phones: ${room}`);
  if (room !== null && process.stdout.isTTY) say(`\n${renderUnicodeCompact(room, { border: 2 })}`);
  say(`Tables are kept in ${keptWhere(config)}. Stop with Ctrl-C.\n`);
}

/** The first signal closes cleanly, a second one at once. A defect that nobody caught closes too, and is told without its message. */
function closeInGoodOrder(server: RunningServer, log: Log): void {
  let isClosing = false;
  const stop = (code: number): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
    say('Closing …');
    server.close().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  process.on('unhandledRejection', (error) => log.error('unhandled-rejection', traceOf(error)));
  process.on('uncaughtException', (error) => {
    log.error('uncaught-exception', traceOf(error));
    stop(1);
  });
}

/** How long people may take to hear goodbye from a server that cannot go on, in milliseconds. */
const lastGoodbye = 5000;

/** Without its tables a server is of no use: it ends, so that whoever watches over it starts another one. */
async function endWithItsTables(server: RunningServer, log: Log): Promise<never> {
  const { kind, cause } = await server.ended;
  log.error('store-ended', { kind, cause: cause ?? 'unknown' });
  const tooLate = new Promise<void>((end) => {
    setTimeout(end, lastGoodbye);
  });
  await Promise.race([server.close().catch(() => {}), tooLate]);
  complain(
    'The tables can no longer be read or written, so the server has ended. Whatever was acknowledged is on disk: start it again.',
  );
  return process.exit(1);
}

/** Why the server cannot start. */
function sentenceOf(error: unknown, config: Config): string {
  if (error instanceof CannotListen) return error.message;
  if (error instanceof StoreFault)
    return `The tables in ${keptWhere(config)} cannot be opened: ${error.message}`;
  return `The server cannot start: ${error instanceof Error ? error.message : String(error)}`;
}

/** Starts a server as an environment says and tells its people about it; returns 0 while it serves, 2 where it cannot. */
export async function serve(env: Environment): Promise<0 | 2> {
  const read = readConfig(env);
  if (!read.ok) {
    for (const sentence of read.faults) complain(sentence);
    return 2;
  }
  try {
    const log = openLog(read.config.logLevel);
    const server = await startServer(read.config, { log });
    closeInGoodOrder(server, log);
    void endWithItsTables(server, log);
    sayWhere(read.config, server.port);
    return 0;
  } catch (error) {
    complain(sentenceOf(error, read.config));
    return 2;
  }
}
