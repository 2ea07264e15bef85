import type { GameTypes } from '@rudel/kernel';
import { eyeName } from '../moment.ts';
import type { Moment } from '../moment.ts';

const known = { toldMore: 'are told more', outOfPlay: 'are out of play' } as const;

/** Which seats are told more than their own secrets is known to everybody, and so is who has hardly anything left to do. */
export function* toldMoreLaw<G extends GameTypes>({ game: { player }, looks }: Moment<G>): Generator<string> {
  const open = looks.find(({ eye }) => eye === 'table');
  if (open === undefined) return;
  for (const what of ['toldMore', 'outOfPlay'] as const) {
    const toAll = player[what]?.(open.view).join(', ');
    for (const { eye, view } of looks) {
      const told = player[what]?.(view).join(', ');
      if (told !== toAll)
        yield `To ${eyeName(eye)} these seats ${known[what]}: ${told || 'none'}, but to all ${toAll || 'none'}.`;
    }
  }
}
