import { tally } from '@rudel/bots';
import type { OpenObject } from '@rudel/kernel';
import { aligned, rowOf, standingData } from '../tally-text.ts';
import type { ArenaResult, Forfeit } from './arena-match.ts';
import { arenaPhrases } from './phrases.ts';
import type { Series } from './series.ts';

/** So many faults of a program are told one by one; all of them are in the file. */
const mostTold = 5;

export type ArenaReport = {
  readonly series: Series;
  readonly results: readonly ArenaResult[];
  /** How many of them were there before. */
  readonly before: number;
  readonly path: string;
};

/** A program that has lost a match by its own fault. */
type Lost = Forfeit & { readonly match: number };

const lostIn = ({ match, forfeits = [] }: ArenaResult): readonly Lost[] =>
  forfeits.map((forfeit) => ({ ...forfeit, match }));

/** What happened when programs lost a match by their own fault; nothing where none did. */
export function forfeitLines(result: ArenaResult, { language }: Pick<Series, 'language'>): string[] {
  return lostIn(result).map(({ match, seat, name, sentence }) =>
    arenaPhrases(language).forfeit(match, seat, name, sentence),
  );
}

/** In how many matches somebody was at fault, on however many seats. */
function matchesLostBy(lost: readonly Lost[], name: string): number {
  return new Set(lost.filter((one) => one.name === name).map(({ match }) => match)).size;
}

function allForfeitLines({ series, results }: ArenaReport): string[] {
  const phrases = arenaPhrases(series.language);
  const lost = results.flatMap(lostIn);
  return [...new Set(lost.map(({ name }) => name))].flatMap((name) => {
    const own = lost.filter((one) => one.name === name);
    const told = own
      .slice(0, mostTold)
      .map((one) => `  ${phrases.forfeit(one.match, one.seat, name, one.sentence)}`);
    return [
      phrases.forfeits(name, matchesLostBy(lost, name)),
      ...told,
      ...(own.length > mostTold ? ['  …'] : []),
    ];
  });
}

/** The results of an arena as a small table, with all that went wrong. */
export function arenaLines(report: ArenaReport): string[] {
  const { series, results, before, path } = report;
  const { game, seats, seed, matches, language } = series;
  const phrases = arenaPhrases(language);
  const { unfinished, players, seats: bySeat } = tally(results);
  const isWhole = results.length >= matches;
  return [
    phrases.headline(game.id, seats, seed),
    isWhole ? phrases.played(results.length, results.length) : phrases.interrupted(results.length, matches),
    ...(before === 0 ? [] : [phrases.before(before)]),
    ...(unfinished === 0 ? [] : [phrases.brokenOff(unfinished)]),
    ...aligned([
      phrases.columns,
      ...[...players].map(([name, standing]) => rowOf(name, standing)),
      ...bySeat.map((standing, seat) => rowOf(phrases.seat(seat), standing)),
    ]),
    ...allForfeitLines(report),
    phrases.file(path),
    ...(isWhole ? [] : [phrases.goOn]),
  ];
}

export function arenaData({ series, results, before, path }: ArenaReport): OpenObject {
  const { game, seats, seed, matches } = series;
  const total = tally(results);
  const lost = results.flatMap(lostIn);
  return {
    game: game.id,
    seats,
    seed,
    matches: results.length,
    before,
    interrupted: results.length < matches,
    unfinished: total.unfinished,
    bots: Object.fromEntries(
      [...total.players].map(([name, standing]) => [
        name,
        { ...standingData(standing), forfeits: matchesLostBy(lost, name) },
      ]),
    ),
    bySeat: total.seats.map(standingData),
    forfeits: lost,
    results: path,
  };
}
