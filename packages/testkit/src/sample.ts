/** How many random matches, and how closely they are watched. */
export type Sample = {
  readonly matches?: number;
  /** The costly laws are checked at every nth step. */
  readonly every?: number;
  readonly matchesPerTest?: number;
};

/** How many times as many matches a long run watches where a game does not say. */
const longer = 20;

/** The sample that a run takes: in a long one the game's own figures for it come first. */
export function sampleOf(suite: Sample & { readonly long?: Sample }, isLong: boolean): Required<Sample> {
  const { matches = 40, every = 1, matchesPerTest = 10 } = suite;
  const short = { matches, every, matchesPerTest };
  return isLong ? { ...short, matches: matches * longer, ...suite.long } : short;
}
