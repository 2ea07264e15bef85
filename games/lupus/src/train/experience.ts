import { rounded } from '@rudel/bots/train';
import type { Experience } from '../bot/worlds/sureness.ts';
import type { Suspicion } from './suspicions.ts';

/** Suspicions of about the same strength: how many, how sure they were in sum, and how many were right. */
type Pool = { readonly said: number; readonly sure: number; readonly right: number };

const joined = (one: Pool, other: Pool): Pool => ({
  said: one.said + other.said,
  sure: one.sure + other.sure,
  right: one.right + other.right,
});

const shareOf = ({ right, said }: Pool): number => right / said;

/** So many pools at most, and none with fewer suspicions than this: a share of them is right within some points. */
const mostPools = 16;
const leastSaid = 60;

function poolsOf(suspicions: readonly Suspicion[]): readonly Pool[] {
  const sorted = suspicions.toSorted((one, other) => one.sure - other.sure);
  const count = Math.max(1, Math.min(mostPools, Math.floor(sorted.length / leastSaid)));
  return Array.from({ length: count }, (_, nth) =>
    sorted
      .slice(Math.floor((nth * sorted.length) / count), Math.floor(((nth + 1) * sorted.length) / count))
      .reduce<Pool>((pool, { sure, isRight }) => joined(pool, { said: 1, sure, right: Number(isRight) }), {
        said: 0,
        sure: 0,
        right: 0,
      }),
  );
}

/** Whoever was surer shall have been right more often: pools for which that is not so are taken together. */
function rising(pools: readonly Pool[]): readonly Pool[] {
  const kept: Pool[] = [];
  for (const pool of pools) {
    let next = pool;
    for (let last = kept.at(-1); last !== undefined && shareOf(last) >= shareOf(next); last = kept.at(-1)) {
      next = joined(last, next);
      kept.pop();
    }
    kept.push(next);
  }
  return kept;
}

/** What suspicions have taught. Whoever doubts nothing was right as often as the surest, and a little more; nobody is suspected for nothing. */
export function experienceOf(suspicions: readonly Suspicion[]): Experience {
  const points = rising(poolsOf(suspicions))
    .map((pool) => [rounded(pool.sure / pool.said, 3), rounded(shareOf(pool), 3)] as const)
    .filter(([sure, right]) => sure > 0 && sure < 1 && right > 0);
  const [, surest = 0] = points.at(-1) ?? [];
  return [[0, 0], ...points, [1, rounded(surest + (1 - surest) / 4, 3)]];
}
