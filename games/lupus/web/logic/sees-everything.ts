import type { View } from '@rudel/lupus/page';

/** Whether somebody looks at a finished match with all eyes at once: who only watches knows no diary. */
export const seesEverything = ({ eye, diaries }: View): boolean =>
  eye === 'table' && diaries.every((diary) => diary !== '?');
