import type { AnyGameUi } from '@rudel/ui/game-ui';
import { language } from '@rudel/ui/settings';
import type { Chosen } from './options.ts';
import type { Spot } from './seat-ring.tsx';

/** Seats with what they will be in the match to come, where the game knows that before. */
export function withMarks(
  spots: readonly Spot[],
  ui: Pick<AnyGameUi, 'lobby'>,
  chosen: Chosen,
): readonly Spot[] {
  return spots.map((spot, seat) => {
    const mark = ui.lobby?.seatMark?.(seat, spots.length, chosen, language.value) ?? null;
    return mark === null ? spot : { ...spot, mark };
  });
}
