import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { faultOfDraws, lotOf, replay } from '@rudel/kernel';
import type { AnyGame, MatchRecord, OpenObject, RecordFault, Replayed } from '@rudel/kernel';
import type { Sealed, SealedTypes } from '@rudel/kernel';
import type { Answer, Command } from '../command.ts';
import { recordFileOf, shownPath } from '../files.ts';
import { pathOf } from '../given.ts';
import type { Io } from '../io.ts';
import { misused, refused, Stop } from '../stop.ts';
import { troubleOf } from '../troubles.ts';

/** How far the draws of a record can be trusted. */
type Fairness =
  | 'proven'
  /** The match goes on, and its secret is revealed at the end. */
  | 'committed'
  | 'unproven';

/** A record in which no fault was found. */
type Verdict = {
  readonly shown: string;
  readonly game: string;
  readonly acts: number;
  readonly positions: number;
  readonly draws: number;
  readonly fairness: Fairness;
  readonly isFinished: boolean;
  readonly hasCommitment: boolean;
};

function faulty(shown: string, { line, error }: RecordFault): never {
  return refused(`${shown}${line === 0 ? '' : `:${line}`}: ${error}`, { line });
}

/** Whether the revealed secret gives every draw; false where none is revealed. */
function isProven(
  shown: string,
  game: AnyGame,
  record: MatchRecord,
  replayed: Replayed<SealedTypes>,
): boolean {
  const lot = lotOf(record, replayed.seats);
  if (lot === null) return false;
  if ('error' in lot) return faulty(shown, lot);
  if (!record.tags.has('Commitment'))
    return faulty(shown, { line: 0, error: 'The commitment is missing, so the secret proves nothing.' });
  const fault = faultOfDraws(game, record, replayed, lot);
  return fault === null || faulty(shown, fault);
}

function fairnessOf(proven: boolean, isFinished: boolean, hasCommitment: boolean): Fairness {
  if (proven) return 'proven';
  return isFinished || !hasCommitment ? 'unproven' : 'committed';
}

/** Stops with the first fault. */
function verdictOn(io: Io, path: string): Verdict {
  const { game, record, shown } = recordFileOf(io, path);
  const replayed = replay(game, record);
  if ('error' in replayed) return faulty(shown, replayed);
  const isFinished = game.table.turn(replayed.states.at(-1) as Sealed).kind === 'over';
  const hasCommitment = record.tags.has('Commitment');
  const proven = isProven(shown, game, record, replayed);
  return {
    shown,
    game: game.id,
    acts: replayed.acts.length,
    positions: record.lines.filter(({ kind }) => kind === 'assert').length,
    draws: replayed.acts.filter(({ by }) => by === 'chance').length,
    fairness: fairnessOf(proven, isFinished, hasCommitment),
    isFinished,
    hasCommitment,
  };
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function headline({ shown, game, fairness, isFinished, hasCommitment }: Verdict): string {
  const match = `a match of ${game}, ${isFinished ? 'finished' : 'not finished'}`;
  if (fairness !== 'unproven') return `${shown} is a sound record of ${match}.`;
  const missing = hasCommitment ? 'the secret is missing' : 'the commitment is missing';
  return `${shown} keeps the rules, but its draws are unproven: ${missing} (${match}).`;
}

function drawsLine({ fairness, hasCommitment }: Verdict): string {
  if (fairness === 'proven') return 'the revealed secret fits its commitment and gives every draw';
  if (fairness === 'committed') return 'every draw is possible; the secret is revealed at the end';
  return hasCommitment
    ? 'every draw is possible, but without the secret nobody can tell whether it was the promised one'
    : 'every draw is possible, but nothing was committed to beforehand';
}

function dataOf(verdict: Verdict): OpenObject {
  const { game, acts, positions, draws, fairness, isFinished } = verdict;
  return { ok: true, game, acts, positions, draws, fairness, finished: isFinished };
}

function answerOn(verdict: Verdict): Answer {
  const { acts, positions, draws } = verdict;
  return {
    lines: [
      headline(verdict),
      `  acts: ${counted(acts, 'act', 'acts')}, each allowed by the rules`,
      `  positions: ${counted(positions, 'asserted position', 'asserted positions')}, as played`,
      `  draws: ${counted(draws, 'draw', 'draws')}; ${drawsLine(verdict)}`,
    ],
    json: dataOf(verdict),
  };
}

/** One of several files in one line. */
type Summary = { readonly line: string; readonly data: OpenObject; readonly isGood: boolean };

function summaryOf(io: Io, path: string): Summary {
  try {
    const verdict = verdictOn(io, path);
    return { line: headline(verdict), data: { file: path, ...dataOf(verdict) }, isGood: true };
  } catch (error) {
    if (!(error instanceof Stop) || error.exit !== 1) throw error;
    const data = { file: path, ok: false, error: error.message, ...error.details };
    return { line: error.message, data, isGood: false };
  }
}

function answerOnAll(io: Io, paths: readonly string[]): Answer {
  const summaries = paths.map((path) => summaryOf(io, path));
  const faults = summaries.filter(({ isGood }) => !isGood).length;
  return {
    lines: [
      ...summaries.map(({ line }) => line),
      `${counted(paths.length, 'record', 'records')}, ${faults === 0 ? 'none' : faults} with a fault.`,
    ],
    json: { ok: faults === 0, files: summaries.map(({ data }) => data) },
    exit: faults === 0 ? 0 : 1,
  };
}

/** The records in a folder; null where the path is no folder. */
function recordsIn(io: Io, path: string): readonly string[] | null {
  const place = pathOf(io, path);
  try {
    if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) return null;
    const names = readdirSync(place).filter((name) => name.endsWith('.rudel'));
    return names.toSorted().map((name) => join(path, name));
  } catch (error) {
    return misused(`${shownPath(path)} ${troubleOf(error)}.`);
  }
}

export const check: Command = {
  name: 'check',
  alias: 'verify',
  summary: 'verify every act, asserted position and draw of records',
  args: ['file'],
  isOpenEnded: true,
  flags: [],
  notes: [
    'Of a folder every *.rudel file is read. Several files get a line each; exit 1 if any has a fault.',
    'Draws are proven by the revealed secret; where it is missing after the end, they are unproven.',
  ],
  run({ io, given }) {
    const [first = '', ...others] = given;
    if (others.length === 0 && recordsIn(io, first) === null) return answerOn(verdictOn(io, first));
    const paths = given.flatMap((path) => {
      const records = recordsIn(io, path);
      return records?.length === 0
        ? misused(`${shownPath(path)} holds no *.rudel files.`)
        : (records ?? [path]);
    });
    return answerOnAll(io, paths);
  },
};
