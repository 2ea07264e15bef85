import { randomBytes } from 'node:crypto';
import { botCalled } from '@rudel/bots';
import { seededRng } from '@rudel/kernel';
import type { AnyView } from '@rudel/kernel';
import type { Playable, Question } from '@rudel/room';

/** A question with the time that may be spent on it. */
export type TimedQuestion = Omit<Question, 'table'> & { readonly ms: number };

/** The move that a bot chooses, as text. It knows the view and draws its own chance. */
export function answerTo(games: (id: string) => Playable | undefined, question: TimedQuestion): string {
  const playable = games(question.game);
  const bot = playable && botCalled(playable, question.level);
  if (playable === undefined || bot === undefined) throw new Error('no such game or level');
  const rng = seededRng(randomBytes(16).toString('hex'));
  const move = bot.choose(question.view as AnyView, rng, {
    kind: 'ms',
    ms: question.ms,
    now: () => performance.now(),
  });
  return playable.game.player.move.format(move);
}
