import type { Act, Drawn, Seat } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import type { Hidden } from '@rudel/kernel/hidden';
import { emptyBoard, nextSeat, partnerOf, partyHome } from './board.ts';
import type { Board } from './board.ts';
import { cardsLeft, deckSize, handSize, sortedHand, without } from './cards.ts';
import { playedOn } from './play.ts';
import type { Card, Move, Options, Play, Shown, State } from './types.ts';

type Hands = readonly Hidden<readonly Card[]>[];

const noCards: readonly (readonly Card[])[] = [[], [], [], []];
const noGifts: readonly Hidden<Card | null>[] = noCards.map(() => hide(null));
const emptyHands: Hands = noCards.map((hand) => hide(hand));

export function start(options: Options): State {
  const shown: Shown = {
    options,
    phase: 'starter',
    round: 1,
    starter: null,
    turn: null,
    board: emptyBoard,
    played: noCards,
    out: [],
    tray: [],
  };
  return { shown, hands: emptyHands, gifts: noGifts };
}

/** Cards that are neither held nor laid down. */
export function stockOf({ shown, hands }: State): Card[] {
  return cardsLeft(shown.options.deck, shown.tray, ...shown.played, ...hands.map(peek));
}

/** How many cards of this round's deal are still to come. */
export function cardsToDeal({ shown, hands }: State): number {
  const dealt = hands.reduce((sum, hand) => sum + peek(hand).length, 0);
  return 4 * handSize(shown.round, shown.options.deck) - dealt;
}

export function apply(state: State, act: Act<Move>): State {
  if (act.by === 'clock') return state;
  if (act.by === 'chance') {
    return state.shown.phase === 'starter' ? beginWith(state, Number(act.drawn[0])) : deal(state, act.drawn);
  }
  if (act.move.kind === 'give') return give(state, act.by, act.move.card);
  return act.move.kind === 'fold' ? fold(state, act.by) : play(state, act.by, act.move);
}

function beginWith(state: State, starter: Seat): State {
  return { ...state, shown: { ...state.shown, phase: 'deal', starter } };
}

/** Card by card round the table from the starter on; an empty stock takes in the discards (dog 2.2). */
function deal(state: State, drawn: Drawn): State {
  const hands = state.hands.map((hand) => peek(hand).slice());
  const already = hands.reduce((sum, hand) => sum + hand.length, 0);
  for (const [nth, card] of drawn.entries()) {
    hands[((state.shown.starter ?? 0) + already + nth) & 3]?.push(card as Card);
  }
  const done = already + drawn.length === 4 * handSize(state.shown.round, state.shown.options.deck);
  const shown: Shown = done ? { ...state.shown, phase: 'exchange' } : { ...state.shown, tray: [] };
  return { shown, hands: hands.map((hand) => hide(sortedHand(hand))), gifts: noGifts };
}

function give(state: State, seat: Seat, card: Card): State {
  const gifts = state.gifts.with(seat, hide(card));
  if (gifts.some((gift) => peek(gift) === null)) return { ...state, gifts };
  const hands = state.hands.map((hand, owner) => {
    const given = peek(gifts[owner] as Hidden<Card>);
    const received = peek(gifts[partnerOf(owner)] as Hidden<Card>);
    return hide(sortedHand([...without(peek(hand), given), received]));
  });
  return { shown: { ...state.shown, phase: 'play', turn: state.shown.starter }, hands, gifts };
}

const handOf = (hands: Hands, seat: Seat): readonly Card[] => peek(hands[seat] as Hidden<readonly Card[]>);

/** A copy with another item at one place; quicker than `with` on lists as short as these. */
function replaced<T>(items: readonly T[], place: number, item: T): readonly T[] {
  const copy = items.slice();
  copy[place] = item;
  return copy;
}

function appended<T>(items: readonly T[], item: T): readonly T[] {
  const copy = items.slice();
  copy.push(item);
  return copy;
}

function play(state: State, seat: Seat, move: Play): State {
  const { shown, gifts } = state;
  const board = playedOn(shown.board, move);
  const hands = replaced(state.hands, seat, hide(without(handOf(state.hands, seat), move.card)));
  const played = replaced(shown.played, seat, appended(shown.played[seat] as readonly Card[], move.card));
  if (partyHome(board, seat)) {
    return { shown: { ...shown, phase: 'over', turn: null, board, played }, hands, gifts };
  }
  return passOn(shown, seat, board, played, shown.out, hands, gifts);
}

function fold(state: State, seat: Seat): State {
  const { shown, gifts } = state;
  const laid = [...(shown.played[seat] as readonly Card[]), ...handOf(state.hands, seat)];
  const out = [...shown.out, seat].toSorted((one, other) => one - other);
  const hands = replaced(state.hands, seat, hide([]));
  return passOn(shown, seat, shown.board, replaced(shown.played, seat, laid), out, hands, gifts);
}

/** The next seat that holds a card plays; when none does, the round is over (dog 2.4). */
function passOn(
  { options, phase, round, starter, tray }: Shown,
  from: Seat,
  board: Board,
  played: Shown['played'],
  out: Shown['out'],
  hands: Hands,
  gifts: State['gifts'],
): State {
  const turn = nextHolder(hands, from);
  const shown: Shown = { options, phase, round, starter, turn, board, played, out, tray };
  return turn === null ? endRound(shown) : { shown, hands, gifts };
}

function nextHolder(hands: Hands, from: Seat): Seat | null {
  for (let seat = nextSeat(from), passed = 0; passed < 4; seat = nextSeat(seat), passed += 1) {
    if (handOf(hands, seat).length > 0) return seat;
  }
  return null;
}

function endRound(shown: Shown): State {
  const { options, round, starter, board } = shown;
  const discards = shown.tray.concat(...shown.played);
  const next: Shown = {
    options,
    phase: 'deal',
    round: round + 1,
    starter: nextSeat(starter ?? 0),
    turn: null,
    board,
    played: noCards,
    out: [],
    tray: discards.length < deckSize(options.deck) ? discards : [],
  };
  return { shown: next, hands: emptyHands, gifts: noGifts };
}
