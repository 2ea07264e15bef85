import type { Seat, WhyNot } from '@rudel/kernel';
import {
  drivenBy,
  fresh,
  inNest,
  isFresh,
  isNest,
  isStallPlace,
  nestSeatOf,
  onStart,
  partyHome,
  ringSize,
  seatOf,
  stallDoor,
  stallSeatOf,
  stepsToStart,
  stoneAt,
} from './board.ts';
import type { Board, Stone } from './board.ts';
import { distances, opensNest } from './cards.ts';
import { isBarred, isStallFree } from './driving.ts';
import { foreignSwappable, mayIdle, playsOf, swappable } from './moves.ts';
import { formatPlace } from './places.ts';
import { playedOn } from './play.ts';
import { refusal, whyNotOwn } from './refusal.ts';
import { whyNotSeven } from './sevens/why-not-seven.ts';
import type { Card, Leg, Move, Options, Play, Rank, Reason, Shown, View } from './types.ts';

/** Why the view's own seat may not make this move, or null. */
export function whyNot(view: View, move: Move): WhyNot<Reason> | null {
  const { eye, shown, hands } = view;
  if (eye === 'table') return refusal('only-watching');
  if (shown.phase === 'over') return refusal('match-over');
  const hand = hands[eye] as readonly Card[];
  if (move.kind === 'give') return whyNotGive(view, hand, eye, move.card);
  if (shown.phase === 'exchange') return refusal('exchange-first');
  if (shown.turn !== eye) return refusal('not-your-turn');
  if (move.kind === 'fold') {
    return playsOf(shown.board, hand, eye, shown.options).length > 0 ? refusal('must-play') : null;
  }
  if (!hand.includes(move.card)) return refusal('card-not-held', move.card);
  const why = whyNotPlay(shown.board, eye, shown.options, move);
  return why ?? (move.kind === 'idle' ? whyNotLastResort(shown, hand, eye) : null);
}

/** Whether something else than a jack without effect can be played, where that is the last resort (dog 9.2). */
function whyNotLastResort({ board, options }: Shown, hand: readonly Card[], player: Seat) {
  if (options.jackWithoutEffect !== 'lastResort') return null;
  const canDoElse = playsOf(board, hand, player, options).some(({ kind }) => kind !== 'idle');
  return canDoElse ? refusal('jack-last-resort') : null;
}

function whyNotGive(
  { shown, gifts }: View,
  hand: readonly Card[],
  giver: Seat,
  card: Card,
): WhyNot<Reason> | null {
  if (shown.phase !== 'exchange' || gifts[giver] !== null) return refusal('nothing-to-give');
  return hand.includes(card) ? null : refusal('gift-not-held', card);
}

function whyNotPlay(board: Board, player: Seat, options: Options, play: Play): WhyNot<Reason> | null {
  if (play.card !== 'X' && play.as !== play.card) return refusal('not-its-value', play.card, play.as);
  if (play.as === 'X') return refusal('joker-unnamed');
  const why = whyNotPlayed(board, player, options, play, play.as);
  if (why !== null || play.card !== 'X' || options.jokerFinishes === 'yes') return why;
  return partyHome(playedOn(board, play), player) ? refusal('joker-may-not-finish') : null;
}

function whyNotPlayed(
  board: Board,
  player: Seat,
  options: Options,
  play: Play,
  as: Rank,
): WhyNot<Reason> | null {
  const driven = drivenBy(board, player);
  switch (play.kind) {
    case 'exit':
      return whyNotExit(board, player, nestSeatOf((play.legs[0] as Leg).from), as);
    case 'idle':
      return as === 'J' ? whyNotIdle(board, driven, options) : refusal('only-jack-swaps', as);
    case 'swap':
      return as === 'J'
        ? whyNotSwap(board, player, options, play.legs[0] as Leg)
        : refusal('only-jack-swaps', as);
    case 'drive':
      if (as === 'J') return refusal('jack-only-swaps');
      return as === '7'
        ? whyNotSeven(board, player, options, play.legs)
        : whyNotDrive(board, player, as, play.legs);
  }
}

function whyNotExit(board: Board, player: Seat, seat: Seat, as: Rank): WhyNot<Reason> | null {
  if (!opensNest(as)) return refusal('no-exit-card', as);
  if (seat !== drivenBy(board, player)) return refusal(whyNotOwn(player, seat));
  if (board[seat * 4] !== inNest) return refusal('nest-empty');
  return isFresh(board, seat) ? refusal('start-barred') : null;
}

function whyNotDrive(board: Board, player: Seat, as: Rank, legs: readonly Leg[]): WhyNot<Reason> | null {
  const [leg] = legs;
  if (leg === undefined || legs.length > 1) return refusal('one-stone-only', as);
  const index = stoneAt(board, leg.from);
  if (index < 0) return refusal('no-stone-there', formatPlace(leg.from));
  if (seatOf(index) !== drivenBy(board, player)) return refusal(whyNotOwn(player, seatOf(index)));
  const why = isStallPlace(leg.to)
    ? whyNotToStall(board, index, as, leg)
    : whyNotToRing(board, index, as, leg);
  return why === null ? null : refusal(why, why === 'exact-number' ? as : formatPlace(leg.to));
}

function whyNotToRing(board: Board, index: number, as: Rank, leg: Leg): Reason | null {
  if ((board[index] as Stone) >= stallDoor) return 'stall-no-way-out';
  const ahead = (leg.to - leg.from) & (ringSize - 1);
  const distance = distances[as].find((steps) => ((steps + ringSize) & (ringSize - 1)) === ahead);
  if (distance === undefined) return 'exact-number';
  return isBarred(board, leg.from, distance) ? 'fresh-in-way' : null;
}

function whyNotToStall(board: Board, index: number, as: Rank, leg: Leg): Reason | null {
  const stone = board[index] as Stone;
  const seat = seatOf(index);
  if (stallSeatOf(leg.to) !== seat) return 'foreign-stall';
  if (stone === fresh) return 'fresh-into-stall';
  const target = stallDoor + ((leg.to - ringSize) & 3);
  const inStall = stone >= stallDoor;
  if (inStall && target < stone) return 'stall-forward-only';
  const door = inStall ? stone : stallDoor - 1;
  const before = inStall ? 0 : stepsToStart(stone);
  if (!distances[as].includes(target - door + before)) {
    return goesBackInto(stone, target, as) ? 'stall-backwards' : 'exact-number';
  }
  if (before > 0 && isFresh(board, seat)) return 'fresh-in-way';
  return isStallFree(board, seat, door, target) ? null : 'stall-blocked';
}

/** Whether a four would reach the stall by going back over the start. */
function goesBackInto(stone: Stone, target: Stone, as: Rank): boolean {
  return as === '4' && stone > onStart && stone < stallDoor && stone + (target - stallDoor + 1) === 4;
}

function whyNotSwap(
  board: Board,
  player: Seat,
  options: Options,
  { from: mine, to: theirs }: Leg,
): WhyNot<Reason> | null {
  const driven = drivenBy(board, player);
  for (const place of [mine, theirs]) {
    if (isStallPlace(place) || isNest(place)) return refusal('swap-out-of-reach', formatPlace(place));
    if (stoneAt(board, place) < 0) return refusal('no-stone-there', formatPlace(place));
  }
  const owner = seatOf(stoneAt(board, mine));
  if (owner !== driven) return refusal(whyNotOwn(player, owner));
  if (seatOf(stoneAt(board, theirs)) === driven) return refusal('swap-two-own');
  const free = swappable(board, driven, options.jackTakesFresh === 'own');
  if (!free.includes(mine)) return refusal('swap-fresh', formatPlace(mine));
  return foreignSwappable(board, driven).includes(theirs) ? null : refusal('swap-fresh', formatPlace(theirs));
}

function whyNotIdle(board: Board, driven: Seat, options: Options): WhyNot<Reason> | null {
  const mine = swappable(board, driven, true).length;
  const mineToSwap = options.jackTakesFresh === 'own' ? mine : swappable(board, driven, false).length;
  const theirs = foreignSwappable(board, driven).length;
  if (mine === 0 || (mineToSwap === 0 && theirs > 0)) return refusal('jack-needs-stone');
  if (theirs > 0) return refusal('jack-must-swap');
  if (options.jackWithoutEffect === 'no') return refusal('jack-needs-effect');
  return mayIdle(board, driven, options) ? null : refusal('jack-only-fresh');
}
