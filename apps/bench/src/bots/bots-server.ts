import { openLog, readConfig, startServer, usualLimits } from '@rudel/server';
import type { Limits, Log } from '@rudel/server';
import { answerWith } from '../server/answers.ts';

export type BotsQuestion = { readonly ask: 'port' | 'events' };

/** How often each event was logged. */
export type Events = { readonly [event: string]: number };

const endless = { burst: 1e9, perSecond: 1e9 };

/** Tables may be made as fast as they are wanted, and a person may move as fast as bots that do not pause: it is about what happens when they are there. */
const limits: Limits = {
  ...usualLimits,
  create: endless,
  connect: endless,
  request: endless,
  message: endless,
};

const events: { [event: string]: number } = {};

function counting(log: Log): Log {
  return {
    ...log,
    warn(event, details) {
      events[event] = (events[event] ?? 0) + 1;
      log.warn(event, details);
    },
  };
}

/** As `npm start` starts it, but for bots that do not pause: so they ask as much as they can, and nothing hides how long an answer takes. */
async function start(): Promise<number> {
  const [, , folder = ''] = process.argv;
  const pace = JSON.stringify({ botPause: [0, 0] });
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    RUDEL_DATA: folder,
    RUDEL_LOG: 'error',
    RUDEL_PACE: pace,
  });
  if (!read.ok) throw new Error(read.faults.join(' '));
  return (await startServer(read.config, { limits, log: counting(openLog('error')) })).port;
}

const port = start();
answerWith((question) => ((question as BotsQuestion).ask === 'port' ? port : events));
