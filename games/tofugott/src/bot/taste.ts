import { seededRng, shuffled } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { silhouettes } from '../silhouettes.ts';
import type { Silhouette } from '../silhouettes.ts';

/** The silhouettes in the order in which a seat likes them: the same all match long, so that others can learn it. */
export function tasteOf(seat: Seat): readonly Silhouette[] {
  return shuffled(silhouettes, seededRng(`taste ${seat}`));
}
