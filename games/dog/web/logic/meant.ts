import {
  distances,
  dogPage,
  drivenBy,
  inNest,
  isHome,
  isNest,
  nestPlace,
  opensNest,
  placeOf,
  ringSize,
  seatOf,
  startOf,
  stoneAt,
} from '@rudel/dog/page';
import type { Board, Card, Leg, Move, Place, Rank, Stone, View } from '@rudel/dog/page';
import type { Seat } from '@rudel/kernel';
import type { Composed } from './compose.ts';

/**
 * What a person most probably meant with a tap that leads to nothing: a move that is refused, so that the table can say
 * why. Null where nothing would be refused.
 */
export function meantByCard(view: View, { kind }: Composed, card: Card): Move | null {
  if (view.eye === 'table') return null;
  const tries: Move[] =
    kind === 'play' || kind === 'fold' ? usesOfCard(view, view.eye, card) : [{ kind: 'give', card }];
  return firstRefused(view, [...tries, { kind: 'fold' }]);
}

export function meantByPlace(view: View, composed: Composed, place: Place): Move | null {
  if (view.eye === 'table') return null;
  const { kind, card, as } = composed;
  if (kind !== 'play') return firstRefused(view, [{ kind: 'fold' }]);
  const named = as ?? card;
  if (card === null || named === null) return meantWithoutCard(view, view.eye, composed, place);
  if (named === 'X') return firstRefused(view, [{ kind: 'drive', card, as: named, legs: [] }]);
  return firstRefused(view, usesAtPlace(view, view.eye, composed, card, named, place));
}

/** A place tapped before any card: the best card cannot help a stone that is not to be driven. */
function meantWithoutCard(view: View, player: Seat, { hand }: Composed, place: Place): Move | null {
  const owner = isNest(place) ? null : ownerAt(view.shown.board, place);
  const tries = hand.flatMap((card): Move[] => {
    const as = card === 'X' ? 'A' : card;
    if (isNest(place)) return [exit(card, as, place - nestPlace(0))];
    return owner === null ? [] : usesOfStone(view.shown.board, player, card, as, place);
  });
  return firstRefused(view, tries);
}

function ownerAt(board: Board, place: Place): Seat | null {
  const index = stoneAt(board, place);
  return index < 0 ? null : seatOf(index);
}

function firstRefused(view: View, moves: readonly Move[]): Move | null {
  return moves.find((move) => dogPage.player.whyNot(view, move) !== null) ?? null;
}

const exit = (card: Card, as: Card, seat: Seat): Move => ({
  kind: 'exit',
  card,
  as,
  legs: [{ from: nestPlace(seat), to: startOf(seat) }],
});

const drive = (card: Card, as: Card, legs: readonly Leg[]): Move => ({ kind: 'drive', card, as, legs });

const swap = (card: Card, as: Card, from: Place, to: Place): Move => ({
  kind: 'swap',
  card,
  as,
  legs: [{ from, to }],
});

/** What a card that cannot be played would be wanted for: moving a stone that is out, else coming out of the nest. */
function usesOfCard(view: View, player: Seat, card: Card): Move[] {
  const { board } = view.shown;
  const seat = drivenBy(board, player);
  const as = card === 'X' ? 'A' : card;
  if (as === 'J') return [{ kind: 'idle', card, as, legs: [] }];
  const out = stonesOut(board, seat);
  const drives = out.flatMap((place) => usesOfStone(board, player, card, as, place));
  const leaves = exit(card, as, seat);
  return opensNest(as) || out.length === 0 ? [leaves, ...drives] : [...drives, leaves];
}

/** The places of a seat's stones that are not in the nest, those on the ring first. */
function stonesOut(board: Board, seat: Seat): readonly Place[] {
  const own = board.slice(seat * 4, seat * 4 + 4).filter((stone) => stone !== inNest);
  const onRing = own.filter((stone) => !isHome(stone));
  return [...onRing, ...own.filter(isHome)].map((stone: Stone) => placeOf(seat, stone));
}

/** What a card would do with the stone at a place. */
function usesOfStone(board: Board, player: Seat, card: Card, as: Rank, place: Place): Move[] {
  if (as === 'J') return swapsWith(board, player, card, place);
  const ahead = (steps: number): Leg => ({ from: place, to: aheadOf(board, place, steps) });
  if (as === '7') return [drive(card, as, [ahead(7)])];
  return distances[as].map((steps) => drive(card, as, [ahead(steps)]));
}

/** So many fields on from a stone: in its stall the last field, since nothing leaves it. */
function aheadOf(board: Board, place: Place, steps: number): Place {
  if (place < ringSize) return (place + steps) & (ringSize - 1);
  const owner = ownerAt(board, place) ?? 0;
  return Math.min(place + Math.abs(steps), placeOf(owner, ringSize + 3));
}

function swapsWith(board: Board, player: Seat, card: Card, place: Place): Move[] {
  const seat = drivenBy(board, player);
  if (ownerAt(board, place) !== seat)
    return stonesOut(board, seat).map((mine) => swap(card, 'J', mine, place));
  return board.flatMap((stone, index) =>
    stone === inNest || seatOf(index) === seat ? [] : [swap(card, 'J', place, placeOf(seatOf(index), stone))],
  );
}

/** Driving any stone to a place; who is nearest behind it first. */
function drivesTo(board: Board, player: Seat, card: Card, as: Rank, place: Place): Move[] {
  const places = stonesOut(board, drivenBy(board, player)).filter((from) => from !== place);
  const behind = (from: Place): number => (place - from) & (ringSize - 1);
  return places
    .toSorted((one, other) => behind(one) - behind(other))
    .map((from) => drive(card, as, [{ from, to: place }]));
}

/** What the chosen card would do at a place: bring the chosen stone there, or drive the stone that is there. */
function usesAtPlace(
  view: View,
  player: Seat,
  { from, legs, board }: Composed,
  card: Card,
  as: Rank,
  place: Place,
): Move[] {
  if (isNest(place)) return [exit(card, as, place - nestPlace(0))];
  const here = ownerAt(board, place) === null ? [] : usesOfStone(board, player, card, as, place);
  if (from === place) return here;
  if (from === null) return here.length > 0 ? here : drivesTo(board, player, card, as, place);
  if (as === 'J') return [swap(card, as, from, place), ...here];
  if (isNest(from)) return [...here, drive(card, as, [{ from: place, to: place }])];
  const there = drive(card, as, [...(as === '7' ? legs : []), { from, to: place }]);
  const isOwn = ownerAt(board, place) === drivenBy(view.shown.board, player);
  return isOwn ? [...here, there] : [there, ...here];
}
