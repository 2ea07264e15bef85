import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureOf, playMatch, rotated, tally } from '@rudel/bots';
import type { AnyBot, Budget, Result } from '@rudel/bots';
import { actLine, secretFromSeed, seededRng } from '@rudel/kernel';
import type { AnyGame, AnyOptions, Lot, Sealed } from '@rudel/kernel';
import { flagOf } from '../command.ts';
import type { Call, Command } from '../command.ts';
import { shownPath } from '../files.ts';
import { makeFolder } from '../folders.ts';
import { argOf, optionFlags, pathOf, seatsFlag, seedFlag, shelvedOf, wholeFlag } from '../given.ts';
import type { Io } from '../io.ts';
import { lineupOf } from '../lineup.ts';
import { recordText } from '../match-record.ts';
import { misused } from '../stop.ts';
import { tallyData, tallyLines } from '../tally-text.ts';
import { writingTroubleOf } from '../troubles.ts';

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

/** A piece of a file's name that tells seeds apart. */
function slugOf(seed: string): string {
  const words = seed
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
  return words.join('-').slice(0, 16).replace(/-$/, '') || secretFromSeed(seed).slice(0, 8);
}

function nameOfNth({ game, seed, matches }: Series, nth: number): string {
  const number = String(nth + 1).padStart(Math.max(3, String(matches).length), '0');
  return `${game.id}-${slugOf(seed)}-${number}.rudel`;
}

function write(series: Series, nth: number, text: string): void {
  const path = join(series.folder ?? '.', nameOfNth(series, nth));
  tryOn(path, () => writeFileSync(path, text, { flag: 'wx' }));
}

function tryOn(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    misused(`${shownPath(path)} ${writingTroubleOf(error)}.`);
  }
}

/** Makes sure that there is room for every record, before the first match is played. */
function makeRoom(series: Series): void {
  const { folder, matches } = series;
  if (folder === null) return;
  let taken: ReadonlySet<string> = new Set();
  tryOn(folder, () => {
    makeFolder(folder);
    taken = new Set(readdirSync(folder));
  });
  for (let nth = 0; nth < matches; nth += 1) {
    const name = nameOfNth(series, nth);
    if (taken.has(name)) misused(`${shownPath(join(folder, name))} is there already and is not overwritten.`);
  }
}

/** Plays until all is played or somebody interrupts; tells a person who watches how far it is. */
async function playAll(series: Series, io: Io): Promise<readonly Result[]> {
  const { matches } = series;
  const results: Result[] = [];
  let told = io.isWatched ? io.now() : 0;
  while (results.length < matches && (await io.goesOn())) {
    results.push(playNth(series, results.length));
    if (!io.isWatched || io.now() - told < 1000) continue;
    told = io.now();
    io.err(`\r${results.length} of ${matches} matches `);
  }
  if (io.isWatched) io.err(`\r${' '.repeat(40)}\r`);
  return results;
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'let bots play matches among themselves and count the wins',
  args: ['game'],
  flags: ['matches', 'seats', 'bots', 'option', 'seed', 'iterations', 'record'],
  notes: [
    'Every deal is played once in each order of the bots round the table: the same chance for all.',
    'The same seed gives the same matches. The intervals (Wilson) hold the true rate 95 % of the time.',
    'Records are named <game>-<seed>-<number>.rudel; none is overwritten. Ctrl-C stops and shows the tally so far.',
  ],
  async run(call) {
    const series = seriesOf(call);
    makeRoom(series);
    const begun = call.io.now();
    const results = await playAll(series, call.io);
    const seconds = (call.io.now() - begun) / 1000;
    const total = tally(results);
    const { game, seed, matches, folder } = series;
    const isWhole = results.length === matches;
    return {
      lines: [
        `${game.id}, seed ${seed}`,
        ...(isWhole ? [] : [`interrupted after ${results.length} of ${matches} matches`]),
        ...tallyLines(total, seconds),
        ...(folder === null ? [] : [`records: ${shownPath(folder)}`]),
      ],
      json: { game: game.id, seed, interrupted: !isWhole, ...tallyData(total, seconds) },
      exit: isWhole ? 0 : 130,
    };
  },
};
