import type { Rng } from '@rudel/kernel';
import { cards, characterOf, characters } from './cards.ts';
import type { Card, Character, Pair } from './cards.ts';
import { deckOf, listOf, placesOf } from './deck.ts';
import type { Deck } from './deck.ts';
import { factsOf, likelihood } from './facts.ts';
import type { Fact } from './facts.ts';
import type { Place, Shown, View } from './types.ts';

/** Cards that a place may hold: two kinds, how likely all that is known would be, and whom they play. */
type Choice = {
  readonly pair: Pair;
  readonly one: number;
  readonly other: number;
  readonly likelihood: number;
  readonly character: number;
};

/** The kinds of a deck, each with the worth of one of its cards in a number that stands for all cards left. */
type Kinds = { readonly size: readonly number[]; readonly worth: readonly number[]; readonly full: number };

/**
 * All deals behind a view in which one place, or none, plays the shepherd. Given that, each token and each answer is
 * about one place only, so that the deals can be counted place by place over the cards that are left.
 */
class Hypothesis {
  readonly weight: number;
  readonly #kinds: Kinds;
  readonly #choices: readonly (readonly Choice[])[];
  readonly #memo: readonly Map<number, number>[];

  constructor(kinds: Kinds, choices: readonly (readonly Choice[])[]) {
    this.#kinds = kinds;
    this.#choices = choices;
    this.#memo = choices.map(() => new Map<number, number>());
    this.weight = choices.every((some) => some.length > 0) ? this.#weightFrom(0, kinds.full) : 0;
  }

  /** How likely the facts are, summed over all ways to deal the cards left to the places from this one on. */
  #weightFrom(place: number, left: number): number {
    const choices = this.#choices[place];
    const memo = this.#memo[place];
    if (choices === undefined || memo === undefined) return 1;
    const known = memo.get(left);
    if (known !== undefined) return known;
    let weight = 0;
    for (const choice of choices) weight += this.#weightOf(choice, place, left);
    memo.set(left, weight);
    return weight;
  }

  #weightOf(choice: Choice, place: number, left: number): number {
    const ways = this.#waysTo(choice, left);
    return ways === 0
      ? 0
      : ways * choice.likelihood * this.#weightFrom(place + 1, left - this.#worthOf(choice));
  }

  #worthOf({ one, other }: Choice): number {
    return (this.#kinds.worth[one] as number) + (this.#kinds.worth[other] as number);
  }

  /** In how many ways two cards of these kinds can be taken from those that are left. */
  #waysTo({ one, other }: Choice, left: number): number {
    const count = this.#countIn(one, left);
    return one === other ? (count * (count - 1)) / 2 : count * this.#countIn(other, left);
  }

  #countIn(kind: number, left: number): number {
    return Math.floor(left / (this.#kinds.worth[kind] as number)) % (this.#kinds.size[kind] as number);
  }

  /** One of these deals; likely ones come often. */
  draw(rng: Rng): readonly Pair[] {
    let left = this.#kinds.full;
    return this.#choices.map((choices, place) => {
      const choice = drawn(choices, (one) => this.#weightOf(one, place, left), rng);
      left -= this.#worthOf(choice);
      return choice.pair;
    });
  }

  /** Adds to each place's characters how much of the weight they have. */
  addTo(sums: readonly number[][]): void {
    let layer = new Map([[this.#kinds.full, 1]]);
    for (const [place, choices] of this.#choices.entries()) {
      const next = new Map<number, number>();
      const sum = sums[place] as number[];
      for (const [left, reached] of layer) {
        for (const choice of choices) {
          const weight = reached * this.#weightOf(choice, place, left);
          if (weight === 0) continue;
          sum[choice.character] = (sum[choice.character] as number) + weight;
          const after = left - this.#worthOf(choice);
          const step = reached * this.#waysTo(choice, left) * choice.likelihood;
          next.set(after, (next.get(after) ?? 0) + step);
        }
      }
      layer = next;
    }
  }
}

/** One of several, each as often as its weight says; some weight is positive. */
function drawn<T>(items: readonly T[], weightOf: (item: T) => number, rng: Rng): T {
  const weights = items.map(weightOf);
  const words = 0x1_0000_0000;
  let mark = (rng.int(words) / words) * weights.reduce((sum, weight) => sum + weight, 0);
  let last = 0;
  for (const [nth, weight] of weights.entries()) {
    if (weight === 0) continue;
    if (mark < weight) return items[nth] as T;
    mark -= weight;
    last = nth;
  }
  return items[last] as T;
}

/** The deals that an eye cannot rule out. */
export type Deals = {
  /** Whether there are any: always, of what has really come about. */
  readonly isPossible: boolean;
  /** Two cards for every place, drawn as likely as all that this eye knows makes them if nobody's choices tell anything. */
  readonly draw: (rng: Rng) => readonly Pair[];
  /** The same as chances: for every place those of the characters, in the order of their values. */
  readonly chances: () => readonly (readonly number[])[];
};

/** The deals behind a view, made ready once; of a round in which cards are dealt. */
export function dealsOf(view: View): Deals {
  return dealsFrom(view.shown, factsOf(view));
}

/** The deals that some facts leave open, whoever knows them. */
export function dealsFrom(
  { options, seats }: Pick<Shown, 'options' | 'seats'>,
  facts: readonly Fact[],
): Deals {
  const places = listOf(placesOf(seats));
  const deck = deckOf(options, seats);
  const kinds = kindsOf(deck);
  const pairs = candidatesOf(deck);
  const factsAt = places.map((place) => facts.filter(({ at }) => at === place));
  const shepherds: readonly (Place | null)[] = [...places, null];
  const hypotheses = shepherds
    .map((shepherd) => {
      const choices = places.map((place) => choicesAt(place, pairs, factsAt[place] ?? [], shepherd));
      return new Hypothesis(kinds, choices);
    })
    .filter(({ weight }) => weight > 0);
  return {
    isPossible: hypotheses.length > 0,
    draw: (rng) => drawn(hypotheses, ({ weight }) => weight, rng).draw(rng),
    chances: () => {
      const sums = places.map(() => characters.map(() => 0));
      for (const hypothesis of hypotheses) hypothesis.addTo(sums);
      const whole = hypotheses.reduce((sum, { weight }) => sum + weight, 0);
      return sums.map((sum) => sum.map((weight) => weight / whole));
    },
  };
}

/** For every place the characters that it may still play, as far as an eye can know: what follows for sure, and no more. */
export function possibleCharacters(view: View): readonly (readonly Character[])[] {
  const chances = dealsOf(view).chances();
  return chances.map((some) => characters.filter((_, nth) => (some[nth] as number) > 0));
}

function kindsOf(deck: Deck): Kinds {
  const size = cards.map((card) => deck[card] + 1);
  const worth: number[] = [];
  let [next, full] = [1, 0];
  for (const count of size) {
    worth.push(next);
    full += next * (count - 1);
    next *= count;
  }
  return { size, worth, full };
}

/** All pairs that two cards of a deck can make, in order. */
function candidatesOf(deck: Deck): readonly Choice[] {
  const kinds: readonly Card[] = cards.filter((card) => deck[card] > 0);
  return kinds.flatMap((one, nth) =>
    kinds
      .slice(nth)
      .filter((other) => one !== other || deck[one] > 1)
      .map((other) => candidate([one, other])),
  );
}

const candidate = (pair: Pair): Choice => ({
  pair,
  one: cards.indexOf(pair[0]),
  other: cards.indexOf(pair[1]),
  likelihood: 1,
  character: characters.indexOf(characterOf(pair)),
});

const shepherdsPlace = characters.indexOf('P');

/** What a place may hold if this one plays the shepherd. */
function choicesAt(
  place: Place,
  candidates: readonly Choice[],
  facts: readonly Fact[],
  shepherd: Place | null,
): readonly Choice[] {
  const choices: Choice[] = [];
  for (const choice of candidates) {
    if ((choice.character === shepherdsPlace) !== (place === shepherd)) continue;
    const likely = likelihoodOfAll(facts, choice.pair, shepherd);
    if (likely > 0) choices.push(likely === 1 ? choice : { ...choice, likelihood: likely });
  }
  return choices;
}

function likelihoodOfAll(facts: readonly Fact[], pair: Pair, shepherd: Place | null): number {
  let product = 1;
  for (const fact of facts) {
    product *= likelihood(fact, pair, shepherd);
    if (product === 0) return 0;
  }
  return product;
}
