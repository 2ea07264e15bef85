import { ordinal, rate, rating } from 'openskill';
import { seededRng, shuffled } from '@rudel/kernel';
import type { ArenaResult } from '../arena/arena-match.ts';
import type { ArenaFile } from '../arena/read-results.ts';

/** How good somebody is, by all results there are. */
export type Rated = {
  readonly name: string;
  /** What openskill is nearly sure of: μ − 3σ. */
  readonly rating: number;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
  /** Shares of matches that were won, added up. */
  readonly wins: number;
};

type Standing = Omit<Rated, 'name' | 'rating'>;

const newcomer = (): Standing => ({ ...rating(), matches: 0, wins: 0 });

/** What everybody won of a match: the share of their seats that did. */
function sharesOf({ players, outcome }: ArenaResult): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const name of new Set(players)) {
    const seats = [...players.keys()].filter((seat) => players[seat] === name);
    const won = seats.filter((seat) => outcome?.winners.includes(seat)).length;
    shares.set(name, won / seats.length);
  }
  return shares;
}

/** A match is a race of all who play in it; equal shares are a draw. One that was broken off counts for nobody. */
function addMatch(standings: Map<string, Standing>, result: ArenaResult): void {
  if (result.outcome === null) return;
  const shares = [...sharesOf(result)];
  const before = shares.map(([name]) => standings.get(name) ?? newcomer());
  const isRace = shares.length > 1;
  const ranks = shares.map(([, share]) => 1 + shares.filter(([, other]) => other > share).length);
  const after = isRace
    ? rate(
        before.map((one) => [one]),
        { rank: ranks },
      ).map(([one]) => one)
    : before;
  for (const [place, [name, share]] of shares.entries()) {
    const { matches, wins } = before[place] ?? newcomer();
    const { mu, sigma } = after[place] ?? newcomer();
    standings.set(name, { mu, sigma, matches: matches + 1, wins: wins + share });
  }
}

/** In how many orders all matches are gone through: such ratings lean on what came last, and none of it came last. */
const orders = 8;

/** Where everybody stands after all matches, in one order of them. */
function standingsAfter(results: readonly ArenaResult[], order: number): ReadonlyMap<string, Standing> {
  const standings = new Map<string, Standing>();
  for (const result of shuffled(results, seededRng(`ladder ${order}`))) addMatch(standings, result);
  return standings;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Everybody in these results, the best first: the mean of a few orders that are always the same. */
export function ratingsOf(files: readonly Pick<ArenaFile, 'results'>[]): readonly Rated[] {
  const results = files.flatMap((file) => file.results);
  const all = Array.from({ length: orders }, (_, order) => standingsAfter(results, order));
  const rated = Array.from(all[0] ?? [], ([name, { matches, wins }]): Rated => {
    const own = all.map((standings) => standings.get(name) ?? newcomer());
    const [mu, sigma] = [meanOf(own.map((one) => one.mu)), meanOf(own.map((one) => one.sigma))];
    return { name, rating: ordinal({ mu, sigma }), mu, sigma, matches, wins };
  });
  return rated.toSorted((one, other) => other.rating - one.rating);
}
