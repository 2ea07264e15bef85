import { silhouettes } from '../../../silhouettes.ts';
import type { Silhouette } from '../../../silhouettes.ts';
import { companionParameters } from '../../parameters.ts';
import type { Leaning } from './leaning.ts';
import { silhouetteTraits } from './silhouette-traits.ts';
import { traits } from './traits.ts';

export type Language = 'en' | 'de';

/** A number for each silhouette. */
export type BySilhouette = Readonly<Record<Silhouette, number>>;

const { perTrait, perBonus } = companionParameters.reading;

function bySilhouette(valueOf: (silhouette: Silhouette, at: number) => number): BySilhouette {
  return Object.fromEntries(silhouettes.map((name, at) => [name, valueOf(name, at)])) as Record<
    Silhouette,
    number
  >;
}

/** How well each silhouette answers a question for somebody without a taste of their own; the mean is zero. */
export function appealOf(leaning: Leaning, language: Language): BySilhouette {
  const idioms = leaning[language] ?? {};
  const raw = silhouettes.map((silhouette, at) => {
    const bonus = (leaning[silhouette] ?? 0) + (idioms[silhouette] ?? 0);
    const sum = traits.reduce(
      (total, trait) => total + (leaning[trait] ?? 0) * (silhouetteTraits[trait][at] ?? 0),
      0,
    );
    return perTrait * sum + perBonus * bonus;
  });
  const mean = raw.reduce((total, value) => total + value, 0) / raw.length;
  return bySilhouette((_, at) => (raw[at] ?? 0) - mean);
}
