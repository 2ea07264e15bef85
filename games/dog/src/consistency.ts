import { unreadable } from '@rudel/kernel';
import { inNest, partnerOf, partyHome, placeOf, seatOf, seats } from './board.ts';
import { cards, copiesOf, handSize } from './cards.ts';
import type { Card, Shown, Unseen } from './types.ts';

/** What a text says of a position or of a sight of one. */
export type Described = {
  readonly shown: Shown;
  readonly hands: readonly (readonly (Card | Unseen)[])[];
  readonly gifts: readonly (Card | Unseen | null)[];
};

/** Stops with a sentence where a text describes what can never come about. */
export function checkPosition(setup: Described): void {
  checkStones(setup.shown);
  checkCards(setup);
  checkGifts(setup);
  checkPhase(setup);
}

function checkStones({ board }: Shown): void {
  const taken = new Set<number>();
  for (const [index, stone] of board.entries()) {
    if (stone === inNest) continue;
    const place = placeOf(seatOf(index), stone);
    if (taken.has(place))
      unreadable(`Two stones stand on one field (a stone of seat ${seatOf(index)} among them).`);
    taken.add(place);
  }
}

function checkCards({ shown, hands }: Described): void {
  const used = [...shown.tray, ...shown.played.flat(), ...hands.flat()];
  for (const card of cards) {
    const count = used.filter((other) => other === card).length;
    const copies = copiesOf(card, shown.options.deck);
    if (count > copies)
      unreadable(`There are ${count} cards ${card} in this position, but only ${copies} in the deck.`);
  }
}

/** A gift is held by its giver until all have given; then by its receiver, who may have laid it since (dog 2.3). */
function checkGifts({ shown, hands, gifts }: Described): void {
  for (const giver of seats) {
    const gift = gifts[giver] ?? null;
    if (gift === null || gift === '?') continue;
    if (shown.phase === 'starter' || shown.phase === 'deal')
      unreadable('Before the exchange nobody has given a card.');
    const owner = shown.phase === 'exchange' ? giver : partnerOf(giver);
    const had: readonly string[] = [...(hands[owner] ?? []), ...(shown.played[owner] ?? [])];
    if (!had.includes(gift) && !had.includes('?'))
      unreadable(`Seat ${owner} does not have the ${gift} that seat ${giver} gives.`);
  }
}

function checkPhase({ shown, hands, gifts }: Described): void {
  const { phase, starter, turn, board } = shown;
  if ((phase === 'over') !== (partyHome(board, 0) || partyHome(board, 1))) {
    unreadable('The match is over exactly when a team has all eight stones home.');
  }
  if ((phase === 'starter') !== (starter === null)) unreadable("The starter is '-' only before it is drawn.");
  if ((phase === 'play') !== (turn !== null))
    unreadable("The turn is a seat in the phase 'play' and '-' in every other.");
  if (turn !== null && hands[turn]?.length === 0) unreadable(`Seat ${turn} is to play but holds no card.`);
  if (phase === 'exchange') checkExchange(shown, hands, gifts);
  if (phase === 'starter' || phase === 'deal') checkDeal(shown, hands);
  checkSizes(shown, hands);
}

function checkExchange(shown: Shown, hands: Described['hands'], gifts: Described['gifts']): void {
  const size = handSize(shown.round, shown.options.deck);
  if (hands.some((hand) => hand.length !== size))
    unreadable(`In the exchange of round ${shown.round} each seat holds ${size} cards.`);
  if (gifts.every((gift) => gift !== null && gift !== '?'))
    unreadable('When all have given, the exchange is over.');
}

/** Dealing has not begun, or it stopped for a new stock: then every seat has one round of cards more or less. */
function checkDeal(shown: Shown, hands: Described['hands']): void {
  const dealt = hands.flat().length;
  const size = handSize(shown.round, shown.options.deck);
  if (dealt >= 4 * size) unreadable(`In round ${shown.round} only ${4 * size} cards are dealt.`);
  if (dealt > 0 && shown.tray.length > 0)
    unreadable('When dealing stops halfway, the tray has become the stock.');
  for (const seat of seats) {
    const nth = (seat - (shown.starter ?? 0) + 4) & 3;
    const due = Math.floor((dealt + 3 - nth) / 4);
    if (hands[seat]?.length !== due)
      unreadable('Cards are dealt one at a time round the table from the starter on.');
  }
  if (shown.played.flat().length > 0 || shown.out.length > 0)
    unreadable('Before the deal nothing is played and nobody is out.');
}

function checkSizes(shown: Shown, hands: Described['hands']): void {
  const size = handSize(shown.round, shown.options.deck);
  for (const [seat, hand] of hands.entries()) {
    if (hand.length > size)
      unreadable(`In round ${shown.round} nobody holds more than ${size} cards, but seat ${seat} does.`);
    if (shown.out.includes(seat) && hand.length > 0) unreadable(`Seat ${seat} has folded but holds cards.`);
  }
  if (new Set(shown.out).size < shown.out.length) unreadable('A seat appears twice in out:.');
}
