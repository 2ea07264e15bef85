import { levels } from '@rudel/bots';
import type { Budget } from '@rudel/bots';
import { headOf } from '@rudel/kernel';
import type { AnyGame, AnyOptions, Language } from '@rudel/kernel';
import { flagOf } from '../command.ts';
import type { Call } from '../command.ts';
import { argOf, languageFlag, optionFlags, seatsFlag, shelvedOf, wholeFlag } from '../given.ts';
import { entrantsOf, splitBots } from '../programs/entrants.ts';
import type { Entrant } from '../programs/entrants.ts';
import type { Place } from '../programs/process-pipe.ts';
import { misused } from '../stop.ts';

/** A run of matches in the arena, as asked for. */
export type Series = {
  readonly game: AnyGame;
  readonly options: AnyOptions;
  readonly seats: number;
  readonly entrants: readonly Entrant[];
  readonly matches: number;
  readonly seed: string;
  /** How much a level may think a move. */
  readonly budget: Budget & { readonly kind: 'iterations' };
  /** How long a program may, in milliseconds. */
  readonly limit: number;
  readonly language: Language;
  readonly place: Place;
};

/** How long a program may think where nobody says: as long as a person waits without asking what is wrong. */
export const usualLimit = 5000;

export function seriesOf(call: Call): Series {
  const shelved = shelvedOf(argOf(call, 0));
  const { game } = shelved;
  const listed = flagOf(call, 'bots');
  const asked = [...(listed === undefined ? [] : splitBots(listed)), ...(call.flags.get('bot') ?? [])];
  const all = levels.filter((level) => shelved.bots.some(({ name }) => name === level));
  return {
    game,
    options: optionFlags(call, game),
    seats: seatsFlag(call, game),
    entrants: entrantsOf(shelved, asked.length === 0 ? all : asked),
    matches: wholeFlag(call, 'matches', 1, 1_000_000) ?? misused('arena needs --matches n: how many?'),
    seed: flagOf(call, 'seed') ?? '1',
    budget: { kind: 'iterations', count: wholeFlag(call, 'iterations', 1, 1_000_000) ?? 200 },
    limit: wholeFlag(call, 'limit', 1, 3_600_000) ?? usualLimit,
    language: languageFlag(call),
    place: call.io,
  };
}

/** Which deal a match is played with, and who sits where. */
export type Fixture = { readonly deal: number; readonly players: readonly Entrant[] };

/**
 * Duplicate deals: every deal is played once for each entrant, and each time all move on by one seat, so that everybody has sat
 * everywhere with the same chance.
 */
export function fixtureOf({ entrants, seats }: Pick<Series, 'entrants' | 'seats'>, nth: number): Fixture {
  const count = entrants.length;
  const players = Array.from({ length: seats }, (_, seat) => entrants[(seat + nth) % count] as Entrant);
  return { deal: Math.floor(nth / count), players };
}

/** What makes matches comparable: the first line of a file of results. */
export type ArenaHead = {
  readonly arena: 1;
  readonly game: string;
  readonly options: string;
  readonly seats: number;
  readonly seed: string;
  readonly iterations: number;
  readonly limit: number;
  /** In the order of their seats in the first match. */
  readonly bots: readonly { readonly name: string; readonly command?: string }[];
};

export function headOfSeries(series: Series): ArenaHead {
  const { game, options, seats, seed, budget, limit, entrants } = series;
  return {
    arena: 1,
    game: headOf(game),
    options: game.options.format(options),
    seats,
    seed,
    iterations: budget.count,
    limit,
    bots: entrants.map((entrant) =>
      entrant.kind === 'level' ? { name: entrant.name } : { name: entrant.name, command: entrant.command },
    ),
  };
}
