import { isAsk, isLook, nextTurn } from '@rudel/woof/page';
import type { Asked, Card, Looked, CardPlace, View } from '@rudel/woof/page';

/** A token or question card where it lies: when it was laid, and what this eye saw of it. */
export type Lying = {
  /** The turn of the round in which it was laid, counted from 0. */
  readonly turn: number;
  readonly lap: number;
  readonly deed: Looked | Asked;
  /** The card behind a token, where this eye knows it. */
  readonly seen: Card | null;
};

/** All that was laid in this round, the oldest first. */
export function lyingIn({ shown, seen }: View): readonly Lying[] {
  const { log, starter, seats } = shown;
  let looks = 0;
  return log.flatMap((deed, turn): readonly Lying[] => {
    if (!isLook(deed) && !isAsk(deed)) return [];
    const card = isLook(deed) ? (seen[looks++] ?? '?') : '?';
    const { lap } = nextTurn(starter ?? 0, seats, log.slice(0, turn));
    return [{ turn, lap, deed, seen: card === '?' ? null : card }];
  });
}

export const lyingAt = (view: View, place: CardPlace): readonly Lying[] =>
  lyingIn(view).filter(({ deed }) => deed.at === place);
