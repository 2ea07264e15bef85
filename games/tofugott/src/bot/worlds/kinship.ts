import { silhouettes } from '../../silhouettes.ts';
import type { Profile } from '../know/profile.ts';
import { silhouetteTraits } from '../know/traits/silhouette-traits.ts';
import { traits } from '../know/traits/traits.ts';
import { companionParameters } from '../parameters.ts';

/** What each silhouette has of a trait, less what all have on average. */
function deviationsOf(row: readonly number[]): Profile {
  const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
  return row.map((value) => value - mean);
}

const { shareOfTraits } = companionParameters.reader;

function kinship(): readonly Profile[] {
  const rows = traits.map((trait) => deviationsOf(silhouetteTraits[trait]));
  const products = silhouettes.map((_, one) =>
    silhouettes.map((__, other) => rows.reduce((sum, row) => sum + (row[one] ?? 0) * (row[other] ?? 0), 0)),
  );
  const size = products.reduce((sum, row, one) => sum + (row[one] ?? 0), 0) / silhouettes.length;
  return products.map((row, one) =>
    row.map((value, other) => (shareOfTraits * value) / size + (one === other ? 1 - shareOfTraits : 0)),
  );
}

/** How much liking one silhouette speaks for liking another: 1 on average for itself. */
const kin: readonly Profile[] = kinship();

/** A push for single silhouettes, felt by their kin too. */
export function spreadToKin(push: Profile): Profile {
  return kin.map((row) => row.reduce((sum, share, at) => sum + share * (push[at] ?? 0), 0));
}
