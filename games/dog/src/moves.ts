import type { Seat } from '@rudel/kernel';
import {
  drivenBy,
  fresh,
  inNest,
  isFresh,
  isOnRing,
  nestPlace,
  partnerOf,
  placeOf,
  seatOf,
  stallDoor,
  startOf,
  stonesHome,
} from './board.ts';
import type { Board, Stone } from './board.ts';
import { usesOf } from './cards.ts';
import type { Use } from './cards.ts';
import type { Split } from './sevens/split.ts';
import { splitsOf } from './sevens/splits-of.ts';
import type { Card, Move, Options, Place, Play, Rank, View } from './types.ts';
import { fromOfWay, leadsNowhere, ringPlace, stallPlaceAfter, stoneOfWay, waysOf } from './ways.ts';
import type { Way } from './ways.ts';

/** All that a seat can play is decided by the board, its hand and the options. */
type Setting = {
  readonly board: Board;
  readonly player: Seat;
  /** The seat whose stones are driven (dog 8.1). */
  readonly driven: Seat;
  readonly options: Options;
  /** What the driven stones can do. */
  readonly ways: readonly Way[];
  /** The splits of a seven, once one is asked for: a seven and a joker share them. */
  splits: readonly Split[] | null;
};

const nothing: readonly Move[] = [];
const onlyFold: readonly Move[] = [{ kind: 'fold' }];

/** The legal moves of the view's own seat: gifts, or plays by card and stone; fold when there is none. */
export function legal(view: View): readonly Move[] {
  const { eye, shown, hands, gifts } = view;
  if (eye === 'table') return nothing;
  const hand = hands[eye] as readonly Card[];
  if (shown.phase === 'exchange') return gifts[eye] === null ? giftsFrom(hand) : nothing;
  if (shown.phase !== 'play' || shown.turn !== eye) return nothing;
  const plays = playsOf(shown.board, hand, eye, shown.options);
  return plays.length > 0 ? plays : onlyFold;
}

function giftsFrom(hand: readonly Card[]): Move[] {
  const gifts: Move[] = [];
  for (let index = 0; index < hand.length; index += 1) {
    const card = hand[index] as Card;
    if (index === 0 || card !== hand[index - 1]) gifts.push({ kind: 'give', card });
  }
  return gifts;
}

/** All plays that a hand allows a seat on a board; searches call it on boards they imagine. */
export function playsOf(board: Board, hand: readonly Card[], player: Seat, options: Options): Play[] {
  const driven = drivenBy(board, player);
  const setting: Setting = { board, player, driven, options, ways: waysOf(board, driven), splits: null };
  const plays: Play[] = [];
  for (let index = 0; index < hand.length; index += 1) {
    const card = hand[index] as Card;
    if (index === 0 || card !== hand[index - 1])
      for (const use of usesOf(card)) addPlays(setting, card, use, plays);
  }
  if (plays.length === 0 && options.jackWithoutEffect === 'lastResort' && mayIdle(board, driven, options))
    addIdles(hand, plays);
  return plays;
}

/** The jacks and jokers of a hand that can do nothing else, laid without effect (dog 9.2). */
function addIdles(hand: readonly Card[], plays: Play[]): void {
  for (const card of ['J', 'X'] as const) if (hand.includes(card)) plays.push(idles[card]);
}

const idleOf = (card: Card): Play => ({ kind: 'idle', card, as: 'J', legs: [] });
const idles: { readonly J: Play; readonly X: Play } = { J: idleOf('J'), X: idleOf('X') };

/** Whether a jack may be laid without effect, as far as the board decides it (dog 7.2, 9.2). */
export function mayIdle(board: Board, driven: Seat, options: Options): boolean {
  const { jackWithoutEffect, jackTakesFresh } = options;
  if (jackWithoutEffect === 'no' || foreignSwappable(board, driven).length > 0) return false;
  const freshToo = jackWithoutEffect !== 'notWhenFresh' || jackTakesFresh === 'own';
  return swappable(board, driven, freshToo).length > 0;
}

function addPlays(setting: Setting, card: Card, use: Use, plays: Play[]): void {
  if (use.as === '7') addSevens(setting, card, plays);
  else if (use.as === 'J') addSwaps(setting, card === 'X' ? 'X' : 'J', plays);
  else addNumbered(setting, card, use, plays);
}

function addNumbered(setting: Setting, card: Card, use: Use, plays: Play[]): void {
  const { board, driven, ways } = setting;
  if (use.opensNest && mayLeaveNest(board, driven))
    plays.push({ kind: 'exit', card, as: use.as, legs: [{ from: nestPlace(driven), to: startOf(driven) }] });
  for (const way of ways) {
    if (leadsNowhere(way)) continue;
    for (const steps of use.distances) addDrives(setting, card, use.as, way, steps, plays);
  }
}

export function mayLeaveNest(board: Board, seat: Seat): boolean {
  return board[seat * 4] === inNest && !isFresh(board, seat);
}

function addDrives(setting: Setting, card: Card, as: Rank, way: Way, steps: number, plays: Play[]): void {
  const onRing = ringPlace(way, steps);
  if (onRing >= 0) plays.push({ kind: 'drive', card, as, legs: [{ from: fromOfWay(way), to: onRing }] });
  const inStall = stallPlaceAfter(way, steps);
  if (inStall < 0 || (card === 'X' && stoneOfWay(way) < stallDoor && jokerMayNotFinish(setting))) return;
  plays.push({ kind: 'drive', card, as, legs: [{ from: fromOfWay(way), to: inStall }] });
}

/** Whether the one stone that is still out may not come home by a joker (dog 9.5). */
function jokerMayNotFinish({ board, driven, options }: Setting): boolean {
  return (
    options.jokerFinishes === 'no' && stonesHome(board, driven) + stonesHome(board, partnerOf(driven)) === 7
  );
}

function addSevens(setting: Setting, card: Card, plays: Play[]): void {
  const { board, player, options } = setting;
  setting.splits ??= splitsOf(board, player, options);
  const barsFinish = card === 'X' && options.jokerFinishes === 'no';
  for (const { legs, finishes } of setting.splits) {
    if (!(barsFinish && finishes)) plays.push({ kind: 'drive', card, as: '7', legs });
  }
}

function addSwaps(setting: Setting, card: 'J' | 'X', plays: Play[]): void {
  const { board, driven, options } = setting;
  const before = plays.length;
  for (let index = driven * 4; index < driven * 4 + 4; index += 1) {
    const stone = board[index] as Stone;
    if (isSwappable(stone, options.jackTakesFresh === 'own'))
      addSwapsFrom(setting, card, placeOf(driven, stone), plays);
  }
  if (
    plays.length === before &&
    options.jackWithoutEffect !== 'lastResort' &&
    mayIdle(board, driven, options)
  )
    plays.push(idles[card]);
}

function addSwapsFrom({ board, driven }: Setting, card: 'J' | 'X', from: Place, plays: Play[]): void {
  for (let index = 0; index < 16; index += 1) {
    const stone = board[index] as Stone;
    const owner = seatOf(index);
    if (owner !== driven && isSwappable(stone, false))
      plays.push({ kind: 'swap', card, as: 'J', legs: [{ from, to: placeOf(owner, stone) }] });
  }
}

/** Whether a jack can take a stone: on the ring, and where fresh ones are barred not fresh (dog 7.1, 9.3). */
const isSwappable = (stone: Stone, freshToo: boolean): boolean =>
  isOnRing(stone) && (freshToo || stone !== fresh);

/** The places of a seat's stones that a jack can take (dog 7.1, 9.3). */
export function swappable(board: Board, seat: Seat, freshToo: boolean): Place[] {
  const places: Place[] = [];
  for (let index = seat * 4; index < seat * 4 + 4; index += 1) {
    const stone = board[index] as Stone;
    if (isSwappable(stone, freshToo)) places.push(placeOf(seat, stone));
  }
  return places;
}

export function foreignSwappable(board: Board, seat: Seat): Place[] {
  const places: Place[] = [];
  for (let index = 0; index < 16; index += 1) {
    const stone = board[index] as Stone;
    if (seatOf(index) !== seat && isSwappable(stone, false)) places.push(placeOf(seatOf(index), stone));
  }
  return places;
}
