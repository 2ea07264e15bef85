import type { CardPlace } from '../deck.ts';
import { likelihood } from '../facts.ts';
import type { Fact } from '../facts.ts';
import type { CardStock } from './card-stock.ts';
import type { Likelihoods } from './deal-count.ts';

type Look = Extract<Fact, { kind: 'look' }>;

/** What tokens of one seat tell of a place: if that seat lays what it sees, and if it plays the shepherd. */
type Tokens = { readonly by: CardPlace; readonly ifHonest: Likelihoods; readonly ifShepherd: Likelihoods };

/** All that is told about one place, as a function of which suspect plays the shepherd; null for none of them. */
export type Told = (shepherd: CardPlace | null) => Likelihoods;

const shepherdsValue = 3;

/**
 * What facts tell of a place. Only tokens depend on who plays the shepherd, and only those of that one; so each seat's are
 * multiplied once for either case.
 */
export function toldOf(place: CardPlace, facts: readonly Fact[], stock: CardStock, isSuspect: boolean): Told {
  const { kinds } = stock;
  const certain: Likelihoods = new Float64Array(kinds.length).fill(1);
  const odds = (some: readonly Fact[], shepherd: CardPlace | null): Likelihoods =>
    some.reduce((likely, fact) => product(likely, oddsOf(fact, shepherd, stock)), certain);
  const looks = facts.filter((fact): fact is Look => fact.kind === 'look');
  const others = facts.filter(({ kind }) => kind !== 'look');
  const [ifOther, ifPlaying] = [odds(others, null), odds(others, place)];
  const tokens = [...new Set(looks.map(({ by }) => by))].map((by): Tokens => {
    const own = looks.filter((look) => look.by === by);
    return { by, ifHonest: odds(own, null), ifShepherd: odds(own, by) };
  });
  const mayPlay = (shepherd: CardPlace | null, isShepherd: boolean): boolean =>
    shepherd === null && !isSuspect ? true : isShepherd === (shepherd === place);
  return (shepherd) => {
    const allowed = Float64Array.from(kinds, ({ character }) =>
      mayPlay(shepherd, character === shepherdsValue) ? 1 : 0,
    );
    return tokens.reduce(
      (likely, { by, ifHonest, ifShepherd }) => product(likely, by === shepherd ? ifShepherd : ifHonest),
      product(shepherd === place ? ifPlaying : ifOther, allowed),
    );
  };
}

/** How likely a fact is, by kind of pair. Most are told again and again, of any place. */
function oddsOf(fact: Fact, shepherd: CardPlace | null, { kinds, told }: CardStock): Likelihoods {
  const key = keyOf(fact, shepherd);
  const known = key === null ? undefined : told.get(key);
  if (known !== undefined) return known;
  const odds = Float64Array.from(kinds, ({ pair }) => likelihood(fact, pair, shepherd));
  if (key !== null) told.set(key, odds);
  return odds;
}

/** What a fact's likelihood depends on beside the pair; null where that is seldom the same. */
function keyOf(fact: Fact, shepherd: CardPlace | null): string | null {
  if (fact.kind === 'look') return `${fact.sign}${fact.card ?? ''}${fact.by === shepherd ? '!' : ''}`;
  return fact.kind === 'answer' ? `${fact.question}${fact.answer ? '+' : '-'}` : null;
}

/** Two likelihoods as one. */
export function product(one: Likelihoods, other: Likelihoods): Likelihoods {
  const both = new Float64Array(one.length);
  for (let nth = 0; nth < both.length; nth += 1) both[nth] = (one[nth] as number) * (other[nth] as number);
  return both;
}
