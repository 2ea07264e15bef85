import type { Seat } from '@rudel/kernel';

/** What is known of a decision when an update comes. */
export type Decision = {
  readonly seat: Seat;
  readonly askedBefore: readonly Seat[];
  readonly askedAfter: readonly Seat[];
  readonly lapsesAt: number | null;
  readonly now: number;
  /** A move of this device is on its way. */
  readonly isSending: boolean;
};

/** How far a device's idea of the deadline may lag behind that of the table. */
const slack = 400;

/** Whether time ran out for this seat, so that the update brings a move made in its place. */
export function hasLapsed(decision: Decision): boolean {
  const { seat, askedBefore, askedAfter, lapsesAt, now, isSending } = decision;
  if (isSending || lapsesAt === null || now < lapsesAt - slack) return false;
  const isDecided = askedBefore.length === 1 || !askedAfter.includes(seat);
  return askedBefore.includes(seat) && isDecided;
}
