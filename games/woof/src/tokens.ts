import type { Seat } from '@rudel/kernel';
import { signOf } from './cards.ts';
import type { Sign } from './cards.ts';
import { cardsIn, deckOf } from './deck.ts';
import type { Options } from './options.ts';
import { looksOf } from './rounds.ts';
import type { Deed, Shown } from './types.ts';

/** The two sides of the six hint tokens that everybody has where the box counts (woof 3.4). */
export const tokenSides: readonly (readonly [Sign, Sign])[] = [
  ['W', 'H'],
  ['W', 'S'],
  ['W', 'D'],
  ['H', 'S'],
  ['D', 'S'],
  ['D', 'H'],
];

const hintSigns = ['S', 'D', 'H', 'W'] as const satisfies readonly Sign[];

/** So many “?” tokens lie in the box, for everybody together (woof 3.4). */
const unknownsInBox = 12;

/** Whether the common stock of “?” tokens is used up. */
export function areUnknownsGone({ tokens, unknownTokens }: Options, log: readonly Deed[]): boolean {
  if (tokens === 'unlimited' || unknownTokens === 'endless') return false;
  return looksOf(log).filter(({ sign }) => sign === '?').length >= unknownsInBox;
}

/** The hint tokens that a seat has laid in this round. “?” tokens come from the common stock. */
export function laidBy(log: readonly Deed[], seat: Seat): readonly Sign[] {
  return looksOf(log)
    .filter(({ by, sign }) => by === seat && sign !== '?')
    .map(({ sign }) => sign);
}

/** All sets of signs; whether tokens suffice is asked of each. */
const subsets: readonly (readonly Sign[])[] = Array.from({ length: 2 ** hintSigns.length }, (_, bits) =>
  hintSigns.filter((__, nth) => (bits >> nth) & 1),
);

/**
 * Whether six tokens can show these signs at once, each on one of its sides. Equal signs may be swapped among
 * themselves at any time, so which token lies where is nobody's decision. By Hall's theorem.
 */
export function isPayable(shown: readonly Sign[]): boolean {
  return subsets.every(
    (some) =>
      shown.filter((sign) => some.includes(sign)).length <=
      tokenSides.filter((token) => token.some((side) => some.includes(side))).length,
  );
}

/** What somebody may have to lay of their own: any sign of the deck, or as a shepherd only wolves (woof 3.3, 3.4). */
function signsToPay(inDeck: readonly Sign[], isShepherd: boolean): readonly Sign[] {
  return isShepherd ? ['W'] : hintSigns.filter((sign) => inDeck.includes(sign));
}

/** The signs that a seat could not lay any more, and because of which it may not look. */
export function signsShort(shown: Shown, log: readonly Deed[], seat: Seat, isShepherd: boolean): Sign[] {
  const { options, seats } = shown;
  if (options.tokens === 'unlimited') return [];
  const laid = laidBy(log, seat);
  const inDeck = cardsIn(deckOf(options, seats)).map(signOf);
  const own = signsToPay(inDeck, isShepherd).filter((sign) => !isPayable([...laid, sign]));
  return inDeck.includes('?') && areUnknownsGone(options, log) ? [...own, '?'] : own;
}

export function mayPay(shown: Shown, log: readonly Deed[], seat: Seat, isShepherd: boolean): boolean {
  return signsShort(shown, log, seat, isShepherd).length === 0;
}
