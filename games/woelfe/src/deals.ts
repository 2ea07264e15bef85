import { shuffled } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { diceLeft } from './dice.ts';
import type { Kind } from './dice.ts';
import { hasSides } from './rounds.ts';
import { isDealt, placementsOf, tricksOf } from './sides.ts';
import type { Placement } from './sides.ts';
import type { View } from './types.ts';

/** Draws hands that an eye cannot rule out; all of them are equally likely. A search draws many from one view. */
export type Deals = (rng: Rng) => readonly (readonly Kind[])[];

/** The deals behind a view, made ready once. */
export function dealsOf(view: View): Deals {
  const { shown, hands } = view;
  const unseen = unseenDice(view);
  if (!hasSides(shown) || !isDealt(shown)) return (rng) => filled(hands, [], shuffled(unseen, rng));
  const placements = placementsOf(view);
  const ways = placements.reduce((sum, placement) => sum + placement.ways, 0);
  const others = unseen.filter((kind) => kind !== 'H');
  return (rng) => filled(hands, placedBy(placements, rng.int(ways)), shuffled(others, rng));
}

/** The dice that an eye does not see: behind other screens, or in the bag. */
export function unseenDice({ shown, hands }: View): readonly Kind[] {
  const rolled = tricksOf(shown).map(({ dice }) => dice.map(({ kind }) => kind));
  const own = hands.filter((hand) => hand[0] !== '?') as readonly (readonly Kind[])[];
  return diceLeft([...rolled, ...own]);
}

/** Hunters are placed first, for of them something is known. */
function placedBy(placements: readonly Placement[], nth: number): readonly Seat[] {
  let way = nth;
  for (const { seats, ways } of placements) {
    if (way < ways) return seats;
    way -= ways;
  }
  return [];
}

function filled(
  hands: View['hands'],
  hunters: readonly Seat[],
  pool: readonly Kind[],
): readonly (readonly Kind[])[] {
  let next = 0;
  return hands.map((hand, seat) => {
    if (hand[0] !== '?') return hand as readonly Kind[];
    const dice: Kind[] = [];
    for (const owner of hunters) if (owner === seat) dice.push('H');
    while (dice.length < hand.length) {
      dice.push(pool[next] as Kind);
      next += 1;
    }
    return dice;
  });
}
