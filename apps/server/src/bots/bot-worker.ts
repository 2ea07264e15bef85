import { parentPort } from 'node:worker_threads';
import { findGame } from '@rudel/shelf';
import { answerTo } from './answer.ts';
import type { TimedQuestion } from './answer.ts';

/** What the thread of the bots says to a question: a move, or null if the bot failed. */
export type BotAnswer = { readonly move: string | null };

parentPort?.on('message', (question: TimedQuestion) => {
  parentPort?.postMessage(answered(question), []);
});

function answered(question: TimedQuestion): BotAnswer {
  try {
    return { move: answerTo(findGame, question) };
  } catch {
    return { move: null };
  }
}
