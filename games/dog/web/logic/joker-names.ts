import type { Card, Place, Play, Rank } from '@rudel/dog/page';

/** What can be done with a card under a name, with the chosen stone if there is one. No other name does what a seven does. */
function deedsAs(legal: readonly Play[], card: Card, as: Rank, from: Place | null): ReadonlySet<string> {
  const plays = legal.filter((play) => play.card === card && play.as === as);
  if (as === '7') return new Set(['7']);
  const fitting = plays.filter(({ legs }) => from === null || legs.some((leg) => leg.from === from));
  return new Set(
    fitting.map(({ kind, legs }) => `${kind} ${legs.map((leg) => `${leg.from}>${leg.to}`).join()}`),
  );
}

/** The names worth a question: not those under which nothing can be done that another does not do too (dog 3.1). */
export function distinctNames(
  legal: readonly Play[],
  card: Card,
  names: readonly Rank[],
  from: Place | null,
): readonly Rank[] {
  const all = names.map((as) => deedsAs(legal, card, as, from));
  const isCovered = (deeds: ReadonlySet<string>, nth: number): boolean =>
    all.some(
      (others, other) =>
        (others.size > deeds.size || (others.size === deeds.size && other < nth)) &&
        [...deeds].every((deed) => others.has(deed)),
    );
  return names.filter((_, nth) => !isCovered(all[nth] ?? new Set(), nth));
}
