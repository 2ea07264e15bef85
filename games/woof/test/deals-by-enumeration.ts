import type { Card, Character, Deed, Pair, View } from '../src/types.ts';
import { answered, cry, dealt, played, solvent } from './told-twice.ts';

/** Four and five players have five places; nothing here is taken from the game but its types. */
const allPlaces = 5;

/** Whether an eye knows better than that a place has these cards. */
function isFalse({ eye, pairs }: View, place: number, pair: Pair): boolean {
  return place === eye && String(pairs[eye]?.toSorted()) !== String(pair.toSorted());
}

/** All ways to deal what is left, place by place, each with the number of physical deals it stands for. */
function* allDeals(
  view: View,
  cards: readonly Card[],
  left: readonly number[],
  places: number,
): Generator<{ pairs: Pair[]; ways: number }> {
  if (places === 0) {
    yield { pairs: [], ways: 1 };
    return;
  }
  for (const [one, count] of left.entries()) {
    if (count === 0) continue;
    const after = left.with(one, count - 1);
    for (const [other, rest] of after.entries()) {
      if (other < one || rest === 0) continue;
      const ways = one === other ? (count * rest) / 2 : count * rest;
      const pair: Pair = [cards[one] as Card, cards[other] as Card];
      if (isFalse(view, allPlaces - places, pair)) continue;
      for (const deal of allDeals(view, cards, after.with(other, rest - 1), places - 1))
        yield { pairs: [pair, ...deal.pairs], ways: ways * deal.ways };
    }
  }
}

/** How likely all that an eye knows would be with these cards; chance alone decides which card is seen. */
function likely(view: View, pairs: readonly Pair[]): number {
  const { shown } = view;
  const liar = pairs.findIndex((pair) => played(pair) === 'P');
  let [product, looks] = [1, 0];
  for (const [nth, deed] of shown.log.entries()) {
    product *= likelyDeed(view, nth, deed, { pairs, liar, known: view.seen[looks] ?? '?' });
    if (product === 0) return 0;
    if (deed.kind === 'look') looks += 1;
  }
  const { looking, turn, log } = shown;
  const isUnpaid = looking !== null && turn !== null && !solvent(shown.options, log, turn, turn === liar);
  return isUnpaid ? 0 : product;
}

type World = { readonly pairs: readonly Pair[]; readonly liar: number; readonly known: Card | '?' };

function likelyDeed({ shown }: View, nth: number, deed: Deed, { pairs, liar, known }: World): number {
  const isLiar = deed.by === liar;
  const mayLook = (): boolean => solvent(shown.options, shown.log.slice(0, nth), deed.by, isLiar);
  switch (deed.kind) {
    case 'ask':
      return answered(deed.question, pairs[deed.at] ?? []) === deed.answer ? 1 : 0;
    case 'pass':
      return mayLook() ? 0 : 1;
    case 'suspect':
      return 1;
    case 'look': {
      const fitting = (pairs[deed.at] ?? []).filter(
        (card) => (known === '?' || known === card) && cry(card, isLiar) === deed.sign,
      );
      return mayLook() ? fitting.length / 2 : 0;
    }
  }
}

/** Whom all places play in some deals, and how likely these are together; not yet as parts of the whole. */
export type WeighedCast = { readonly cast: readonly Character[]; readonly weight: number };

/** All deals that explain a view, one by one and then put together by whom they make the places play. */
export function castsByEnumeration(view: View): readonly WeighedCast[] {
  const deck = dealt(view.shown.options);
  const cards = [...new Set(deck)];
  const counts = cards.map((one) => deck.filter((card) => card === one).length);
  const weights = new Map<string, number>();
  for (const { pairs, ways } of allDeals(view, cards, counts, allPlaces)) {
    const weight = ways * likely(view, pairs);
    const key = pairs.map(played).join('');
    if (weight > 0) weights.set(key, (weights.get(key) ?? 0) + weight);
  }
  return [...weights].map(([key, weight]) => ({ cast: key.split('') as Character[], weight }));
}
