import type { Game, GameTypes } from '@rudel/kernel';
import type { Coupling } from './coupling.ts';
import { couplingsOf, searchLeak } from './noninterference.ts';
import type { LeakSearch, Secrecy } from './noninterference.ts';

/** What a coupling finds: a leak, or that it made too few pairs of runs to say anything. */
export function couplingFaults<G extends GameTypes>(
  game: Game<G>,
  [name, coupling]: readonly [string, Coupling<G>],
  pairs: number,
  longest?: number,
): readonly string[] {
  const search = searchLeak(game, coupling, pairs, longest);
  if (search.leak !== null) return [search.leak];
  return search.pairs < pairs ? [scarcity(name, search, pairs)] : [];
}

function scarcity(name: string, { pairs, attempts, misses }: LeakSearch, wanted: number): string {
  const { none, unlawful, unchanged } = misses;
  return (
    `The coupling '${name}' found ${grouped(pairs)} of ${grouped(wanted)} pairs in ${grouped(attempts)} attempts ` +
    `(none ${grouped(none)}, unlawful ${grouped(unlawful)}, unchanged ${grouped(unchanged)}).`
  );
}

/** That no coupling exposes this game, which was made leaky on purpose, and how hard each has tried. */
export function plantedLeakFaults<G extends GameTypes>(
  leaky: Game<G>,
  secrecy: Secrecy<G>,
  pairs: number,
): readonly string[] {
  const tried: string[] = [];
  for (const [name, coupling] of couplingsOf(leaky, secrecy)) {
    const search = searchLeak(leaky, coupling, pairs, secrecy.longest);
    if (search.leak !== null) return [];
    tried.push(`${name} (${grouped(search.pairs)}${tried.length === 0 ? ' pairs' : ''})`);
  }
  return [`Not caught by ${tried.join(', ') || 'anything: there are no couplings'}.`];
}

/** A number as one reads it: 5,000. */
function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
