import type { GameTypes } from '@rudel/kernel';
import type { Explanation, Guidance, Noticed } from '@rudel/ui/guidance';

/** Something that came up and has not been said yet, and what was seen then. */
export type Waiting<G extends GameTypes> = {
  readonly explanation: Explanation<G>;
  readonly where: readonly string[];
};

/**
 * What waits to be said after another look: whatever is due now, and what came up before as long as it can still be pointed at. What was said is
 * left out; the order is that of the guidance.
 */
export function waitingAfter<G extends GameTypes>(
  guidance: Guidance<G>,
  before: readonly Waiting<G>[],
  noticed: Noticed<G>,
  isKnown: (id: string) => boolean,
  isToBeSeen: (where: readonly string[]) => boolean,
): readonly Waiting<G>[] {
  return guidance.flatMap((explanation) => {
    if (isKnown(explanation.id)) return [];
    if (explanation.isDue(noticed)) return [{ explanation, where: explanation.where(noticed) }];
    const former = before.find((one) => one.explanation === explanation);
    return former !== undefined && isToBeSeen(former.where) ? [former] : [];
  });
}
