import type { Place, Rank } from '@rudel/dog/page';
import { nothingChosen } from './compose.ts';
import type { Choices, Composed } from './compose.ts';

/** Where the stone of a complete move comes to stand, of a seven the last one driven; null where no stone goes. */
export const endOf = ({ draft }: Pick<Composed, 'draft'>): Place | null =>
  draft !== null && 'legs' in draft ? (draft.legs.at(-1)?.to ?? null) : null;

/** What a tap on a card leads to; null where it leads to nothing and wants an explanation. */
export function tapCard({ choices, playable, fitting }: Composed, slot: number): Choices | null {
  if (choices.slot === slot) return nothingChosen;
  if (playable[slot] !== true) return null;
  const keepsStone = choices.slot === null && fitting[slot] === true;
  return { ...nothingChosen, slot, from: keepsStone ? choices.from : null };
}

/** Names a joker, or names it anew: what was driven under another name is taken back. */
export function tapValue({ choices, values }: Composed, as: Rank): Choices | null {
  if (!values.includes(as)) return null;
  return { ...choices, as, legs: [], from: choices.legs.length > 0 ? null : choices.from };
}

/** A place is a target of the stone that goes, or a stone that is to go; the stone itself is let go again. */
export function tapPlace(composed: Composed, place: Place): Choices | null {
  const { choices, from, targets, sources, left, legs } = composed;
  if (from !== null && targets.includes(place)) {
    const leg = { from, to: place };
    return left === null
      ? { ...choices, from, legs: [leg] }
      : { ...choices, from: null, legs: [...legs, leg] };
  }
  if (!sources.includes(place)) return null;
  return { ...choices, legs: left === null ? [] : legs, from: choices.from === place ? null : place };
}
