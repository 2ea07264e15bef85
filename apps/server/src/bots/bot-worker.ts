import { parentPort } from 'node:worker_threads';
import { findGame } from '@rudel/shelf';
import { answerTo } from './answer.ts';
import type { TimedQuestion } from './answer.ts';

/** What the thread of the bots says: first that it is ready, then to each question a move, or null if the bot failed. */
export type BotAnswer = { readonly move: string | null };
export type BotMessage = 'ready' | BotAnswer;

parentPort?.on('message', (question: TimedQuestion) => {
  parentPort?.postMessage(answered(question), []);
});

parentPort?.postMessage('ready' satisfies BotMessage, []);

function answered(question: TimedQuestion): BotAnswer {
  try {
    return { move: answerTo(findGame, question) };
  } catch {
    return { move: null };
  }
}
