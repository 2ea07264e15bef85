import { pick, seededRng } from '@rudel/kernel';
import type { Eye } from '@rudel/kernel';
import { setupOf } from '@rudel/testkit';
import { woof } from '../src/index.ts';
import type { View } from '../src/types.ts';
import { lateWoof } from './late-starts.ts';

/** What somebody knows late in a match of four or five, with options of all kinds. */
export function someView(seed: number): View | null {
  const { options } = setupOf(woof, seed);
  const rng = seededRng(`history ${seed}`);
  const seats = 4 + (seed % 2);
  const state = lateWoof.table.start(options, seats);
  const view = woof.table.view(state, pick<Eye>([0, 1, 2, 3, 'table'], rng));
  return view.pairs.some((pair) => pair.length === 0) ? null : view;
}
