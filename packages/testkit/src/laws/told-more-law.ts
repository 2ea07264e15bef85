import type { GameTypes } from '@rudel/kernel';
import { eyeName } from '../moment.ts';
import type { Moment } from '../moment.ts';

/** Which seats are told more than their own secrets is known to everybody. */
export function* toldMoreLaw<G extends GameTypes>({ game, looks }: Moment<G>): Generator<string> {
  const { player } = game;
  const open = looks.find(({ eye }) => eye === 'table');
  if (player.toldMore === undefined || open === undefined) return;
  const known = player.toldMore(open.view).join(', ');
  for (const { eye, view } of looks) {
    const told = player.toldMore(view).join(', ');
    if (told !== known)
      yield `To ${eyeName(eye)} these seats are told more: ${told || 'none'}, but to all ${known || 'none'}.`;
  }
}
