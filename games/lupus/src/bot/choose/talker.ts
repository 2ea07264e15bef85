import type { Bot } from '@rudel/bots';
import { pick } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { legal, mayClose, needsOpening } from '../../moves/moves.ts';
import { ownRole } from '../../night/story.ts';
import type { LupusTypes, Move, View } from '../../types.ts';
import { deckBy } from '../../village/deck.ts';
import { narratorSeat, pacerOf, playersOf } from '../../village/narrators.ts';
import { isAlive, livingSeats } from '../../village/seats.ts';
import { basisOf } from '../value/basis.ts';
import { Believer } from '../worlds/belief.ts';
import { pointingOf } from './nights.ts';
import type { StyleAmong } from './styles.ts';
import { defenceMove, talkingMove } from './talk/talking.ts';
import { tokenFor, verdictFor } from './votes.ts';

/** A kind of bot that believes, talks and lies. Whoever lends it a believer can ask that about the same moments again, at no cost. */
export function talker(
  name: string,
  styleAmong: StyleAmong,
  believer: Believer = new Believer((players) => styleAmong(players).weights),
): Bot<LupusTypes> {
  return {
    name,
    choose(view, rng) {
      const { eye, shown } = view;
      if (eye === 'table') return pick(legal(view), rng);
      const pacing = pacingMove(view, eye);
      if (pacing !== null) return pacing;
      if (shown.phase === 'call' && ownRole(view) !== shown.call) return idlePointing(view, eye, rng);
      if (shown.phase === 'talk' && !isAlive(shown, eye)) return { kind: 'ready' };
      const basis = basisOf(view, eye, believer, styleAmong(playersOf(shown)));
      switch (shown.phase) {
        case 'call':
          return pointingOf(basis, rng);
        case 'talk':
          return talkingMove(basis, rng);
        case 'defence':
          return defenceMove(basis, rng);
        case 'verdict':
          return verdictFor(basis, rng);
        default:
          return tokenFor(basis, rng);
      }
    },
  };
}

/** Whoever is not called points anywhere. */
const idlePointing = ({ shown }: View, eye: Seat, rng: Rng): Move => ({
  kind: 'point',
  at: pick(
    livingSeats(shown).filter((seat) => seat !== eye),
    rng,
  ),
  sign: null,
});

/** What a narrator or the wise old man does to keep the match going. */
function pacingMove(view: View, eye: Seat): Move | null {
  const { shown } = view;
  if (shown.phase === 'deck') return { kind: 'deck', roles: deckBy(shown.options, playersOf(shown)) };
  if (eye !== pacerOf(shown)) return null;
  if (needsOpening(shown)) return { kind: 'open' };
  return eye === narratorSeat(shown) && mayClose(shown) ? { kind: 'close' } : null;
}
