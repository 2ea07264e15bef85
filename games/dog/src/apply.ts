import type { Act, Drawn, Seat } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import type { Hidden } from '@rudel/kernel/hidden';
import { emptyBoard, nextSeat, partnerOf, partyHome, seats } from './board.ts';
import { cardsLeft, deckSize, exchanged, handSize, sortHand, without } from './cards.ts';
import { appended, replaced } from './lists.ts';
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
  return cardsLeft(shown.options.deck, [shown.tray, ...shown.played, ...hands.map(peek)]);
}

/** How many cards of this round's deal are still to come. */
export function cardsToDeal({ shown, hands }: State): number {
  return 4 * handSize(shown.round, shown.options.deck) - cardsHeld(hands);
}

function cardsHeld(hands: Hands): number {
  let held = 0;
  for (const hand of hands) held += peek(hand).length;
  return held;
}

export function apply(state: State, act: Act<Move>): State {
  if ('move' in act) {
    const { by, move } = act;
    if (move.kind === 'give') return give(state, by, move.card);
    return move.kind === 'fold' ? fold(state, by) : play(state, by, move);
  }
  if (act.by === 'clock') return state;
  return state.shown.phase === 'starter' ? beginWith(state, Number(act.drawn[0])) : deal(state, act.drawn);
}

/** The shown part with some fields changed. All are spelled out, here and where it matters: states of one shape are fast. */
function changed(old: Shown, to: Partial<Shown>): Shown {
  const { phase = old.phase, round = old.round, starter = old.starter, turn = old.turn } = to;
  const { board = old.board, played = old.played, out = old.out, tray = old.tray } = to;
  return { options: old.options, phase, round, starter, turn, board, played, out, tray };
}

function beginWith({ shown, hands, gifts }: State, starter: Seat): State {
  return { shown: changed(shown, { phase: 'deal', starter }), hands, gifts };
}

/** Card by card round the table from the starter on; an empty stock takes in the discards (dog 2.2). */
function deal(state: State, drawn: Drawn): State {
  const { shown } = state;
  const hands = state.hands.map((hand) => peek(hand).slice());
  const already = cardsHeld(state.hands);
  for (let nth = 0; nth < drawn.length; nth += 1) {
    (hands[((shown.starter ?? 0) + already + nth) & 3] as Card[]).push(drawn[nth] as Card);
  }
  for (const hand of hands) sortHand(hand);
  const isDone = already + drawn.length === 4 * handSize(shown.round, shown.options.deck);
  const next = changed(shown, isDone ? { phase: 'exchange' } : { tray: [] });
  return { shown: next, hands: hands.map((hand) => hide(hand)), gifts: noGifts };
}

function give({ shown, hands, gifts: before }: State, seat: Seat, card: Card): State {
  const gifts = replaced(before, seat, hide(card));
  if (gifts.some((gift) => peek(gift) === null)) return { shown, hands, gifts };
  const after = hands.map((hand, owner) => {
    const given = peek(gifts[owner] as Hidden<Card>);
    return hide(exchanged(peek(hand), given, peek(gifts[partnerOf(owner)] as Hidden<Card>)));
  });
  return { shown: changed(shown, { phase: 'play', turn: shown.starter }), hands: after, gifts };
}

const handOf = (hands: Hands, seat: Seat): readonly Card[] => peek(hands[seat] as Hidden<readonly Card[]>);

function play(state: State, seat: Seat, move: Play): State {
  const { shown, gifts } = state;
  const board = playedOn(shown.board, move);
  const hands = replaced(state.hands, seat, hide(without(handOf(state.hands, seat), move.card)));
  const played = replaced(shown.played, seat, appended(shown.played[seat] as readonly Card[], move.card));
  if (partyHome(board, seat)) {
    return { shown: changed(shown, { phase: 'over', turn: null, board, played }), hands, gifts };
  }
  const { options, phase, round, starter, out, tray } = shown;
  const turn = nextHolder(hands, seat);
  return passOn({ shown: { options, phase, round, starter, turn, board, played, out, tray }, hands, gifts });
}

function fold(state: State, seat: Seat): State {
  const { shown, gifts } = state;
  const laid = [...(shown.played[seat] as readonly Card[]), ...handOf(state.hands, seat)];
  const played = replaced(shown.played, seat, laid);
  const out = seats.filter((other) => other === seat || shown.out.includes(other));
  const hands = replaced(state.hands, seat, hide([]));
  return passOn({ shown: changed(shown, { turn: nextHolder(hands, seat), played, out }), hands, gifts });
}

/** The next seat that holds a card plays; when none does, the round is over (dog 2.4). */
const passOn = (state: State): State => (state.shown.turn === null ? endRound(state.shown) : state);

function nextHolder(hands: Hands, from: Seat): Seat | null {
  for (let seat = nextSeat(from), passed = 0; passed < 4; seat = nextSeat(seat), passed += 1) {
    if (handOf(hands, seat).length > 0) return seat;
  }
  return null;
}

function endRound(shown: Shown): State {
  const discards = shown.tray.concat(...shown.played);
  const next = changed(shown, {
    phase: 'deal',
    round: shown.round + 1,
    starter: nextSeat(shown.starter ?? 0),
    turn: null,
    played: noCards,
    out: [],
    tray: discards.length < deckSize(shown.options.deck) ? discards : [],
  });
  return { shown: next, hands: emptyHands, gifts: noGifts };
}
