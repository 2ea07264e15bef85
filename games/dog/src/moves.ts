import type { Seat } from '@rudel/kernel';
import {
  drivenBy,
  fresh,
  inNest,
  isFresh,
  isOnRing,
  partnerOf,
  placeOf,
  seatOf,
  stallDoor,
} from './board.ts';
import type { Board, Stone } from './board.ts';
import { distances, opensNest, ranks } from './cards.ts';
import { noWay, ringTarget, stallTarget } from './driving.ts';
import { splitsOf } from './sevens.ts';
import type { Split } from './sevens.ts';
import type { Card, Move, Options, Place, Play, Rank, View } from './types.ts';

/** All that a seat can play is decided by the board, its hand and the options. */
type Setting = {
  readonly board: Board;
  readonly player: Seat;
  /** The seat whose stones are driven (dog 8.1). */
  readonly driven: Seat;
  readonly options: Options;
  /** The splits of a seven, once one is asked for: a seven and a joker share them. */
  splits: readonly Split[] | null;
};

const fold: Move = { kind: 'fold' };

/** The legal moves of the view's own seat: gifts, or plays by card and stone; fold when there is none. */
export function legal(view: View): readonly Move[] {
  const { eye, shown, hands, gifts } = view;
  if (eye === 'table') return [];
  const hand = hands[eye] as readonly Card[];
  if (shown.phase === 'exchange') return gifts[eye] === null ? giftsFrom(hand) : [];
  if (shown.phase !== 'play' || shown.turn !== eye) return [];
  const plays = playsOf(shown.board, hand, eye, shown.options);
  return plays.length > 0 ? plays : [fold];
}

function giftsFrom(hand: readonly Card[]): Move[] {
  const gifts: Move[] = [];
  for (const [index, card] of hand.entries())
    if (hand[index - 1] !== card) gifts.push({ kind: 'give', card });
  return gifts;
}

/** All plays that a hand allows a seat on a board; searches call it on boards they imagine. */
export function playsOf(board: Board, hand: readonly Card[], player: Seat, options: Options): Play[] {
  const setting: Setting = { board, player, driven: drivenBy(board, player), options, splits: null };
  const plays: Play[] = [];
  for (let index = 0; index < hand.length; index += 1) {
    const card = hand[index] as Card;
    if (card === hand[index - 1]) continue;
    if (card === 'X') for (const rank of ranks) addPlays(setting, card, rank, plays);
    else addPlays(setting, card, card, plays);
  }
  return plays;
}

function addPlays(setting: Setting, card: Card, as: Rank, plays: Play[]): void {
  if (as === '7') addSevens(setting, card, plays);
  else if (as === 'J') addSwaps(setting, card, plays);
  else addNumbered(setting, card, as, plays);
}

function addNumbered(setting: Setting, card: Card, as: Rank, plays: Play[]): void {
  const { board, driven } = setting;
  if (opensNest(as) && mayLeaveNest(board, driven)) plays.push({ kind: 'exit', card, as, seat: driven });
  const first = driven * 4;
  for (let index = first; index < first + 4; index += 1) {
    const stone = board[index] as Stone;
    if (stone === inNest) continue;
    for (const distance of distances[as]) addDrives(setting, card, as, stone, distance, plays);
  }
}

export function mayLeaveNest(board: Board, seat: Seat): boolean {
  return board[seat * 4] === inNest && !isFresh(board, seat);
}

function addDrives(
  setting: Setting,
  card: Card,
  as: Rank,
  stone: Stone,
  distance: number,
  plays: Play[],
): void {
  const { board, driven } = setting;
  const from = placeOf(driven, stone);
  if (stone < stallDoor) {
    const target = ringTarget(board, driven, stone, distance);
    if (target !== noWay) plays.push(drive(card, as, from, placeOf(driven, target)));
  }
  const target = stallTarget(board, driven, stone, distance);
  if (target !== noWay && !(card === 'X' && stone < stallDoor && jokerMayNotFinish(setting))) {
    plays.push(drive(card, as, from, placeOf(driven, target)));
  }
}

const drive = (card: Card, as: Rank, from: Place, to: Place): Play => ({
  kind: 'drive',
  card,
  as,
  legs: [{ from, to }],
});

/** Whether the one stone that is still out may not come home by a joker (dog 9.5). */
function jokerMayNotFinish({ board, driven, options }: Setting): boolean {
  return (
    options.jokerFinishes === 'no' && stonesHome(board, driven) + stonesHome(board, partnerOf(driven)) === 7
  );
}

export function stonesHome(board: Board, seat: Seat): number {
  let home = 0;
  for (let index = seat * 4; index < seat * 4 + 4; index += 1)
    if ((board[index] as Stone) >= stallDoor) home += 1;
  return home;
}

function addSevens(setting: Setting, card: Card, plays: Play[]): void {
  const { board, player, options } = setting;
  setting.splits ??= splitsOf(board, player, options);
  const barsFinish = card === 'X' && options.jokerFinishes === 'no';
  for (const { legs, finishes } of setting.splits) {
    if (!(barsFinish && finishes)) plays.push({ kind: 'drive', card, as: '7', legs });
  }
}

function addSwaps(setting: Setting, card: Card, plays: Play[]): void {
  const { board, driven, options } = setting;
  const mine = swappable(board, driven, options.jackTakesFresh === 'own');
  if (mine.length === 0) return;
  const theirs = foreignSwappable(board, driven);
  for (const from of mine)
    for (const to of theirs) plays.push({ kind: 'swap', card, as: 'J', mine: from, theirs: to });
  if (theirs.length === 0 && options.jackWithoutEffect === 'yes') plays.push({ kind: 'idle', card, as: 'J' });
}

/** The places of a seat's stones that a jack can take (dog 7.1, 9.3). */
export function swappable(board: Board, seat: Seat, freshToo: boolean): Place[] {
  const places: Place[] = [];
  for (let index = seat * 4; index < seat * 4 + 4; index += 1) {
    const stone = board[index] as Stone;
    if (isOnRing(stone) && (freshToo || stone !== fresh)) places.push(placeOf(seat, stone));
  }
  return places;
}

export function foreignSwappable(board: Board, seat: Seat): Place[] {
  const places: Place[] = [];
  for (let index = 0; index < 16; index += 1) {
    const stone = board[index] as Stone;
    if (seatOf(index) !== seat && isOnRing(stone) && stone !== fresh)
      places.push(placeOf(seatOf(index), stone));
  }
  return places;
}
