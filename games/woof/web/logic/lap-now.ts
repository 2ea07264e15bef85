import { nextTurn } from '@rudel/woof/page';
import type { Shown } from '@rudel/woof/page';

/** The lap that runs; once the turns of a round are over, the one in which the last of them fell. */
export function lapNow({ phase, starter, seats, log }: Shown): number {
  const areTurnsOver = phase === 'final' || phase === 'over';
  return nextTurn(starter ?? 0, seats, areTurnsOver ? log.slice(0, -1) : log).lap;
}
