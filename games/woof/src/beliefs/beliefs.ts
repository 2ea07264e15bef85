import type { Rng } from '@rudel/kernel';
import { characters } from '../cards.ts';
import type { Pair } from '../cards.ts';
import { deckOf, listOf, placesOf } from '../deck.ts';
import type { CardPlace } from '../deck.ts';
import type { Fact } from '../facts.ts';
import type { Shown } from '../types.ts';
import { cardStockOf } from './card-stock.ts';
import type { CardStock, PairKind } from './card-stock.ts';
import { DealCount } from './deal-count.ts';
import type { Likelihoods } from './deal-count.ts';
import { product, toldOf } from './told.ts';

const words = 0x1_0000_0000;

/** For every place the chances of the characters, in the order of their values. */
export type Chances = readonly (readonly number[])[];

/** How likely what somebody did is, by place and by the character of whoever sits there. */
export type Leanings = readonly (readonly number[])[];

/** Whether a place may play a character, by its value from 0 on. */
export type IsAllowed = (place: CardPlace, character: number) => boolean;

/**
 * All deals that some facts leave open, as likely as the facts make them. They are counted apart for everybody whose tokens
 * may be a shepherd's, and for the case that none are: given that, each token and each answer is about one place only.
 */
export class Beliefs {
  readonly weight: number;
  readonly #stock: CardStock;
  readonly #told: readonly (readonly Likelihoods[])[];
  readonly #counts: readonly DealCount[];
  #chances: Chances | null = null;

  constructor(stock: CardStock, told: readonly (readonly Likelihoods[])[]) {
    this.#stock = stock;
    const counts = told.map((likelihoods) => new DealCount(stock, likelihoods));
    this.#told = told.filter((_, nth) => (counts[nth] as DealCount).weight > 0);
    this.#counts = counts.filter(({ weight }) => weight > 0);
    this.weight = this.#counts.reduce((sum, { weight }) => sum + weight, 0);
  }

  get isPossible(): boolean {
    return this.weight > 0;
  }

  chances(): Chances {
    this.#chances ??= this.#countChances();
    return this.#chances;
  }

  #countChances(): Chances {
    const sums = listOf(this.#stock.after.length - 1).map(() => characters.map(() => 0));
    for (const count of this.#counts) count.addTo(sums);
    return sums.map((sum) => sum.map((weight) => weight / this.weight));
  }

  /** One of the deals, two cards for every place; likely ones come often. */
  draw(rng: Rng): readonly Pair[] {
    return this.drawKinds(rng).map(({ pair }) => pair);
  }

  /** The same with all that is known of a kind of pair. */
  drawKinds(rng: Rng): readonly PairKind[] {
    let mark = (rng.int(words) / words) * this.weight;
    for (const count of this.#counts) {
      if (mark < count.weight) return count.draw(rng);
      mark -= count.weight;
    }
    return (this.#counts.at(-1) as DealCount).draw(rng);
  }

  /** The deals among these in which every place plays only what is allowed. */
  given(isAllowed: IsAllowed): Beliefs {
    return this.leaning(
      listOf(this.#stock.after.length - 1).map((place) =>
        characters.map((_, character) => (isAllowed(place, character) ? 1 : 0)),
      ),
    );
  }

  /** The same deals, each as much likelier as the characters of its places are. */
  leaning(leanings: Leanings): Beliefs {
    return new Beliefs(this.#stock, leant(this.#told, leanings, this.#stock));
  }
}

/** What is told, with a factor for every place and character. */
function leant(
  told: readonly (readonly Likelihoods[])[],
  leanings: Leanings,
  { kinds }: CardStock,
): readonly (readonly Likelihoods[])[] {
  const factors = leanings.map((leaning) =>
    Float64Array.from(kinds, ({ character }) => leaning[character] as number),
  );
  return told.map((likelihoods) =>
    likelihoods.map((odds, place) => product(odds, factors[place] as Float64Array)),
  );
}

/** What some facts leave open, whoever knows them, and what is made of it. */
export function beliefsFrom(
  { options, seats }: Pick<Shown, 'options' | 'seats'>,
  facts: readonly Fact[],
  leanings: Leanings | null = null,
): Beliefs {
  const places = listOf(placesOf(seats));
  const stock = cardStockOf(deckOf(options, seats));
  const suspects = suspectsIn(facts);
  const told = places.map((place) =>
    toldOf(
      place,
      facts.filter(({ at }) => at === place),
      stock,
      suspects.includes(place),
    ),
  );
  const bare = [...suspects, null].map((shepherd) => told.map((one) => one(shepherd)));
  return new Beliefs(stock, leanings === null ? bare : leant(bare, leanings, stock));
}

/** Of whom it makes a difference whether they play the shepherd: who has laid tokens, or had to pass. */
function suspectsIn(facts: readonly Fact[]): readonly CardPlace[] {
  const some = facts.flatMap((fact) =>
    fact.kind === 'look' ? [fact.by] : fact.kind === 'role' ? [fact.at] : [],
  );
  return [...new Set(some)];
}
