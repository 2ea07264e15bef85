import { headOf, mustParse } from '@rudel/kernel';
import type { AnyGame } from '@rudel/kernel';
import type { StoredTable } from '@rudel/store';
import type { Playable, Ports } from './ports.ts';
import { Projection } from './projection.ts';
import type { GameStep } from './projection.ts';
import { RecentCommands } from './recent-commands.ts';
import { stepOf } from './table/course.ts';
import { entryNotation, headOfLog } from './table/entry.ts';
import type { TableEntry } from './table/entry.ts';
import { emptyTable, fold } from './table/fold.ts';
import type { TableState } from './table/table-state.ts';

/** A table put together from its log. */
export type Restored = {
  readonly state: TableState;
  readonly projection: Projection | null;
  readonly recent: RecentCommands;
};

/** The game a log is of; undefined where it is not on the shelf, or in another version. */
export function playableOf(stored: StoredTable, games: Ports['games']): Playable | undefined {
  const head = headOfLog(stored.entries[0]?.text ?? '');
  const playable = games(head.split('/')[0] ?? '');
  return playable !== undefined && headOf(playable.game) === head ? playable : undefined;
}

const startOf = (match: number): string => `started ${match}`;

/**
 * The steps of a match in batches, as they were told: an act and what chance made of it, or all acts by which a lapse was answered. The
 * draws before the first act are a batch of their own.
 */
class Batches {
  #batches: GameStep[][] = [[]];
  /** How many acts of seats of a lapse are still to come, and whether the first of them has. */
  #lapsing = 0;
  #isLapsing = false;

  add(entry: TableEntry, step: GameStep | null): void {
    if (entry.kind === 'started') this.#batches = [[]];
    if (entry.kind === 'lapsed') this.#lapsing = entry.count;
    if (step === null) return;
    if (step.act.by === 'chance' || this.#isLapsing) this.#batches.at(-1)?.push(step);
    else this.#batches.push([step]);
    if (step.act.by === 'chance') return;
    this.#lapsing = Math.max(0, this.#lapsing - 1);
    this.#isLapsing = this.#lapsing > 0;
  }

  get all(): readonly (readonly GameStep[])[] {
    return this.#batches;
  }
}

const nobody = (): boolean => false;

/** Follows a match from its start, for the numbers of all eyes. */
function projected(game: AnyGame, state: TableState, { all }: Batches): Projection | null {
  if (state.match === null || state.phase === 'lobby') return null;
  const [opening = [], ...batches] = all;
  const first = opening.at(-1)?.after ?? batches[0]?.[0]?.before ?? state.match.state;
  const projection = new Projection(game, first, state.match.number, opening);
  for (const batch of batches) projection.step(batch, nobody, () => {});
  return projection;
}

/** The acts of finished matches are passed over: their outcomes stand in the log. */
export function restored(stored: StoredTable, playable: Playable): Restored {
  const notation = entryNotation(playable.game);
  const recent = new RecentCommands();
  const lastStart = stored.entries.findLastIndex(({ text }) => text.startsWith('started '));
  let state = emptyTable(playable);
  const batches = new Batches();
  for (const [at, { text, command }] of stored.entries.entries()) {
    if (command !== null) recent.add(command.person, command.id);
    if (at < lastStart && text.startsWith('act ')) continue;
    const entry = mustParse(notation, text);
    const next = fold(state, entry);
    batches.add(entry, stepOf(state, entry, next));
    state = next;
  }
  return { state, projection: projected(playable.game, state, batches), recent };
}

/** A match as the log has it: the table when it began, its steps, and whether it has ended. */
export type MatchHistory = {
  readonly opening: TableState;
  readonly steps: readonly GameStep[];
  readonly isOver: boolean;
  /** When it began, in milliseconds since 1970. */
  readonly dealtAt: number;
};

/** One match of a table; null if there was none of this number. */
export function matchHistory(stored: StoredTable, playable: Playable, match: number): MatchHistory | null {
  const notation = entryNotation(playable.game);
  const start = stored.entries.findIndex(({ text }) => text === startOf(match));
  if (start < 0) return null;
  let state = emptyTable(playable);
  for (const { text } of stored.entries.slice(0, start + 1)) {
    if (!text.startsWith('act ')) state = fold(state, mustParse(notation, text));
  }
  const opening = state;
  const dealtAt = stored.entries[start]?.at ?? 0;
  const steps: GameStep[] = [];
  for (const { text } of stored.entries.slice(start + 1)) {
    if (text.startsWith('over ')) return { opening, steps, isOver: true, dealtAt };
    if (!text.startsWith('act ')) continue;
    const entry = mustParse(notation, text);
    const next = fold(state, entry);
    const step = stepOf(state, entry, next);
    if (step !== null) steps.push(step);
    state = next;
  }
  return { opening, steps, isOver: false, dealtAt };
}
