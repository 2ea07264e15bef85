import { hasSides } from './rounds.ts';
import { sidesShown } from './sides.ts';
import type { Shown } from './types.ts';

/** In usual pauses of bots: a round that was counted is read for six seconds, a trick and the hunters’ unmasking are seen for two. */
export const rests = { round: 3.6, trick: 1.3, unmasking: 1.2 } as const;

/** How much longer than usual bots leave the table as it is. */
export function restIn(shown: Shown): number {
  if (isJustCounted(shown)) return rests.round;
  if (shown.phase === 'play' && shown.trick === null && shown.tricks.length > 0) return rests.trick;
  return isJustUnmasked(shown) ? rests.unmasking : 0;
}

/** The first decision after a round. */
function isJustCounted(shown: Shown): boolean {
  const { phase, points, tricks, trick, bids, fever, rabies, options } = shown;
  if (points.length === 0 || trick !== null || tricks.length > 0) return false;
  if (phase === 'bid') return bids.every((bid) => bid === null);
  if (phase === 'announce') return true;
  const isUnasked = hasSides(shown) && options.stalk === 'no';
  return phase === 'play' && isUnasked && fever === null && rabies === null;
}

/** The die rolled last is the one that told everybody who hunts. */
export function isJustUnmasked(shown: Shown): boolean {
  const { trick } = shown;
  const last = trick?.dice.at(-1);
  if (!hasSides(shown) || trick === null || last?.kind !== 'H' || last.undone.length > 0) return false;
  if (sidesShown(shown).includes(null)) return false;
  const dice = trick.dice.slice(0, -1);
  return sidesShown({ ...shown, trick: dice.length === 0 ? null : { ...trick, dice } }).includes(null);
}
