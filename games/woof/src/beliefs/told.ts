import type { Place } from '../deck.ts';
import { likelihood } from '../facts.ts';
import type { Fact } from '../facts.ts';
import type { CardStock } from './card-stock.ts';
import type { Likelihoods } from './deal-count.ts';

type Look = Extract<Fact, { kind: 'look' }>;

/** What tokens of one seat tell of a place: if that seat lays what it sees, and if it plays the shepherd. */
type Tokens = { readonly by: Place; readonly ifHonest: Likelihoods; readonly ifShepherd: Likelihoods };

/** All that is told of one place, as a function of which suspect plays the shepherd; null for none of them. */
export type Told = (shepherd: Place | null) => Likelihoods;

const shepherdsValue = 3;

/**
 * What facts tell of a place. Only tokens depend on who plays the shepherd, and only those of that one; so each seat's are
 * multiplied once for either case.
 */
export function toldOf(place: Place, facts: readonly Fact[], stock: CardStock, isSuspect: boolean): Told {
  const { kinds } = stock;
  const odds = (some: readonly Fact[], shepherd: Place | null): Likelihoods => {
    const product = new Float64Array(kinds.length).fill(1);
    for (const fact of some) multiply(product, oddsOf(fact, shepherd, stock));
    return product;
  };
  const looks = facts.filter((fact): fact is Look => fact.kind === 'look');
  const others = facts.filter(({ kind }) => kind !== 'look');
  const [ifOther, ifPlaying] = [odds(others, null), odds(others, place)];
  const tokens = [...new Set(looks.map(({ by }) => by))].map((by): Tokens => {
    const own = looks.filter((look) => look.by === by);
    return { by, ifHonest: odds(own, null), ifShepherd: odds(own, by) };
  });
  const mayPlay = (shepherd: Place | null, isShepherd: boolean): boolean =>
    shepherd === null && !isSuspect ? true : isShepherd === (shepherd === place);
  return (shepherd) => {
    const product = (shepherd === place ? ifPlaying : ifOther).map((likely, kind) =>
      mayPlay(shepherd, kinds[kind]?.character === shepherdsValue) ? likely : 0,
    );
    for (const { by, ifHonest, ifShepherd } of tokens)
      multiply(product, by === shepherd ? ifShepherd : ifHonest);
    return product;
  };
}

/** How likely a fact is, by kind of pair. Most are told again and again, of any place. */
function oddsOf(fact: Fact, shepherd: Place | null, { kinds, told }: CardStock): Likelihoods {
  const key = keyOf(fact, shepherd);
  const known = key === null ? undefined : told.get(key);
  if (known !== undefined) return known;
  const odds = Float64Array.from(kinds, ({ pair }) => likelihood(fact, pair, shepherd));
  if (key !== null) told.set(key, odds);
  return odds;
}

/** What a fact's likelihood depends on beside the pair; null where that is seldom the same. */
function keyOf(fact: Fact, shepherd: Place | null): string | null {
  if (fact.kind === 'look') return `${fact.sign}${fact.card ?? ''}${fact.by === shepherd ? '!' : ''}`;
  return fact.kind === 'answer' ? `${fact.question}${fact.answer ? '+' : '-'}` : null;
}

function multiply(product: Float64Array, factor: Float64Array): void {
  for (let nth = 0; nth < product.length; nth += 1)
    product[nth] = (product[nth] as number) * (factor[nth] as number);
}
