import { sameData } from '@rudel/kernel';
import type { AnyGame, SealedTypes, Seat, Step } from '@rudel/kernel';

/** What happened as an eye sees it: each act with the draws that follow it at once, without those it notices nothing of. */
export function updatesOf(
  game: AnyGame,
  eye: Seat,
  happened: readonly Step<SealedTypes>[],
): Step<SealedTypes>[][] {
  const updates: Step<SealedTypes>[][] = [];
  for (const step of happened) {
    const last = updates.at(-1);
    if (last !== undefined && (step.act.by === 'chance' || !isNoticed(game, eye, last))) last.push(step);
    else updates.push([step]);
  }
  return updates;
}

function isNoticed(game: AnyGame, eye: Seat, steps: readonly Step<SealedTypes>[]): boolean {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return false;
  return !sameData(game.table.view(first.before, eye), game.table.view(last.after, eye));
}
