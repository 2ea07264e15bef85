import type { Shown } from '@rudel/lupus/page';

/** Whether two are under suspicion today. */
export const hasSuspects = ({ phase, days }: Shown): boolean =>
  phase !== 'over' && days.at(-1)?.suspects.length === 2;
