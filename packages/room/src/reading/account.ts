import { formatAct, headOf, parseAct } from '@rudel/kernel';
import type { AnyGame } from '@rudel/kernel';
import type { ClaimedTable, LogSize } from '@rudel/store';
import { actsInOrder, noActs, withAct } from '../table/acts.ts';
import type { Acts } from '../table/acts.ts';
import { kindOfEntry } from '../table/entry-notation.ts';
import { readMaps, writeMaps } from '../table/maps-as-text.ts';
import type { Playable } from '../table/playable.ts';
import { formatPreface, parsePreface } from '../table/preface.ts';
import type { Preface } from '../table/preface.ts';
import type { MatchState } from '../table/table-state.ts';
import type { Seen } from '../telling/projection.ts';

/** How much has happened since the match began that was started last: in it, and otherwise. */
export type Measured = { readonly match: LogSize; readonly changes: LogSize };

/** A table in the course of a match, as it follows from all that stands in its log up to then: with it and the entries from there on nobody has to read how it came about. */
export type Account = Preface & { readonly seen: Seen | null; readonly measured: Measured };

/** Accounts of another form are not read. */
const form = 1;

type KeptMatch = Omit<MatchState, 'options' | 'first' | 'state' | 'acts'> & {
  readonly options: string;
  /** Where it began, and where it is. */
  readonly first: string;
  readonly position: string;
  readonly acts: readonly string[] | null;
};

type Written = {
  readonly head: string;
  readonly form: number;
  readonly preface: string;
  readonly match: string | null;
  readonly seen: Seen | null;
  readonly measured: Measured;
};

function formatMatch(game: AnyGame, { options, first, state, acts, ...rest }: MatchState): string {
  const kept: KeptMatch = {
    ...rest,
    options: game.options.format(options),
    first: game.table.position.format(first),
    position: game.table.position.format(state),
    acts: acts === null ? null : actsInOrder(acts).map((act) => formatAct(game, act)),
  };
  return JSON.stringify(kept, writeMaps);
}

/** Nobody is called anything in it, as in the log. */
export function formatAccount({ state, commands, seen, measured }: Account): string {
  const { match, playable } = state;
  return JSON.stringify({
    head: headOf(playable.game),
    form,
    preface: formatPreface({ state, commands }),
    match: match === null ? null : formatMatch(playable.game, match),
    seen,
    measured,
  } satisfies Written);
}

function parseActs(game: AnyGame, texts: readonly string[] | null): Acts | null {
  if (texts === null) return null;
  let acts = noActs;
  for (const text of texts) {
    const act = parseAct(game, text);
    if (act.ok) acts = withAct(acts, act.value);
  }
  return acts;
}

function parseMatch(game: AnyGame, text: string): MatchState | null {
  const {
    options: kept,
    first: start,
    position,
    acts: texts,
    ...rest
  } = JSON.parse(text, readMaps) as KeptMatch;
  const { position: notation } = game.table;
  const [options, first, state] = [game.options.parse(kept), notation.parse(start), notation.parse(position)];
  const acts = parseActs(game, texts);
  if (!options.ok || !first.ok || !state.ok || acts?.count !== texts?.length) return null;
  return { ...rest, options: options.value, first: first.value, state: state.value, acts };
}

/** Null where it was written by a version that did so otherwise. */
function parseAccount(text: string, playable: Playable): Account | null {
  const written = JSON.parse(text) as Written;
  if (written.form !== form || written.head !== headOf(playable.game)) return null;
  const { state, commands } = parsePreface(written.preface, playable);
  const match = written.match === null ? null : parseMatch(playable.game, written.match);
  if (match === null && written.match !== null) return null;
  return { state: { ...state, match }, commands, seen: written.seen, measured: written.measured };
}

/** Where a table may go on from; null where it has no account, one that cannot be read, or the match has gone back behind it, perhaps to before it. */
export function accountIn(
  { checkpoint, entries }: Pick<ClaimedTable, 'checkpoint' | 'entries'>,
  playable: Playable,
): Account | null {
  if (checkpoint === null || entries.slice(1).some(({ text }) => kindOfEntry(text) === 'takenback'))
    return null;
  return parseAccount(checkpoint, playable);
}
