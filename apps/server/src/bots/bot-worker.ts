import { parentPort } from 'node:worker_threads';
import { findGame } from '@rudel/shelf';
import { timedAnswer } from './timed-answer.ts';
import type { TimedQuestion } from './timed-answer.ts';

/** What the thread of the bots says: first that it is ready, then to each question a move, or null if the bot failed. */
export type BotAnswer = { readonly move: string | null };
export type BotMessage = 'ready' | BotAnswer;

parentPort?.on('message', (question: TimedQuestion) => {
  parentPort?.postMessage(answered(question), []);
});

parentPort?.postMessage('ready' satisfies BotMessage, []);

function answered(question: TimedQuestion): BotAnswer {
  try {
    return { move: timedAnswer(findGame, question) };
  } catch {
    return { move: null };
  }
}
