import type { Place } from '../deck.ts';
import { likelihood } from '../facts.ts';
import type { Fact } from '../facts.ts';
import type { CardStock } from './card-stock.ts';
import type { Likelihoods } from './deal-count.ts';

type Look = Extract<Fact, { kind: 'look' }>;

/** What tokens of one seat tell of a place: if that seat lays what it sees, and if it plays the shepherd. */
type Tokens = { readonly by: Place; readonly ifHonest: Likelihoods; readonly ifShepherd: Likelihoods };

/** All that is told of one place, as a function of who plays the shepherd. */
export type Told = (shepherd: Place | null) => Likelihoods;

const shepherdsValue = 3;

/**
 * What facts tell of a place. Only tokens depend on who plays the shepherd, and only those of that one; so each seat's are
 * multiplied once for either case.
 */
export function toldOf(place: Place, facts: readonly Fact[], { kinds }: CardStock): Told {
  const odds = (some: readonly Fact[], shepherd: Place | null): Likelihoods =>
    Float64Array.from(kinds, ({ pair }) =>
      some.reduce((product, fact) => (product === 0 ? 0 : product * likelihood(fact, pair, shepherd)), 1),
    );
  const looks = facts.filter((fact): fact is Look => fact.kind === 'look');
  const others = facts.filter(({ kind }) => kind !== 'look');
  const [ifOther, ifPlaying] = [odds(others, null), odds(others, place)];
  const tokens = [...new Set(looks.map(({ by }) => by))].map((by): Tokens => {
    const own = looks.filter((look) => look.by === by);
    return { by, ifHonest: odds(own, null), ifShepherd: odds(own, by) };
  });
  return (shepherd) => {
    const product = (shepherd === place ? ifPlaying : ifOther).map((likely, kind) =>
      (kinds[kind]?.character === shepherdsValue) === (shepherd === place) ? likely : 0,
    );
    for (const { by, ifHonest, ifShepherd } of tokens)
      multiply(product, by === shepherd ? ifShepherd : ifHonest);
    return product;
  };
}

export function multiply(product: Float64Array, factor: Float64Array): void {
  for (let nth = 0; nth < product.length; nth += 1)
    product[nth] = (product[nth] as number) * (factor[nth] as number);
}
