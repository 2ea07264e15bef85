import type { AnyView } from '@rudel/kernel';
import { standingPass } from '@rudel/woelfe/page';
import type { StandingPass, View } from '@rudel/woelfe/page';
import type { StandingAnswer, StandingAnswers } from '../../game-ui.ts';
import { woelfeWords } from '../words.ts';

export const passes = ['this-trick', 'until-my-die'] as const satisfies readonly StandingPass[];

function answerOf(wish: string, since: AnyView, now: AnyView): StandingAnswer {
  const move = standingPass(wish as StandingPass, since as unknown as View, now as unknown as View);
  if (move === 'over') return { kind: 'over' };
  return move === null ? { kind: 'waits' } : { kind: 'move', move };
}

/** How long a seat may wish its goblin to be left alone. */
export const standing: StandingAnswers = {
  wishes: passes,
  answer: answerOf,
  told: (wish, language) => woelfeWords[language].standing[wish as StandingPass].stands,
};
