import type { PlayerRules, Seat } from '@rudel/kernel';
import { seats } from './board.ts';
import { listed } from './listed.ts';
import { moveNotation } from './move-notation.ts';
import { legal } from './moves.ts';
import { sight } from './sight.ts';
import type { DogTypes, View } from './types.ts';
import { whyNot } from './why-not.ts';

/** In the exchange an eye knows of itself only whether it has given. */
function asked({ eye, shown, gifts }: View): readonly Seat[] {
  if (shown.phase === 'play' && shown.turn !== null) return [shown.turn];
  if (shown.phase !== 'exchange') return [];
  return seats.filter((seat) => seat !== eye || gifts[seat] === null);
}

/** Dog as one eye may know it: all that the browser and a bot need. */
export const dogPlayer: PlayerRules<DogTypes> = { asked, legal, whyNot, listed, move: moveNotation, sight };
