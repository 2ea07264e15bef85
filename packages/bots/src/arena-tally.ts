import type { Outcome, Seat } from '@rudel/kernel';

/** A match as far as it counts: who sat where, how it ended, how many acts it took. */
export type Result = {
  readonly players: readonly string[];
  readonly outcome: Outcome | null;
  readonly acts: number;
};

/** How often something won, with the interval that holds its true rate in 95 of 100 cases. */
export type Standing = {
  readonly matches: number;
  readonly wins: number;
  readonly interval: Interval;
};

export type Interval = readonly [low: number, high: number];

export type Tally = {
  readonly matches: number;
  /** Matches that were broken off; they count for nobody. */
  readonly unfinished: number;
  readonly acts: { readonly mean: number; readonly min: number; readonly max: number };
  readonly seats: readonly Standing[];
  /** By name of the player, in the order in which they first sat down. */
  readonly players: ReadonlyMap<string, Standing>;
};

/** Wilson's interval for a rate of which `successes` of `trials` were seen. */
export function wilson(successes: number, trials: number, z = 1.96): Interval {
  if (trials === 0) return [0, 1];
  const rate = successes / trials;
  const spread = z ** 2 / trials;
  const middle = rate + spread / 2;
  const reach = z * Math.sqrt((rate * (1 - rate) + spread / 4) / trials);
  const within = (value: number): number => Math.min(1, Math.max(0, value / (1 + spread)));
  return [within(middle - reach), within(middle + reach)];
}

/**
 * Adds results up. A seat wins when it is among the winners. A player wins, of each match, the share of
 * its seats that did: partners who win together count once.
 */
export function tally(results: readonly Result[]): Tally {
  const finished = results.filter(({ outcome }) => outcome !== null);
  const names = [...new Set(results.flatMap(({ players }) => players))];
  const seats = Math.max(0, ...results.map(({ players }) => players.length));
  return {
    matches: results.length,
    unfinished: results.length - finished.length,
    acts: lengthsOf(results),
    seats: Array.from({ length: seats }, (_, seat) =>
      standing(finished, ({ players }) => (seat < players.length ? [seat] : [])),
    ),
    players: new Map(
      names.map((name) => [name, standing(finished, ({ players }) => seatsNamed(players, name))]),
    ),
  };
}

const seatsNamed = (players: readonly string[], name: string): Seat[] =>
  players.flatMap((player, seat) => (player === name ? [seat] : []));

function standing(results: readonly Result[], seatsOf: (result: Result) => readonly Seat[]): Standing {
  let matches = 0;
  let wins = 0;
  for (const result of results) {
    const seats = seatsOf(result);
    if (seats.length === 0) continue;
    matches += 1;
    wins += seats.filter((seat) => result.outcome?.winners.includes(seat)).length / seats.length;
  }
  return { matches, wins, interval: wilson(wins, matches) };
}

function lengthsOf(results: readonly Result[]): Tally['acts'] {
  if (results.length === 0) return { mean: 0, min: 0, max: 0 };
  let [sum, min, max] = [0, Infinity, 0];
  for (const { acts } of results) {
    sum += acts;
    min = Math.min(min, acts);
    max = Math.max(max, acts);
  }
  return { mean: sum / results.length, min, max };
}
