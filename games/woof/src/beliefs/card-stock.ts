import { announced, cards, characterOf, characters, signs } from '../cards.ts';
import type { Card, Pair } from '../cards.ts';
import type { Deck } from '../deck.ts';
import { answerOf, questions } from '../questions.ts';

/** Two cards that a place may hold: whom they play, and what they take off the number of a stock. */
export type PairKind = {
  readonly pair: Pair;
  /** By value, from 0 for a sheep. */
  readonly character: number;
  readonly worth: number;
  /** What a look at it may show, by number: either card, and what is announced by a shepherd and by anybody else. */
  readonly shows: readonly number[];
  readonly announcedHonestly: readonly number[];
  readonly announcedByShepherd: readonly number[];
  /** The answers to all questions, by number: 1 for yes. */
  readonly answers: readonly number[];
};

/** All stocks of cards that a deck can shrink to while it is dealt, each as a number; 0 is the empty one. */
export type CardStock = {
  readonly full: number;
  readonly kinds: readonly PairKind[];
  /** The stocks that can be left after this many pairs. */
  readonly after: readonly Int32Array[];
  /** By kind and stock: in how many ways the kind can be taken from it. */
  readonly ways: readonly Uint8Array[];
  /** By what is told and by whom: how likely that is, by kind; filled in as it comes up. */
  readonly told: Map<string, Float64Array>;
};

const mostRemembered = 8;
const remembered = new Map<string, CardStock>();

/** The stocks of a deck; those of the last few decks are kept. */
export function cardStockOf(deck: Deck): CardStock {
  const key = cards.map((card) => deck[card]).join();
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const stock = countedStock(deck);
  remembered.set(key, stock);
  return stock;
}

function countedStock(deck: Deck): CardStock {
  const held: readonly Card[] = cards.filter((card) => deck[card] > 0);
  const worths: number[] = [];
  let size = 1;
  for (const card of held) {
    worths.push(size);
    size *= deck[card] + 1;
  }
  const counts = held.map((card, nth) => {
    const worth = worths[nth] as number;
    return Uint8Array.from({ length: size }, (_, stock) => Math.floor(stock / worth) % (deck[card] + 1));
  });
  const pairs = held.flatMap((one, nth) =>
    held
      .slice(nth)
      .filter((other) => one !== other || deck[one] > 1)
      .map((other): Pair => [one, other]),
  );
  return {
    full: size - 1,
    kinds: pairs.map((pair) => ({
      pair,
      character: characters.indexOf(characterOf(pair)),
      worth: pair.reduce((sum, card) => sum + (worths[held.indexOf(card)] as number), 0),
      shows: pair.map((card) => cards.indexOf(card)),
      announcedHonestly: pair.map((card) => signs.indexOf(announced(card, false))),
      announcedByShepherd: pair.map((card) => signs.indexOf(announced(card, true))),
      answers: questions.map((question) => (answerOf(question, pair) ? 1 : 0)),
    })),
    after: stocksByPairs(counts, size),
    ways: pairs.map(([one, other]) =>
      waysOf(counts[held.indexOf(one)] as Uint8Array, counts[held.indexOf(other)] as Uint8Array),
    ),
    told: new Map(),
  };
}

function stocksByPairs(counts: readonly Uint8Array[], size: number): Int32Array[] {
  const totalOf = (stock: number): number => counts.reduce((sum, count) => sum + (count[stock] as number), 0);
  const whole = totalOf(size - 1);
  const lists: number[][] = Array.from({ length: whole / 2 + 1 }, () => []);
  for (let stock = 0; stock < size; stock += 1) lists[(whole - totalOf(stock)) / 2]?.push(stock);
  return lists.map((list) => Int32Array.from(list));
}

function waysOf(ones: Uint8Array, others: Uint8Array): Uint8Array {
  const isSame = ones === others;
  return ones.map((count, stock) => (isSame ? (count * (count - 1)) / 2 : count * (others[stock] as number)));
}
