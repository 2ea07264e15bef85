import type { Seat } from '@rudel/kernel';
import type { Beliefs, Chances } from '../../beliefs/beliefs.ts';
import { characters } from '../../cards.ts';
import type { Character } from '../../cards.ts';
import type { CardPlace } from '../../deck.ts';
import type { Pointer, Suspicion } from '../../types.ts';

/** A suspicion and how likely it is right. */
export type Odds = { readonly board: Suspicion; readonly chance: number };

/** A pointer of the first goal, with how likely it is right and the deals in which it is, counted when asked for. */
type First = { readonly pointer: Pointer; readonly chance: number; readonly deals: () => Beliefs };

const valueIn = (character: Character): number => characters.indexOf(character);

/** The deals in which no place but this seat plays a character. */
function withoutOther(beliefs: Beliefs, seat: Seat, value: number): Beliefs {
  return beliefs.given((place, character) => place === seat || character !== value);
}

/** The deals in which a place plays a character. */
function withPlayer(beliefs: Beliefs, player: CardPlace, value: number): Beliefs {
  return beliefs.given((place, character) => place !== player || character === value);
}

function firstsOf(beliefs: Beliefs, chances: Chances, seat: Seat, value: number): readonly First[] {
  const none = withoutOther(beliefs, seat, value);
  const named = chances.map((some, place): First => ({
    pointer: place,
    chance: place === seat ? 0 : (some[value] as number),
    deals: () => withPlayer(beliefs, place, value),
  }));
  return [...named, { pointer: 'none', chance: none.weight / beliefs.weight, deals: () => none }];
}

/** The likeliest second pointer in deals that have this chance themselves. */
function bestSecond({ pointer, chance, deals }: First, seat: Seat, value: number): Odds {
  const counted = deals();
  const none = withoutOther(counted, seat, value).weight / counted.weight;
  let [second, best]: [Pointer, number] = ['none', none];
  for (const [place, some] of counted.chances().entries()) {
    const likely = some[value] as number;
    if (place !== seat && likely > best) [second, best] = [place, likely];
  }
  return { board: [pointer, second], chance: chance * best };
}

/**
 * The suspicion that is right in most of the deals, exactly. A board is no likelier than its first pointer alone, so most
 * firsts need not be looked into.
 */
export function likeliestSuspicion(beliefs: Beliefs, seat: Seat, goals: readonly Character[]): Odds {
  const [first, second] = goals.map(valueIn);
  const firsts = firstsOf(beliefs, beliefs.chances(), seat, first as number).toSorted(
    (one, other) => other.chance - one.chance,
  );
  const [top] = firsts as [First];
  if (second === undefined) return { board: [top.pointer, 'x'], chance: top.chance };
  let best: Odds = { board: ['none', 'none'], chance: 0 };
  for (const one of firsts) {
    if (one.chance <= best.chance) break;
    const odds = bestSecond(one, seat, second);
    if (odds.chance > best.chance) best = odds;
  }
  return best;
}

/** How likely the likeliest answer to the question is who plays a character: a place, or nobody. */
export function surest(beliefs: Beliefs, seat: Seat, goal: Character): number {
  return Math.max(...firstsOf(beliefs, beliefs.chances(), seat, valueIn(goal)).map(({ chance }) => chance));
}

/** How likely a suspicion is right. */
export function oddsOf(
  beliefs: Beliefs,
  [first, second]: Suspicion,
  seat: Seat,
  goals: readonly Character[],
): number {
  const pointed = [first, second].slice(0, goals.length);
  const right = pointed.reduce<Beliefs>((deals, pointer, nth) => {
    const value = valueIn(goals[nth] as Character);
    return typeof pointer === 'number' ? withPlayer(deals, pointer, value) : withoutOther(deals, seat, value);
  }, beliefs);
  return right.weight / beliefs.weight;
}
