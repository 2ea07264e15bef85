import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureOf, playMatch, rotated, tally } from '@rudel/bots';
import type { AnyBot, Budget, Result } from '@rudel/bots';
import { actLine, secretFromSeed, seededRng } from '@rudel/kernel';
import type { AnyGame, AnyOptions, Lot, Sealed } from '@rudel/kernel';
import { flagOf } from '../command.ts';
import type { Call, Command } from '../command.ts';
import { shownPath, troubleOf } from '../files.ts';
import { argOf, optionFlags, pathOf, seatsFlag, seedFlag, shelvedOf, wholeFlag } from '../given.ts';
import { lineupOf } from '../lineup.ts';
import { recordText } from '../match-record.ts';
import { misused } from '../stop.ts';
import { tallyData, tallyLines } from '../tally-text.ts';

/** A run of matches, as asked for. */
type Series = {
  readonly game: AnyGame;
  readonly options: AnyOptions;
  readonly lineup: readonly AnyBot[];
  readonly matches: number;
  readonly seed: string;
  readonly budget: Budget;
  /** Where records go; null for nowhere. */
  readonly folder: string | null;
};

function seriesOf(call: Call): Series {
  const shelved = shelvedOf(argOf(call, 0));
  const { game } = shelved;
  const folder = flagOf(call, 'record');
  return {
    game,
    options: optionFlags(call, game),
    lineup: lineupOf(shelved, flagOf(call, 'bots'), seatsFlag(call, game)),
    matches: wholeFlag(call, 'matches', 1, 1_000_000) ?? misused('simulate needs --matches n: how many?'),
    seed: seedFlag(call),
    budget: { kind: 'iterations', count: wholeFlag(call, 'iterations', 1, 1_000_000) ?? 200 },
    folder: folder === undefined ? null : pathOf(call.io, folder),
  };
}

function playNth(series: Series, nth: number): Result {
  const { game, options, lineup, seed, budget } = series;
  const { deal, rotation } = fixtureOf(lineup, nth);
  const bots = rotated(lineup, rotation);
  const players = bots.map(({ name }) => name);
  const lot: Lot = { secret: secretFromSeed(`${seed} deal ${deal}`), contributions: players.map(() => '') };
  let last: Sealed | null = null;
  const { outcome, acts } = playMatch(game, {
    options,
    seats: bots.length,
    bots,
    lot,
    rng: (seat) => seededRng(`${seed} bot ${nth} ${seat}`),
    budget,
    onAct: ({ after }) => {
      last = after;
    },
  });
  if (series.folder !== null) {
    const lines = acts.map((act) => actLine(game, act));
    const end = last === null ? null : game.table.position.format(last);
    write(series, nth, recordText({ game, options, players, lot, acts: lines, end }));
  }
  return { players, outcome, acts: acts.length };
}

function write({ folder, game, matches }: Series, nth: number, text: string): void {
  const number = String(nth + 1).padStart(String(matches).length, '0');
  inFolder(folder ?? '.', (path) => writeFileSync(join(path, `${game.id}-${number}.rudel`), text));
}

function inFolder(path: string, work: (path: string) => void): void {
  try {
    work(path);
  } catch (error) {
    misused(`${shownPath(path)} ${troubleOf(error)}.`);
  }
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'bots play matches among themselves; who wins how often',
  args: ['game'],
  flags: ['matches', 'seats', 'bots', 'option', 'seed', 'iterations', 'record'],
  notes: [
    'Every deal is played once in each order of the bots round the table: the same chance for all.',
    'The same seed gives the same matches. A share of 95 % intervals (Wilson) holds the true rate.',
  ],
  run(call) {
    const series = seriesOf(call);
    if (series.folder !== null) inFolder(series.folder, (path) => mkdirSync(path, { recursive: true }));
    const begun = call.io.now();
    const results = Array.from({ length: series.matches }, (_, nth) => playNth(series, nth));
    const seconds = (call.io.now() - begun) / 1000;
    const total = tally(results);
    const { game, seed } = series;
    const recorded = series.folder === null ? [] : [`records: ${shownPath(series.folder)}`];
    return {
      lines: [`${game.id}, seed ${seed}`, ...tallyLines(total, seconds), ...recorded],
      json: { game: game.id, seed, ...tallyData(total, seconds) },
    };
  },
};
