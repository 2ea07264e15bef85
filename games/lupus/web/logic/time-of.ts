import { isNight } from '@rudel/lupus/page';
import type { Shown } from '@rudel/lupus/page';

/** Whether the table lies in the dark: at night, and from the deal until the first one begins. */
export const timeOf = (shown: Shown): 'day' | 'night' =>
  isNight(shown) || ['possessed', 'deal', 'elder'].includes(shown.phase) ? 'night' : 'day';
