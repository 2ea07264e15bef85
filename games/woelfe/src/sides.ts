import type { Seat } from '@rudel/kernel';
import { countOf, dice } from './dice.ts';
import { hasSides, seatsOf, sizeOf } from './rounds.ts';
import { rollerAt } from './trick.ts';
import type { Shown, View } from './types.ts';

export type Side = 'hunter' | 'dweller';

const hunterDice = dice.H.copies;

/** The tricks of this round, the one on the table too. */
export const tricksOf = ({ tricks, trick }: Shown): Shown['tricks'] =>
  trick === null ? tricks : [...tricks, trick];

/** Who has rolled a hunter in this round, once for each die. */
export function huntersRolled(shown: Shown): Seat[] {
  return tricksOf(shown).flatMap(({ leader, dice: rolled }) =>
    rolled.flatMap(({ kind }, place) => (kind === 'H' ? [rollerAt(leader, place, shown.seats)] : [])),
  );
}

/** Whether the dice are drawn and those of a finished round not yet put back. */
export const isDealt = ({ phase }: Shown): boolean => phase !== 'starter' && phase !== 'deal';

/** Whether the two hunters may have come to these seats, after all that was said aloud (woelfe 3.3, 4.1, 4.2). */
export function isPossible(shown: Shown, owners: readonly Seat[]): boolean {
  const { double, fever, rabies, options } = shown;
  const isOneHand = owners.every((owner) => owner === owners[0]);
  if (double !== null && !(isOneHand && owners[0] === double)) return false;
  if (double === null && isOneHand && options.stalk === 'no') return false;
  if (fever !== null && !owners.includes(fever)) return false;
  return rabies === null || !owners.includes(rabies);
}

/** Seats for the hunters that an eye has not seen, and in how many ways they can lie in those hands. */
export type Placement = { readonly seats: readonly Seat[]; readonly ways: number };

/** All placements that an eye cannot rule out. Of four seats that have drawn. */
export function placementsOf(view: View): readonly Placement[] {
  const { shown } = view;
  const known = [...huntersRolled(shown), ...huntersHeld(view)];
  const slots = view.hands.map((hand) => countUnseen(hand));
  return spread(hunterDice - known.length, slots).filter(
    ({ seats, ways }) => ways > 0 && isPossible(shown, [...known, ...seats]),
  );
}

function huntersHeld({ hands }: View): Seat[] {
  return hands.flatMap((hand, seat) => Array.from({ length: countOf(hand, 'H') }, () => seat));
}

const countUnseen = (hand: View['hands'][number]): number => (hand[0] === '?' ? hand.length : 0);

/** Two dice, one or none into hands with this many free slots. */
function spread(count: number, slots: readonly number[]): Placement[] {
  if (count === 0) return [{ seats: [], ways: 1 }];
  const singles = slots.map((ways, seat) => ({ seats: [seat], ways }));
  if (count === 1) return singles;
  return slots.flatMap((ways, seat) => [
    { seats: [seat, seat], ways: (ways * (ways - 1)) / 2 },
    ...slots.flatMap((others, other) =>
      other > seat ? [{ seats: [seat, other], ways: ways * others }] : [],
    ),
  ]);
}

/** The side of each seat as far as an eye can know it; all null where there are no sides. */
export function sidesSeen(view: View): readonly (Side | null)[] {
  const { shown } = view;
  if (!hasSides(shown) || !isDealt(shown)) return seatsOf(shown.seats).map(() => null);
  const known = [...huntersRolled(shown), ...huntersHeld(view)];
  const all = placementsOf(view).map(({ seats }) => [...known, ...seats]);
  return seatsOf(shown.seats).map((seat) => {
    if (all.every((owners) => owners.includes(seat))) return 'hunter';
    return all.some((owners) => owners.includes(seat)) ? null : 'dweller';
  });
}

/** How many dice each seat has behind its screen. */
export function handSizesOf(shown: Shown): readonly number[] {
  const { seats, round, tricks, trick } = shown;
  if (!isDealt(shown)) return seatsOf(seats).map(() => 0);
  const left = sizeOf(round, seats) - tricks.length;
  const { leader, dice: rolled } = trick ?? { leader: 0, dice: [] };
  return seatsOf(seats).map((seat) => ((seat - leader + seats) % seats < rolled.length ? left - 1 : left));
}

/** What everybody at the table knows of the sides. */
export function sidesShown(shown: Shown): readonly (Side | null)[] {
  const hands = handSizesOf(shown).map((size) => Array.from({ length: size }, () => '?' as const));
  return sidesSeen({ eye: 'table', shown, hands, answers: [] });
}

/** The side of a seat that sees its own dice: a hunter is whoever holds or has rolled one (woelfe 3.1). */
export function ownSide(view: View, seat: Seat): Side {
  const isHunter = view.hands[seat]?.includes('H') === true || huntersRolled(view.shown).includes(seat);
  return isHunter ? 'hunter' : 'dweller';
}
