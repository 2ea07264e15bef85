import { silhouettes } from '../../../silhouettes.ts';
import type { Silhouette } from '../../../silhouettes.ts';
import type { BySilhouette } from './appeal.ts';

/** How likely each of some silhouettes is chosen. */
export type Chances = Readonly<Partial<Record<Silhouette, number>>>;

/** The soft-max of an appeal at temperature 1 over the silhouettes that remain. */
export function chancesOf(appeal: BySilhouette, among: readonly Silhouette[] = silhouettes): Chances {
  const weights = among.map((silhouette) => Math.exp(appeal[silhouette]));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return Object.fromEntries(among.map((silhouette, at) => [silhouette, (weights[at] ?? 0) / whole]));
}

/** As many equally good answers as chances are worth: the exponential of their entropy, 1 for a sure answer. */
export function answersWorth(chances: Chances): number {
  const entropy = Object.values(chances).reduce(
    (sum, chance) => sum - (chance > 0 ? chance * Math.log(chance) : 0),
    0,
  );
  return Math.exp(entropy);
}
