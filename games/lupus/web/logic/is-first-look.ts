import { isDealt } from '@rudel/lupus/page';
import type { Drawing } from '../drawing.ts';

/** Whether somebody who plays has not looked at the card since it was dealt. */
export function isFirstLook({ play, view, diary }: Drawing): boolean {
  const { eye, shown } = view.value;
  const isLive = play.vantage.kind === 'seat' && eye !== 'table' && eye < shown.fates.length;
  return isLive && isDealt(shown) && shown.night < 2 && !diary.hasLooked.value;
}
