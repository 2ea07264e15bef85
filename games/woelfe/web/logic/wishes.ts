import type { Language } from '@rudel/kernel';
import { standingPass } from '@rudel/woelfe/page';
import type { StandingPass, View } from '@rudel/woelfe/page';
import type { WishAnswer, Wishes } from '../play.ts';
import { woelfeWords } from '../words.ts';

export const passes = ['this-trick', 'until-my-die'] as const satisfies readonly StandingPass[];

function answerOf(wish: string, since: View, now: View): WishAnswer {
  const move = standingPass(wish as StandingPass, since, now);
  if (move === 'over') return { kind: 'over' };
  return move === null ? { kind: 'waits' } : { kind: 'move', move };
}

/** How long a seat may wish its goblin to be left alone. */
export const wishes: Wishes = {
  wishes: passes,
  answer: answerOf,
  told: (wish, language) => woelfeWords[language].standing[wish as StandingPass].stands,
};

/** What is said when time is up: in the goblin window it was a pass, else a bot has decided. */
export function lapsedIn(before: View, language: Language): string | null {
  const { shown } = before;
  return shown.phase === 'goblin' ? woelfeWords[language].lapsed : null;
}
