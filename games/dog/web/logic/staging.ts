import {
  fresh,
  inNest,
  isStallPlace,
  partnerOf,
  placeOf,
  seatOf,
  seats,
  startOf,
  stepForward,
  stoneAt,
  stoneFor,
} from '@rudel/dog/page';
import type { Card, DrivenLeg, Glimpse, Place, Stone, View } from '@rudel/dog/page';
import type { Eye, Seat } from '@rudel/kernel';
import { handPoint, nestPoint, pilePoint, pointOf } from './geometry.ts';
import type { Point } from './geometry.ts';
import { wayOf } from './ways.ts';

/** A stone of the board, by its index, on its way; times in milliseconds from the beginning of the scene. */
export type StoneMotion = {
  readonly index: number;
  readonly points: readonly Point[];
  /** How it goes: from field to field, in an arc through the air, straight across, or jumping for joy. */
  readonly gait: 'steps' | 'arc' | 'cross' | 'hit' | 'cheer';
  readonly at: number;
  readonly lasts: number;
};

/** A card in the air; null is a card face down. */
export type Flight = {
  readonly card: Card | null;
  /** What a joker is named. */
  readonly as?: Card;
  readonly from: Point;
  readonly to: Point;
  /** It lies on a pile afterwards and stays visible there. */
  readonly lands: boolean;
  readonly at: number;
  readonly lasts: number;
};

/** Where a stone is struck, and when: rings spread from there, and the board gives a little. */
export type Impact = { readonly seat: Seat; readonly point: Point; readonly at: number };

/** A sound that belongs to what is seen. */
export type Cue = { readonly sound: 'card' | 'stone' | 'hit'; readonly at: number };

export type Staging = {
  readonly cues: readonly Cue[];
  readonly stones: readonly StoneMotion[];
  readonly flights: readonly Flight[];
  readonly impacts: readonly Impact[];
  /** When the cards on the table are swept away; null where they stay. */
  readonly sweepsAt: number | null;
  readonly lasts: number;
};

export const pace = {
  step: 95,
  allSteps: 900,
  card: 260,
  lead: 140,
  arc: 320,
  hit: 480,
  swap: 400,
  cheer: 380,
  sweep: 240,
  whole: 1500,
} as const;

/** What the stage needs to know beside what happened. */
export type Setting = {
  readonly before: View;
  readonly glimpses: readonly Glimpse[];
  /** Which card of one's own hand was played, if it is known. */
  readonly slot: number | null;
  /** One's own seven already stands on the board as it was put together. */
  readonly isDriven: boolean;
};

/** Cards that follow each other faster than this are heard as one. */
const cardBeat = 110;

const middle: Point = { x: 500, y: 500 };

/** Where a seat's cards come from: one's own hand lies below the board. */
function handAt(seat: Seat, eye: Eye, slot: number | null): Point {
  if (seat !== eye) return handPoint(seat, eye);
  return { x: 500 + (slot === null ? 0 : (slot - 2.5) * 160), y: 1120 };
}

/** Plans a scene: everything in its order, and all of it within the time that a scene may take. */
export function stagingOf(setting: Setting): Staging {
  const stage = new StageHand(setting);
  for (const glimpse of setting.glimpses) stage.show(glimpse);
  return stage.plan();
}

class StageHand {
  readonly #setting: Setting;
  readonly #board: Stone[];
  readonly #stones: StoneMotion[] = [];
  readonly #flights: Flight[] = [];
  readonly #impacts: Impact[] = [];
  readonly #cues: Cue[] = [];
  #sweepsAt: number | null = null;
  /** When the next thing begins, and when the last one ends. */
  #clock = 0;
  #end = 0;

  constructor(setting: Setting) {
    this.#setting = setting;
    this.#board = setting.before.shown.board.slice();
  }

  get #eye(): Eye {
    return this.#setting.before.eye;
  }

  plan(): Staging {
    const whole = Math.max(this.#clock, this.#end);
    const share = Math.min(1, pace.whole / Math.max(1, whole));
    const squeezed = <T extends { readonly at: number; readonly lasts: number }>(motion: T): T => ({
      ...motion,
      at: motion.at * share,
      lasts: motion.lasts * share,
    });
    return {
      cues: this.#cues.map(({ sound, at }) => ({ sound, at: at * share })),
      stones: this.#stones.map(squeezed),
      flights: this.#flights.map(squeezed),
      impacts: this.#impacts.map((impact) => ({ ...impact, at: impact.at * share })),
      sweepsAt: this.#sweepsAt === null ? null : this.#sweepsAt * share,
      lasts: whole * share,
    };
  }

  show(glimpse: Glimpse): void {
    this.#clock = Math.max(this.#clock, this.#end);
    if ('as' in glimpse) this.#showPlay(glimpse);
    else if (glimpse.kind === 'folded') this.#fold(glimpse.seat, glimpse.cards);
    else if (glimpse.kind === 'exchanged') this.#exchange();
    else if (glimpse.kind === 'dealt') this.#deal(glimpse.size);
    else if (glimpse.kind === 'home') this.#cheer([glimpse.seat]);
    else if (glimpse.kind === 'won') this.#cheer(glimpse.seats);
    else if (glimpse.kind === 'roundOver') this.#sweep();
  }

  /** A card slides to its pile, and what it does begins before it lies there. */
  #showPlay(play: Extract<Glimpse, { readonly as: Card }>): void {
    this.#lay(play);
    const isDriven = play.seat === this.#eye && this.#setting.isDriven;
    if (play.kind === 'exit') this.#exit(play.stone);
    else if (play.kind === 'swapped') this.#swap(play.mine, play.theirs);
    else if (play.kind === 'drove' && !isDriven) this.#drive(play.legs, play.as === '7');
  }

  #sweep(): void {
    this.#sweepsAt = this.#clock;
    this.#clock += pace.sweep;
  }

  #lay({ seat, card, as }: { readonly seat: Seat; readonly card: Card; readonly as: Card }): void {
    const from = handAt(seat, this.#eye, this.#setting.slot);
    const flight = {
      card,
      as,
      from,
      to: pilePoint(seat, this.#eye),
      lands: true,
      at: this.#clock,
      lasts: pace.card,
    };
    this.#fly(flight);
    this.#clock += pace.lead;
  }

  #fold(seat: Seat, cards: readonly Card[]): void {
    for (const [nth, card] of cards.entries()) {
      const from = handAt(seat, this.#eye, seat === this.#eye ? nth : null);
      const at = this.#clock + nth * 60;
      this.#fly({ card, from, to: pilePoint(seat, this.#eye), lands: true, at, lasts: pace.card });
    }
  }

  #exchange(): void {
    for (const seat of seats) {
      const from = handAt(seat, this.#eye, null);
      const to = handAt(partnerOf(seat), this.#eye, null);
      this.#fly({ card: null, from, to, lands: false, at: this.#clock, lasts: pace.swap });
    }
  }

  #deal(size: number): void {
    const gap = 30;
    for (let nth = 0; nth < size * 4; nth += 1) {
      const to = handAt(nth & 3, this.#eye, null);
      const at = this.#clock + nth * gap;
      this.#fly({ card: null, from: middle, to, lands: false, at, lasts: pace.card });
    }
  }

  #cheer(winners: readonly Seat[]): void {
    for (const [index, stone] of this.#board.entries()) {
      if (!winners.includes(seatOf(index))) continue;
      const point = pointOf(placeOf(seatOf(index), stone), this.#eye);
      const at = this.#clock + (index & 3) * 50;
      this.#move({ index, points: [point], gait: 'cheer', at, lasts: pace.cheer - 150 });
    }
  }

  #fly(flight: Flight): void {
    this.#flights.push(flight);
    const last = this.#cues.at(-1);
    if (last?.sound !== 'card' || flight.at - last.at >= cardBeat)
      this.#cues.push({ sound: 'card', at: flight.at });
    this.#end = Math.max(this.#end, flight.at + flight.lasts);
  }

  #move(motion: StoneMotion): void {
    this.#stones.push(motion);
    if (motion.gait !== 'cheer') this.#cues.push({ sound: 'stone', at: motion.at + motion.lasts });
    this.#end = Math.max(this.#end, motion.at + motion.lasts);
  }

  #exit(seat: Seat): void {
    const index = this.#board.lastIndexOf(inNest, seat * 4 + 3);
    const other = stoneAt(this.#board, startOf(seat));
    const points = [nestPoint(seat, index & 3, this.#eye), pointOf(startOf(seat), this.#eye)];
    this.#move({ index, points, gait: 'arc', at: this.#clock, lasts: pace.arc });
    this.#clock += pace.arc;
    this.#board[index] = fresh;
    if (other >= 0) this.#sendHome(other, this.#clock - pace.step);
  }

  #swap(mine: Place, theirs: Place): void {
    for (const [from, to] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const index = stoneAt(this.#setting.before.shown.board, from);
      const points = [pointOf(from, this.#eye), pointOf(to, this.#eye)];
      this.#move({ index, points, gait: 'cross', at: this.#clock, lasts: pace.swap });
    }
  }

  #drive(legs: readonly DrivenLeg[], isSeven: boolean): void {
    const ways = legs.map(({ seat, from, to }) => wayOf(seat, from, to));
    const steps = ways.reduce((sum, way) => sum + way.length - 1, 0);
    const step = Math.min(pace.step, pace.allSteps / Math.max(1, steps));
    for (const way of ways) this.#driveWay(way, step, isSeven);
  }

  #driveWay(way: readonly Place[], step: number, isSeven: boolean): void {
    const to = way.at(-1) ?? 0;
    const index = stoneAt(this.#board, way[0] ?? 0);
    const points = way.map((place) => pointOf(place, this.#eye));
    const began = this.#clock;
    this.#clock += (way.length - 1) * step;
    this.#move({ index, points, gait: 'steps', at: began, lasts: this.#clock - began });
    if (isSeven) {
      for (let nth = 1; nth < way.length; nth += 1)
        stepForward(this.#board, index, isStallPlace(to), (hit) => this.#sendHome(hit, began + nth * step));
    } else {
      const other = stoneAt(this.#board, to);
      if (other >= 0) this.#sendHome(other, this.#clock);
      this.#board[index] = stoneFor(seatOf(index), to);
    }
  }

  /** A stone that is hit flies back to the first free hollow of its nest. */
  #sendHome(index: number, at: number): void {
    const seat = seatOf(index);
    const hollow = this.#board.slice(seat * 4, seat * 4 + 4).filter((stone) => stone === inNest).length;
    const from = pointOf(placeOf(seat, this.#board[index] as Stone), this.#eye);
    this.#cues.push({ sound: 'hit', at });
    this.#impacts.push({ seat, point: from, at });
    const points = [from, nestPoint(seat, hollow, this.#eye)];
    this.#move({ index, points, gait: 'hit', at, lasts: pace.hit });
    this.#board[index] = inNest;
  }
}
