import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { takenBackIn, verified } from '@rudel/kernel';
import type { Claims, OpenObject, RecordFault, Sealed } from '@rudel/kernel';
import { flagOf } from '../command.ts';
import type { Output, Call, Command } from '../command.ts';
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
  /** How often somebody has taken a decision back. */
  readonly takenBack: number;
  /** Whether it began from a position. */
  readonly playsOn: boolean;
  readonly commitment: string | null;
  /** When it was dealt, in a record that carries the commitment as its table published it. */
  readonly dealt: string | null;
  readonly claims: Claims;
};

function faulty(shown: string, { line, error }: RecordFault): never {
  return refused(`${shown}${line === 0 ? '' : `:${line}`}: ${error}`, { line });
}

function fairnessOf(proven: boolean, isFinished: boolean, hasCommitment: boolean): Fairness {
  if (proven) return 'proven';
  return isFinished || !hasCommitment ? 'unproven' : 'committed';
}

/** Stops with the first fault. */
function verdictOn(io: Io, path: string, claims: Claims): Verdict {
  const { game, record, shown } = recordFileOf(io, path);
  const found = verified(game, record, claims);
  if ('error' in found) return faulty(shown, found);
  if (found.fault !== null) return faulty(shown, found.fault);
  const { replayed, commitment, secret, dealt } = found;
  const isFinished = game.table.turn(replayed.states.at(-1) as Sealed).kind === 'over';
  return {
    shown,
    game: game.id,
    acts: replayed.acts.length,
    positions: record.lines.filter(({ kind }) => kind === 'assert').length,
    draws: replayed.acts.filter(({ by }) => by === 'chance').length,
    fairness: fairnessOf(secret !== null, isFinished, commitment !== null),
    isFinished,
    takenBack: takenBackIn(record),
    playsOn: record.tags.has('Position'),
    commitment,
    dealt,
    claims,
  };
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A match in which somebody has thought again says so itself. */
function practiceLine({ takenBack, playsOn }: Verdict): string | null {
  if (takenBack === 0) return playsOn ? 'it was played on from a position, which stands in it' : null;
  const what = counted(takenBack, 'decision was', 'decisions were');
  return `${what} taken back, and the same draws came again; what counts in the end is here`;
}

function headline({ shown, game, fairness, isFinished, commitment }: Verdict): string {
  const match = `a match of ${game}, ${isFinished ? 'finished' : 'not finished'}`;
  if (fairness !== 'unproven') return `${shown} is a sound record of ${match}.`;
  const missing = commitment !== null ? 'the secret is missing' : 'the commitment is missing';
  return `${shown} keeps the rules, but its draws are unproven: ${missing} (${match}).`;
}

function drawsLine({ fairness, commitment }: Verdict): string {
  if (fairness === 'proven') return 'the revealed secret fits its commitment and gives every draw';
  if (fairness === 'committed') return 'every draw is possible; the secret is revealed at the end';
  return commitment !== null
    ? 'every draw is possible, but without the secret nobody can tell whether it was the promised one'
    : 'every draw is possible, but nothing was committed to beforehand';
}

/** What is known of the promise: a file alone can show that it fits, not that anybody was told. */
function promiseLine({ commitment, dealt, claims }: Verdict): string | null {
  if (commitment === null) return null;
  if (claims.promised !== undefined) return 'kept: the commitment is the one you were told before the deal';
  const source =
    dealt === null
      ? 'it does not say whether its commitment was published before the deal'
      : `it names the commitment that the table published before it dealt (${dealt})`;
  return `${source}; to be sure, compare it with what you were told: --promised ${commitment.slice(0, 8)}…`;
}

function addedLine({ claims, fairness }: Verdict): string | null {
  if (claims.added === undefined) return null;
  return fairness === 'proven'
    ? 'what you added is among the contributions that decided the draws'
    : 'whether what you added counted can be told once the secret is revealed';
}

function dataOf(verdict: Verdict): OpenObject {
  const { game, acts, positions, draws, fairness, isFinished, takenBack, commitment, dealt, claims } =
    verdict;
  const promise = claims.promised === undefined ? (dealt === null ? 'unknown' : 'published') : 'kept';
  return {
    ok: true,
    game,
    acts,
    positions,
    draws,
    fairness,
    finished: isFinished,
    ...(takenBack === 0 ? {} : { takenBack }),
    ...(commitment === null ? {} : { commitment, promise }),
  };
}

const named = (name: string, line: string | null): string[] => (line === null ? [] : [`  ${name}: ${line}`]);

function answerOn(verdict: Verdict): Output {
  const { acts, positions, draws } = verdict;
  return {
    lines: [
      headline(verdict),
      `  acts: ${counted(acts, 'act', 'acts')}, each allowed by the rules`,
      `  positions: ${counted(positions, 'asserted position', 'asserted positions')}, as played`,
      `  draws: ${counted(draws, 'draw', 'draws')}; ${drawsLine(verdict)}`,
      ...named('promise', promiseLine(verdict)),
      ...named('added', addedLine(verdict)),
      ...named('practice', practiceLine(verdict)),
    ],
    json: dataOf(verdict),
  };
}

/** One of several files in one line. */
type Summary = { readonly line: string; readonly data: OpenObject; readonly isGood: boolean };

function summaryOf(io: Io, path: string): Summary {
  try {
    const verdict = verdictOn(io, path, {});
    return { line: headline(verdict), data: { file: path, ...dataOf(verdict) }, isGood: true };
  } catch (error) {
    if (!(error instanceof Stop) || error.exit !== 1) throw error;
    const data = { file: path, ok: false, error: error.message, ...error.details };
    return { line: error.message, data, isGood: false };
  }
}

function answerOnAll(io: Io, paths: readonly string[]): Output {
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

/** The records in a folder; null where the path is not a folder. */
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

/** A promise and a contribution belong to one match. */
function claimsOf(call: Call, isOne: boolean): Claims {
  const [promised, added] = [flagOf(call, 'promised'), flagOf(call, 'added')];
  if (!isOne && (promised ?? added) !== undefined)
    return misused('--promised and --added are about one match: name one record.');
  if (promised !== undefined && !/^[\da-f]{64}$/.test(promised))
    return misused('A commitment is 64 hexadecimal digits in lower case.');
  return { ...(promised !== undefined && { promised }), ...(added !== undefined && { added }) };
}

export const check: Command = {
  name: 'check',
  alias: 'verify',
  summary: 'verify every act, asserted position and draw of records',
  args: ['file'],
  isOpenEnded: true,
  flags: ['promised', 'added'],
  notes: [
    'In a folder, every *.rudel file is read. With several files, each gets a line; exit 1 if any has a fault.',
    'Draws are proven by the revealed secret; where it is missing after the end, they are unproven.',
    'Whoever wrote a file could have made up all of it, except what you were told before the deal.',
  ],
  run(call) {
    const { io, given } = call;
    const [first = '', ...others] = given;
    const isOne = others.length === 0 && recordsIn(io, first) === null;
    const claims = claimsOf(call, isOne);
    if (isOne) return answerOn(verdictOn(io, first, claims));
    const paths = given.flatMap((path) => {
      const records = recordsIn(io, path);
      return records?.length === 0
        ? misused(`${shownPath(path)} holds no *.rudel files.`)
        : (records ?? [path]);
    });
    return answerOnAll(io, paths);
  },
};
