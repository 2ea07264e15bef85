import type { Seat } from '@rudel/kernel';
import { inNest, partnerOf, seatOf, startOf, stoneAt, stonesHome } from '../../board.ts';
import type { Board } from '../../board.ts';
import { MutableBoard } from '../../fast/mutable-board.ts';
import { JOKER } from '../../fast/mutable-types.ts';
import { legal } from '../../moves.ts';
import { playedOn } from '../../play.ts';
import type { Hit, Leg, Move, View } from '../../types.ts';
import { loadBoard, rankNumber } from '../know/fast-places.ts';

/** What a move does at once. */
export type Deed = {
  /** Stones sent home: of opponents, of the partner, of one's own. */
  readonly hits: number;
  readonly partnerHits: number;
  readonly ownHits: number;
  /** Stones of the team brought into their stalls. */
  readonly broughtHome: number;
  /** Whether the partner would call it a betrayal if nothing were gained by it: a stone of the partner sent home, or one put onto the start that the partner has to leave the nest by. */
  readonly isUnkind: boolean;
};

/** A move that may be made, as the search has it. */
export type Candidate = {
  readonly move: Move;
  /** The card that leaves the hand, by its number. */
  readonly card: number;
  readonly board: MutableBoard;
  /** The stone that the move is about, or −1. */
  readonly stone: number;
  readonly deed: Deed;
};

/** How likely a board is to win. */
type Chance = (board: MutableBoard) => number;

/**
 * The moves of a seat, but none with a joker that another card does as well: whatever the card can do later, the joker can.
 * Of more than `most`, which only sevens are, those with the best boards.
 */
export function candidatesOf(view: View, eye: Seat, most: number, chance: Chance): readonly Candidate[] {
  const moves = legal(view);
  const likely = moves.length > most ? likeliest(view, moves, chance).slice(0, most) : moves;
  const all = likely.map((move) => candidateOf(view, eye, move));
  const natural = new Set(all.filter(({ card }) => card !== JOKER).map(keyOf));
  return all.filter((one) => one.card !== JOKER || one.move.kind === 'give' || !natural.has(keyOf(one)));
}

function likeliest({ shown }: View, moves: readonly Move[], chance: Chance): readonly Move[] {
  const board = new MutableBoard();
  const chances = new Map(
    moves.map((move) => {
      loadBoard(board, boardAfter(shown.board, move));
      return [move, chance(board)];
    }),
  );
  const chanceOf = (move: Move): number => chances.get(move) ?? 0;
  return moves.toSorted((one, other) => chanceOf(other) - chanceOf(one));
}

function boardAfter(board: Board, move: Move, onHit?: (hit: Hit) => void): Board {
  return move.kind === 'give' || move.kind === 'fold' ? board : playedOn(board, move, onHit);
}

const keyOf = ({ board }: Candidate): string => `${board.pos.join()} ${board.fresh}`;

/** A move as the search has it. */
export function candidateOf({ shown }: View, eye: Seat, move: Move): Candidate {
  const hits: Hit[] = [];
  const after = boardAfter(shown.board, move, (hit) => hits.push(hit));
  const board = new MutableBoard();
  loadBoard(board, after);
  const leg: Leg | undefined = 'legs' in move ? move.legs.at(-1) : undefined;
  return {
    move,
    card: move.kind === 'fold' ? -1 : rankNumber(move.card),
    board,
    stone: leg === undefined ? -1 : stoneAt(after, leg.to),
    deed: deedOf(shown.board, after, eye, hits),
  };
}

function deedOf(before: Board, after: Board, eye: Seat, hits: readonly Hit[]): Deed {
  const partner = partnerOf(eye);
  const home = (board: Board): number => stonesHome(board, eye) + stonesHome(board, partner);
  const partnerHits = hits.filter(({ seat }) => seat === partner).length;
  const ownHits = hits.filter(({ seat }) => seat === eye).length;
  const start = startOf(partner);
  const isInTheWay = after[partner * 4] === inNest && isOn(after, eye, start) && !isOn(before, eye, start);
  return {
    hits: hits.length - partnerHits - ownHits,
    partnerHits,
    ownHits,
    broughtHome: home(after) - home(before),
    isUnkind: partnerHits > 0 || isInTheWay,
  };
}

function isOn(board: Board, seat: Seat, field: number): boolean {
  const index = stoneAt(board, field);
  return index >= 0 && seatOf(index) === seat;
}
