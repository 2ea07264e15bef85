import type { PlayerRules, Seat } from '@rudel/kernel';
import { moveNotation } from './move-notation.ts';
import { isAsked, legal } from './moves.ts';
import { finalists } from './rounds.ts';
import { sight } from './sight.ts';
import type { View, WoofTypes } from './types.ts';
import { whyNot } from './why-not.ts';

/** Where all decide at once an eye knows of itself only whether it has decided. */
function asked(view: View): readonly Seat[] {
  const { eye, shown } = view;
  switch (shown.phase) {
    case 'play':
    case 'take':
      return shown.turn === null ? [] : [shown.turn];
    case 'lay':
      return shown.looking === null ? [] : [shown.looking];
    case 'final':
      return finalists(shown).filter((seat) => seat !== eye || isAsked(view, seat));
    default:
      return [];
  }
}

/** Woof!! as one eye may know it: all that the browser and a bot need. */
export const woofPlayer: PlayerRules<WoofTypes> = {
  asked,
  legal,
  whyNot,
  listed: (_view, move) => move,
  move: moveNotation,
  sight,
};
