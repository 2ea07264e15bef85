import type { Seat } from '@rudel/kernel';
import type { SeatPlan } from '@rudel/protocol';

/** Seats as a table begins: oneself on one of them, the rest free. */
export function withFriends(count: number, own: Seat = 0): readonly SeatPlan[] {
  return Array.from({ length: count }, (_, seat) => (seat === own ? 'me' : 'open'));
}

/** Oneself, where that was planned, against bots: those that were planned, and of a level where nobody was. */
export function againstBots(plans: readonly SeatPlan[], level: string): readonly SeatPlan[] {
  return filled(planned(plans, ownSeat(plans), 'me'), level);
}

/** Where oneself sits by a plan; on the first seat for whoever has not said. */
export const ownSeat = (plans: readonly SeatPlan[]): Seat => Math.max(0, plans.indexOf('me'));

/** One seat planned anew; oneself sits on one seat only, the seat left behind becomes free. */
export function planned(plans: readonly SeatPlan[], seat: Seat, plan: SeatPlan): readonly SeatPlan[] {
  return plans.map((old, at) => {
    if (at === seat) return plan;
    return plan === 'me' && old === 'me' ? 'open' : old;
  });
}

/** The same plans for another number of seats; oneself never falls off the table. */
export function resized(plans: readonly SeatPlan[], count: number): readonly SeatPlan[] {
  const kept = plans.slice(0, count);
  const hasMe = plans.includes('me');
  const grown = [...kept, ...Array.from({ length: count - kept.length }, (): SeatPlan => 'open')];
  return hasMe && !kept.includes('me') ? grown.map((plan, at) => (at === 0 ? 'me' : plan)) : grown;
}

/** Nobody comes to a table on this device: what is free goes to bots. */
export function filled(plans: readonly SeatPlan[], level: string): readonly SeatPlan[] {
  return plans.map((plan): SeatPlan => (plan === 'open' ? `bot ${level}` : plan));
}
