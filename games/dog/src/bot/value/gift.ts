import type { Seat } from '@rudel/kernel';
import { drivenBy, partnerOf } from '../../board.ts';
import type { Board } from '../../board.ts';
import { without } from '../../cards.ts';
import type { Card } from '../../cards.ts';
import { setOf } from '../know/card-set.ts';
import type { Basis } from './basis.ts';
import { isAnyOut, isStarter, outlookOf } from './outlook.ts';

const starters = setOf(['A', 'K', 'X']);

/** What it is worth to give a card to the partner: the hand that stays, and the use the partner has for it. */
export function giftWorth(basis: Basis, board: Board, hand: readonly Card[], card: Card): number {
  const { eye, values, weights } = basis;
  const mine = drivenBy(board, eye);
  const theirs = drivenBy(board, partnerOf(eye));
  const kept = without(hand, card);
  const lacking = isAnyOut(board, mine) || kept.some(isStarter) ? 0 : weights.noStarter;
  return (
    outlookOf({ board, seat: mine, values, weights }, kept) -
    lacking +
    outlookOf({ board, seat: theirs, values, weights }, [card]) * weights.gift +
    starterFor(basis, board, theirs, card)
  );
}

/** A card to leave the nest with is worth most to a partner who is in need of one and may well have none. */
function starterFor({ eye, odds, weights }: Basis, board: Board, seat: Seat, card: Card): number {
  if (!isStarter(card) || isAnyOut(board, seat)) return 0;
  return weights.partnerNoStarter * (1 - (odds[partnerOf(eye)]?.(starters) ?? 0));
}
