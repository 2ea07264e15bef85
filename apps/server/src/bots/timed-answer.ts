import { randomBytes } from 'node:crypto';
import { answerTo } from '@rudel/bots';
import { seededRng } from '@rudel/kernel';
import type { Playable, Question } from '@rudel/room';

/** A question with the time that may be spent on it. */
export type TimedQuestion = Omit<Question, 'table'> & { readonly ms: number };

/** A bot's answer within its time. */
export function timedAnswer(games: (id: string) => Playable | undefined, question: TimedQuestion): string {
  const { game, ms } = question;
  const rng = seededRng(randomBytes(16).toString('hex'));
  return answerTo(question, games(game), rng, { kind: 'ms', ms, now: () => performance.now() });
}
