import { headOf, mustParse } from '@rudel/kernel';
import type { Act, AnyGame } from '@rudel/kernel';
import type { StoredChapter, StoredTable } from '@rudel/store';
import { RecentCommands } from '../commands/recent-commands.ts';
import type { Ports } from '../ports.ts';
import { stepOf } from '../table/course.ts';
import type { GameStep } from '../table/course.ts';
import { entryNotation, headOfLog, kindOfEntry } from '../table/entry-notation.ts';
import type { TableEntry } from '../table/entry.ts';
import { emptyTable, fold } from '../table/fold.ts';
import { withNames } from '../table/names-beside.ts';
import type { Playable } from '../table/playable.ts';
import { headOfPreface, parsePreface } from '../table/preface.ts';
import type { Preface } from '../table/preface.ts';
import type { MatchState, TableState } from '../table/table-state.ts';
import { Projection } from '../telling/projection.ts';
import type { Seen } from '../telling/projection.ts';
import type { Account, Measured } from './account.ts';
import { inPieces } from './in-pieces.ts';
import type { Breathe } from './in-pieces.ts';

/** A table put together from its log. */
export type Restored = {
  readonly state: TableState;
  readonly projection: Projection | null;
  readonly recent: RecentCommands;
  /** What is told of the log up to its first entry that was read, where that is not its beginning. */
  readonly measured: Measured | null;
};

/** A part of a log that can be read by itself: with what was before it, or from the beginning. */
export type LogPart = Pick<StoredChapter, 'chapter' | 'entries'> &
  Partial<Pick<StoredTable, 'replaced' | 'names'>> & {
    /** The table as it was behind the first of the entries, if what was before that is not read. */
    readonly account?: Account | null;
    readonly checkpoint?: string | null;
  };

/** The game a log is of; undefined where it is not on the shelf, or in another version. */
export function playableOf(
  { chapter, entries, checkpoint = null }: LogPart,
  games: Ports['games'],
): Playable | undefined {
  const text = checkpoint ?? chapter?.text;
  const head = text === undefined ? headOfLog(entries[0]?.text ?? '') : headOfPreface(text);
  const playable = games(head.split('/')[0] ?? '');
  return playable !== undefined && headOf(playable.game) === head ? playable : undefined;
}

function prefaceOf({ chapter }: LogPart, playable: Playable): Preface {
  if (chapter === null) return { state: emptyTable(playable), commands: new Map() };
  return parsePreface(chapter.text, playable);
}

/** So many entries, or looks of eyes at a step, take a small part of a millisecond. */
const pieceOfEntries = 5;
const pieceOfLooks = 25;

/** Whether an entry leads a match somewhere else. */
function leads(text: string): boolean {
  const kind = kindOfEntry(text);
  return kind === 'act' || kind === 'takenback';
}

const startOf = (match: number): string => `started ${match}`;

/**
 * The steps of a match in batches, as they were told: an act and what chance made of it, or all acts by which a lapse was answered. The
 * draws before the first act are a batch of their own.
 */
class Batches {
  /** Null where the match went back. */
  #batches: (GameStep[] | null)[] = [[]];
  /** Those that still count. */
  #steps: GameStep[] = [];
  /** Whether a match has begun among them. */
  hasStarted = false;
  /** How many acts of seats of a lapse are still to come, and whether the first of them has. */
  #lapsing = 0;
  #isLapsing = false;

  add(entry: TableEntry, step: GameStep | null): void {
    if (entry.kind === 'started') {
      [this.#batches, this.#steps] = [[[]], []];
      this.hasStarted = true;
    }
    if (entry.kind === 'lapsed') this.#lapsing = entry.count;
    if (entry.kind === 'takenback') this.#goBack(entry.acts);
    if (step === null) return;
    this.#steps.push(step);
    if (step.act.by === 'chance' || this.#isLapsing) this.#batches.at(-1)?.push(step);
    else this.#batches.push([step]);
    if (step.act.by === 'chance') return;
    this.#lapsing = Math.max(0, this.#lapsing - 1);
    this.#isLapsing = this.#lapsing > 0;
  }

  get all(): readonly (readonly GameStep[] | null)[] {
    return this.#batches;
  }

  get steps(): readonly GameStep[] {
    return this.#steps;
  }

  #goBack(acts: number): void {
    this.#steps.length = Math.min(this.#steps.length, acts);
    this.#batches.push(null);
  }
}

/** What a match is followed with. */
type Following = {
  readonly game: AnyGame;
  readonly match: MatchState;
  readonly batches: Batches;
  readonly breathe: Breathe | undefined;
};

/** Follows a match on from a state, for the numbers of all eyes, and recalls what they noticed last. */
async function followed(
  projection: Projection,
  batches: Batches['all'],
  { match, batches: { steps }, breathe }: Following,
): Promise<Projection> {
  const stepsAtOnce = Math.ceil(pieceOfLooks / projection.eyes.length);
  await inPieces(batches, stepsAtOnce, breathe, (batch) => {
    if (batch === null) projection.goneBack();
    else projection.follow(batch);
  });
  projection.arrive(match.state);
  await inPieces(steps.toReversed(), stepsAtOnce, breathe, (step) => projection.recall(step));
  return projection;
}

/** From its start. */
async function projected(following: Following): Promise<Projection> {
  const { game, match, batches } = following;
  const [opening = [], ...others] = batches.all;
  const first = opening?.at(-1)?.after ?? others[0]?.[0]?.before ?? match.state;
  return followed(new Projection(game, first, match.number), others, following);
}

/** From where it was written down. */
async function projectedFrom(first: MatchState, seen: Seen, following: Following): Promise<Projection> {
  const projection = new Projection(following.game, first.state, first.number, seen);
  await followed(projection, following.batches.all, following);
  projection.recollect(seen);
  return projection;
}

async function projectionOf(
  { playable: { game }, match, phase }: TableState,
  batches: Batches,
  account: Account | null,
  breathe: Breathe | undefined,
): Promise<Projection | null> {
  if (match === null || phase === 'lobby') return null;
  const following = { game, match, batches, breathe };
  const [first, seen] = [account?.state.match ?? null, account?.seen ?? null];
  const isAnew = batches.hasStarted || first === null || seen === null;
  return isAnew ? projected(following) : projectedFrom(first, seen, following);
}

/** The last commands before the first entry that is read. */
function commandsBefore({ account = null, replaced = [] }: LogPart, { commands }: Preface): RecentCommands {
  const recent = new RecentCommands(account === null ? commands : new Map());
  for (const { person, id } of replaced) recent.add(person, id);
  if (account === null) return recent;
  for (const [person, ids] of commands) for (const id of ids) recent.add(person, id);
  return recent;
}

/** The acts of finished matches are passed over: their outcomes stand in the log. */
export async function restored(part: LogPart, playable: Playable, breathe?: Breathe): Promise<Restored> {
  const { account = null } = part;
  const notation = entryNotation(playable.game);
  const before = account ?? prefaceOf(part, playable);
  const entries = account === null ? part.entries : part.entries.slice(1);
  const recent = commandsBefore(part, before);
  const lastStart = entries.findLastIndex(({ text }) => kindOfEntry(text) === 'started');
  const batches = new Batches();
  let { state } = before;
  await inPieces(entries, pieceOfEntries, breathe, ({ text, command }, at) => {
    if (command !== null) recent.add(command.person, command.id);
    if (at < lastStart && leads(text)) return;
    const entry = mustParse(notation, text);
    const next = fold(state, entry);
    batches.add(entry, stepOf(state, entry, next));
    state = next;
  });
  recent.keepOnly(state.people);
  state = withNames(state, part.names ?? []);
  const projection = await projectionOf(state, batches, account, breathe);
  return { state, projection, recent, measured: account?.measured ?? null };
}

/** A decision that was taken back, and before which of the acts that count it had come, from 0. */
export type TakenBack = { readonly before: number; readonly act: Act };

/** A match as the log has it: the table when it began, its steps, and whether it has ended. */
export type MatchHistory = {
  readonly opening: TableState;
  readonly steps: readonly GameStep[];
  /** What was taken back, in the order in which it was. */
  readonly takenBack: readonly TakenBack[];
  readonly isOver: boolean;
  /** When it began, in milliseconds since 1970. */
  readonly dealtAt: number;
};

/** One match from a part of the log that has it; null if it has none of this number. */
export async function matchHistory(
  part: LogPart,
  playable: Playable,
  match: number,
  breathe?: Breathe,
): Promise<MatchHistory | null> {
  const notation = entryNotation(playable.game);
  const start = part.entries.findIndex(({ text }) => text === startOf(match));
  if (start < 0) return null;
  let { state } = prefaceOf(part, playable);
  await inPieces(part.entries.slice(0, start + 1), pieceOfEntries, breathe, ({ text }) => {
    if (!leads(text)) state = fold(state, mustParse(notation, text));
  });
  const opening = state;
  const rest = part.entries.slice(start + 1);
  const end = rest.findIndex(({ text }) => kindOfEntry(text) === 'over');
  const leading = (end < 0 ? rest : rest.slice(0, end)).filter(({ text }) => leads(text));
  const steps: GameStep[] = [];
  const takenBack: TakenBack[] = [];
  await inPieces(leading, pieceOfEntries, breathe, ({ text }) => {
    const entry = mustParse(notation, text);
    const next = fold(state, entry);
    const step = stepOf(state, entry, next);
    if (step !== null) steps.push(step);
    if (entry.kind === 'takenback') {
      const [first] = steps.splice(entry.acts);
      if (first !== undefined) takenBack.push({ before: entry.acts, act: first.act });
    }
    state = next;
  });
  return { opening, steps, takenBack, isOver: end >= 0, dealtAt: part.entries[start]?.at ?? 0 };
}
