import type { GameUi } from '../games/game-ui.ts';
import { language } from '../settings/settings.ts';
import type { Chosen } from './options.ts';
import type { Spot } from './seat-ring.tsx';

/** Seats with what they will be in the match to come, where the game knows that before. */
export function withMarks(
  spots: readonly Spot[],
  ui: Pick<GameUi, 'seatMark'>,
  chosen: Chosen,
): readonly Spot[] {
  return spots.map((spot, seat) => {
    const mark = ui.seatMark?.(seat, spots.length, chosen, language.value) ?? null;
    return mark === null ? spot : { ...spot, mark };
  });
}
