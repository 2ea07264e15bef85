import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readConfig, startServer } from '@rudel/server';
import { answerWith } from '../server/answers.ts';

export type AttackedQuestion = { readonly ask: 'port' | 'strain' };

/** What an attack has done to the server: its processor time so far, its largest memory ever, and its longest pause since it was asked last. */
export type Strain = { readonly cpuMs: number; readonly peakBytes: number; readonly longestPauseMs: number };

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();

function strainNow(): Strain {
  const { user, system } = process.cpuUsage();
  const longestPauseMs = delays.max / 1e6;
  delays.reset();
  return {
    cpuMs: (user + system) / 1000,
    peakBytes: process.resourceUsage().maxRSS * 1024,
    longestPauseMs,
  };
}

/** As `npm start` starts it, with all its limits. Only bots do not pause, so that matches come to an end, and no beat hides how long a move takes. */
async function start(): Promise<number> {
  const [, , folder = ''] = process.argv;
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    RUDEL_DATA: folder,
    RUDEL_LOG: 'error',
    RUDEL_PACE: JSON.stringify({ botPause: [0, 0], tick: 0 }),
  });
  if (!read.ok) throw new Error(read.faults.join(' '));
  return (await startServer(read.config)).port;
}

const port = start();
answerWith((question) => ((question as AttackedQuestion).ask === 'port' ? port : strainNow()));
