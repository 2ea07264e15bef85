import type { Hit } from '@rudel/dog/page';
import type { Seat } from '@rudel/kernel';

/** Whose stones were sent back, each named once; nobody where it was only one's own. */
export const victimsOf = (by: Seat, hits: readonly Hit[]): readonly Seat[] => [
  ...new Set(hits.flatMap(({ seat }) => (seat === by ? [] : [seat]))),
];
