import { seededRng, shuffled } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { habits } from '../../parameters/habits.ts';
import type { Basis } from '../../value/basis.ts';
import { asBystander } from '../../worlds/believed.ts';

const { grain } = habits.talk;

/** How much a seat seems to doubt each of the others: a wolf as somebody innocent would, who has no friends to spare. */
export const doubtsOf = ({ knowledge, common, eye, stance }: Basis): Float64Array =>
  knowledge.role === 'wolf' ? asBystander(common.belief, eye) : stance;

/** The others, whom it thinks best of first; among equals each seat has an order of its own for a day. */
export function trustees(basis: Basis): readonly Seat[] {
  const { eye, others, persona, shown } = basis;
  const doubts = doubtsOf(basis);
  const level = (seat: Seat): number => Math.round((doubts[seat] ?? 1) / grain);
  const rng = seededRng(`trust ${eye} ${shown.days.length} ${persona.boldness}`);
  return shuffled(others, rng).toSorted((one, other) => level(one) - level(other));
}
