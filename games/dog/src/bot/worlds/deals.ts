import type { Rng, Seat } from '@rudel/kernel';
import { partnerOf } from '../../board.ts';
import type { Card, View } from '../../types.ts';
import { rankNumber } from '../know/fast-places.ts';
import { unseenBy } from '../know/unseen.ts';
import { leaningsOf } from './leanings.ts';
import { Lots } from './lots.ts';

const kinds = 14;

/** All four hands: how many cards of each kind a seat holds, at `seat * 14 + kind`. */
export type Hands = Uint8Array;

/** Deals that may be the true one, each by its number: the same number gives the same deal. */
export interface Deals {
  deal(nth: number): Hands;
  /** All that are possible, where no more than so many cards are unknown; null where more are. */
  all(mostUnknown: number): readonly PossibleDeal[] | null;
}

/** How likely a deal is, all of them together being 1. */
export type PossibleDeal = { readonly hands: Hands; readonly weight: number };

/** The deals that a seat takes for possible, those more often that fit what the others have done. */
export class LikelyDeals implements Deals {
  readonly #eye: Seat;
  readonly #hands: Hands = new Uint8Array(4 * kinds);
  readonly #known: Hands = new Uint8Array(4 * kinds);
  /** Cards that each seat holds and nobody has shown. */
  readonly #missing: Uint8Array = new Uint8Array(4);
  readonly #unseen: Uint8Array = new Uint8Array(kinds);
  readonly #left: Uint8Array = new Uint8Array(kinds);
  readonly #weights: Float64Array = new Float64Array(kinds);
  readonly #leanings: readonly ArrayLike<number>[];
  readonly #lots: Lots;
  #last = -1;

  constructor(view: View, eye: Seat, rng: Rng) {
    this.#eye = eye;
    this.#lots = new Lots(rng);
    this.#leanings = leaningsOf(view, eye);
    const unseen = unseenBy(view, eye);
    for (const card of unseen) this.#count(this.#unseen, rankNumber(card));
    for (const card of view.hands[eye] as readonly Card[])
      this.#count(this.#known, eye * kinds + rankNumber(card));
    for (const [seat, hand] of view.hands.entries()) if (seat !== eye) this.#missing[seat] = hand.length;
    this.#placeGift(view);
  }

  #count(counts: Uint8Array, place: number): void {
    counts[place] = (counts[place] as number) + 1;
  }

  /** What I gave my partner is there until it is laid. */
  #placeGift({ shown, gifts }: View): void {
    const partner = partnerOf(this.#eye);
    const gift = gifts[this.#eye] as Card | null;
    const laid = shown.played[partner] as readonly Card[];
    if (shown.phase !== 'play' || gift === null || laid.includes(gift)) return;
    this.#count(this.#known, partner * kinds + rankNumber(gift));
    this.#missing[partner] = (this.#missing[partner] as number) - 1;
  }

  deal(nth: number): Hands {
    if (nth !== this.#last) {
      this.#last = nth;
      this.#lots.begin(nth);
      this.#hands.set(this.#known);
      this.#left.set(this.#unseen);
      for (let step = 1; step < 4; step += 1) this.#fill((this.#eye + step + (nth % 3)) & 3);
      this.#fill((this.#eye + (nth % 3)) & 3);
    }
    return this.#hands;
  }

  all(mostUnknown: number): readonly PossibleDeal[] | null {
    const unknown = this.#missing.reduce((sum, missing) => sum + missing, 0);
    if (unknown > mostUnknown) return null;
    this.#last = -1;
    this.#left.set(this.#unseen);
    const seats = [...this.#missing].flatMap((missing, seat) => Array.from({ length: missing }, () => seat));
    return this.#dealt(this.#known, 1, seats);
  }

  /** Deals one card to each of some seats in every way. */
  #dealt(hands: Hands, weight: number, [seat, ...rest]: readonly Seat[]): readonly PossibleDeal[] {
    if (seat === undefined) return [{ hands, weight }];
    const leaning = this.#leanings[seat] as ArrayLike<number>;
    const weights = Array.from(this.#left, (count, kind) => count * (leaning[kind] as number));
    const sum = weights.reduce((all, one) => all + one, 0);
    return weights.flatMap((one, kind) => {
      if (one === 0) return [];
      const next = hands.slice();
      this.#count(next, seat * kinds + kind);
      this.#left[kind] = (this.#left[kind] as number) - 1;
      const deals = this.#dealt(next, (weight * one) / sum, rest);
      this.#count(this.#left, kind);
      return deals;
    });
  }

  #fill(seat: Seat): void {
    const leaning = this.#leanings[seat] as ArrayLike<number>;
    for (let missing = this.#missing[seat] as number; missing > 0; missing -= 1) {
      const kind = this.#draw(leaning);
      this.#left[kind] = (this.#left[kind] as number) - 1;
      this.#count(this.#hands, seat * kinds + kind);
    }
  }

  #draw(leaning: ArrayLike<number>): number {
    let sum = 0;
    for (let kind = 0; kind < kinds; kind += 1) {
      const weight = (this.#left[kind] as number) * (leaning[kind] as number);
      this.#weights[kind] = weight;
      sum += weight;
    }
    let rest = this.#lots.next() * sum;
    let kind = 0;
    while (kind < kinds - 1 && (rest >= (this.#weights[kind] as number) || this.#left[kind] === 0)) {
      rest -= this.#weights[kind] as number;
      kind += 1;
    }
    return (this.#left[kind] as number) > 0 ? kind : this.#lastLeft();
  }

  #lastLeft(): number {
    let kind = kinds - 1;
    while (kind > 0 && this.#left[kind] === 0) kind -= 1;
    return kind;
  }
}

/** The one deal that is true, for whoever may see it. */
export class KnownDeal implements Deals {
  readonly #hands: Hands = new Uint8Array(4 * kinds);

  constructor(hands: readonly (readonly Card[])[]) {
    for (const [seat, hand] of hands.entries())
      for (const card of hand) {
        const place = seat * kinds + rankNumber(card);
        this.#hands[place] = (this.#hands[place] as number) + 1;
      }
  }

  deal(): Hands {
    return this.#hands;
  }

  all(): readonly PossibleDeal[] | null {
    return null;
  }
}
