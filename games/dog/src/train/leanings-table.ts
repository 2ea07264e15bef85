import { learnedTable, printConstant, rounded } from '@rudel/bots/train';
import type { LearnedTable, Made, Recipe } from '@rudel/bots/train';
import { seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { leanings } from '../bot/learned/leanings.ts';
import { habitParameters } from '../bot/parameters.ts';
import { mannerOf } from '../bot/value/manner.ts';
import { situationCount, situationNumber } from '../bot/worlds/situations.ts';
import { ACE, JOKER, KING, NEST } from '../fast/mutable-types.ts';
import { HabitMatch } from './habit-match.ts';

const kinds = 14;
/** One turn in so many is looked at: those of one hand tell much the same. */
const oneIn = 3;
/** So many cards are added to both sides of a ratio: where little was seen, nothing is concluded. */
const doubt = 20;
const sway = 3;

type Leanings = readonly (readonly number[])[];

/** How many cards of each kind seats held, beside how many they would hold if all unseen cards were alike. */
class Count {
  readonly held: Float64Array = new Float64Array(situationCount * kinds);
  readonly expected: Float64Array = new Float64Array(situationCount * kinds);
  readonly #match: HabitMatch;

  constructor(match: HabitMatch) {
    this.#match = match;
  }

  /** Looks at all others as the seat to play does. */
  look(eye: number): void {
    const unseen = this.#unseenBy(eye);
    for (let seat = 0; seat < 4; seat += 1) if (seat !== eye) this.#note(eye, seat, unseen);
  }

  #unseenBy(eye: number): Float64Array {
    const { cards } = this.#match.playout;
    const unseen = new Float64Array(kinds);
    for (let at = 0; at < cards.stockSize; at += 1) (unseen[cards.stock[at] as number] as number) += 1;
    for (let seat = 0; seat < 4; seat += 1)
      if (seat !== eye)
        for (let kind = 0; kind < kinds; kind += 1)
          (unseen[kind] as number) += cards.held[seat * kinds + kind] as number;
    const gift = this.#giftHeld(eye);
    if (gift >= 0) (unseen[gift] as number) -= 1;
    return unseen;
  }

  /** The gift that a seat knows in its partner's hand, or −1. */
  #giftHeld(eye: number): number {
    const gift = this.#match.gifts[eye] as number;
    return this.#match.hasLaid(eye ^ 2, gift) ? -1 : gift;
  }

  #note(eye: number, seat: number, unseen: Float64Array): void {
    const { cards } = this.#match.playout;
    const gift = seat === (eye ^ 2) ? this.#giftHeld(eye) : -1;
    const size = (cards.sizes[seat] as number) - (gift >= 0 ? 1 : 0);
    if (size <= 0) return;
    const row = this.#situation(eye, seat) * kinds;
    const all = unseen.reduce((sum, count) => sum + count, 0);
    for (let kind = 0; kind < kinds; kind += 1) {
      const known = kind === gift ? 1 : 0;
      (this.held[row + kind] as number) += (cards.held[seat * kinds + kind] as number) - known;
      (this.expected[row + kind] as number) += (size * (unseen[kind] as number)) / all;
    }
  }

  #situation(eye: number, seat: number): number {
    const { board } = this.#match.playout;
    const driven = board.charge(seat);
    const stones = board.pos.subarray(driven * 4, driven * 4 + 4);
    const gave = this.#match.gifts[seat] as number;
    const isStarter = gave === ACE || gave === KING || gave === JOKER;
    return situationNumber({
      laid: this.#match.laidBy(seat),
      isOut: stones.some((place) => place < NEST),
      mayLeave: stones.includes(NEST) && ((board.fresh >> driven) & 1) === 0,
      tie: seat !== (eye ^ 2) ? 'opponent' : isStarter ? 'gaveStarter' : 'gaveOther',
    });
  }
}

function countOf(matches: number, seed: string): Count {
  const rng: Rng = seededRng(seed);
  const match = new HabitMatch(mannerOf(habitParameters), rng);
  const count = new Count(match);
  match.sway(sway);
  match.playout.onTurn = (seat) => {
    if (rng.int(oneIn) === 0) count.look(seat);
  };
  for (let nth = 0; nth < matches; nth += 1) match.play(() => {});
  return count;
}

/** How surprising the cards are, each by the share of its kind among those unseen; less the surprise without leanings. */
function surpriseOf(table: Leanings, { held, expected }: Count): number {
  let [sum, cards] = [0, 0];
  for (let situation = 0; situation < situationCount; situation += 1) {
    const row = situation * kinds;
    const weights = Array.from(
      { length: kinds },
      (_, kind) => (expected[row + kind] as number) * (table[situation]?.[kind] ?? 1),
    );
    const all = weights.reduce((total, weight) => total + weight, 0);
    for (let kind = 0; kind < kinds; kind += 1) {
      const count = held[row + kind] as number;
      if (count === 0) continue;
      sum -= count * Math.log((weights[kind] as number) / all);
      cards += count;
    }
  }
  return sum / cards;
}

function make({ seed, size }: Recipe): Made<Leanings> {
  const { held, expected } = countOf(size, `leanings ${seed}`);
  const leaning = (at: number): number =>
    rounded(((held[at] as number) + doubt) / ((expected[at] as number) + doubt), 2);
  const numbers = Array.from({ length: situationCount }, (_, situation) =>
    Array.from({ length: kinds }, (__, kind) => leaning(situation * kinds + kind)),
  );
  const heldOut = Math.ceil(size / 5);
  const others = countOf(heldOut, `leanings ${seed} held out`);
  const score = {
    measure: 'log loss of a card',
    on: `the hands of ${heldOut} matches`,
    better: 'lower',
    made: surpriseOf(numbers, others),
    inUse: surpriseOf(leanings, others),
  } as const;
  return { numbers, score };
}

export const leaningsTable: LearnedTable = learnedTable<Leanings>({
  name: 'leanings',
  recipe: { seed: 1, size: 8000 },
  unit: 'matches of habits',
  rehearsal: 40,
  inUse: leanings,
  make,
  print: (numbers) =>
    printConstant({
      name: 'leanings',
      type: 'readonly (readonly number[])[]',
      about:
        'By what is seen of a seat (worlds/situations.ts) and by kind of card, how much likelier it holds one than any other unseen card.',
      numbers,
    }),
});
