import type { Seat } from '@rudel/kernel';
import type { Shown } from '../../types.ts';
import type { Heard } from '../know/heard.ts';
import { isHonest } from '../know/knowledge.ts';
import type { Knowledge } from '../know/knowledge.ts';
import { suspicionsOf } from './belief.ts';
import type { Common } from './belief.ts';
import { believed } from './believed.ts';
import { groundOf } from './evidence.ts';
import type { Weights } from './weights.ts';

/** What a belief rests on, sorted as people speak of it. */
export const clues = ['reports', 'medium', 'claims', 'votes', 'talk', 'silence', 'deaths'] as const;
export type Clue = (typeof clues)[number];

const nothing = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] => lists.map(() => []);

/** All that was heard but for one kind of clue. */
function without(heard: Heard, clue: Clue): Heard {
  const { reports } = heard;
  switch (clue) {
    case 'reports':
      return { ...heard, reports: { ...reports, seer: nothing(reports.seer) } };
    case 'medium':
      return { ...heard, reports: { ...reports, medium: nothing(reports.medium) } };
    case 'claims':
      return { ...heard, claims: heard.claims.map((role) => (role === 'seer' ? role : null)) };
    case 'votes':
      return { ...heard, tokens: [], choices: [] };
    case 'talk':
      return { ...heard, suspicions: [], trusts: [] };
    case 'silence':
      return { ...heard, reserved: [] };
    case 'deaths':
      return { ...heard, nights: [] };
  }
}

/** What a seat takes the others for: by all it knows, or for somebody who lies, what the village takes them for. */
export const opinionsOf = (common: Common, eye: Seat, knowledge: Knowledge): Float64Array =>
  isHonest(knowledge.role) ? suspicionsOf(common, eye, knowledge) : common.belief.wolf;

/** How much each kind of clue adds to the suspicion of each seat: by what would be believed without it. */
export function cluesIn(
  shown: Shown,
  common: Common,
  weights: Weights,
  eye: Seat,
  knowledge: Knowledge,
): ReadonlyMap<Clue, Float64Array> {
  const all = opinionsOf(common, eye, knowledge);
  return new Map(
    clues.map((clue) => {
      const heard = without(common.heard, clue);
      const ground = groundOf(shown, heard, weights);
      const belief = believed(ground, { innocent: 0, guilty: 0, notSeer: 0 });
      const less: Common = { heard, ground, belief, own: new Map(), minds: new Map() };
      const opinions = opinionsOf(less, eye, knowledge);
      return [clue, all.map((one, seat) => one - (opinions[seat] ?? 0))];
    }),
  );
}
