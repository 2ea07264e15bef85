import type { Shown } from '@rudel/lupus/page';
import { timeOf } from './time-of.ts';

/** How late it is in the village: the sky shows it. */
export type Hour = 'night' | 'morning' | 'noon' | 'dusk';

/** At night the moon shines; the village talks in the morning, votes at noon, and judges when the sun goes down. */
export function hourOf(shown: Shown): Hour {
  if (timeOf(shown) === 'night') return 'night';
  if (shown.phase === 'vote') return 'noon';
  return shown.days.at(-1)?.suspects.length === 2 ? 'dusk' : 'morning';
}
