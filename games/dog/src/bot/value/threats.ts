import type { MutableBoard } from '../../fast/mutable-board.ts';
import type { MutableCards } from '../../fast/mutable-cards.ts';
import { NEST } from '../../fast/mutable-types.ts';

const ringMask = 63;
const kinds = 14;
const mostCards = 7;
const fourBack = 60;

/** How many of the fourteen kinds of card hit at each distance; a seven hits whomever it passes (dog 6.3), a joker is anything. */
function hittingKinds(distance: number): number {
  if (distance === fourBack) return 2;
  if (distance < 1 || distance > 13) return 0;
  return distance < 7 ? 3 : 2;
}

/** Ace, king and joker. */
const leavingKinds = 3;

const chanceOf = (hitting: number, held: number): number => 1 - (1 - hitting / kinds) ** held;

/** By cards held and distance, the chance not to be hit by one stone. */
const sparing: Float64Array = Float64Array.from(
  { length: (mostCards + 1) * 64 },
  (_, at) => 1 - chanceOf(hittingKinds(at & ringMask), at >> 6),
);
const sparingExit: Float64Array = Float64Array.from(
  { length: mostCards + 1 },
  (_, held) => 1 - chanceOf(leavingKinds, held),
);

/** How likely stones of a team are hit, wherever they may stand, by cards that nobody knows. */
export class Threats {
  readonly #places: Uint8Array = new Uint8Array(8);
  readonly #rows: Uint16Array = new Uint16Array(8);
  readonly #exits: Float64Array = new Float64Array(4);
  #count = 0;

  /** Looks where the opponents of a seat stand; each is thought to hold `later` cards beyond those it has. */
  survey(board: MutableBoard, cards: MutableCards | null, seat: number, later: number): void {
    this.#count = 0;
    this.#exits.fill(1);
    for (let opponent = (seat + 1) & 1; opponent < 4; opponent += 2) {
      const held = Math.min(mostCards, (cards === null ? 0 : (cards.sizes[opponent] as number)) + later);
      this.#surveySeat(board, opponent, held);
    }
  }

  #surveySeat({ pos, fresh }: MutableBoard, seat: number, held: number): void {
    for (let stone = seat << 2; stone < (seat << 2) + 4; stone += 1) {
      const place = pos[stone] as number;
      if (place < NEST) {
        this.#places[this.#count] = place;
        this.#rows[this.#count] = held << 6;
        this.#count += 1;
      } else if (place === NEST && ((fresh >> seat) & 1) === 0) {
        this.#exits[seat] = sparingExit[held] as number;
      }
    }
  }

  /** The chance that an ordinary stone on a field is hit. */
  at(field: number): number {
    let spared = (field & 15) === 0 ? (this.#exits[field >> 4] as number) : 1;
    for (let nth = 0; nth < this.#count; nth += 1) {
      const distance = (field - (this.#places[nth] as number)) & ringMask;
      spared *= sparing[(this.#rows[nth] as number) + distance] as number;
    }
    return 1 - spared;
  }
}
