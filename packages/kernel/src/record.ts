import { headOf } from './game.ts';
import type { Game, GameTypes } from './game.ts';
import { formatAct, parseAct, refusalSentence, whyNotAct } from './match.ts';
import { longestText, quoted } from './notation.ts';
import type { Parsed } from './notation.ts';
import type { Lot } from './random/fairness.ts';
import type { Act } from './turn.ts';

/** A line of a record's body, with its number in the text. */
export type RecordLine = {
  readonly kind: 'act' | 'assert' | 'comment';
  readonly text: string;
  readonly line: number;
};

/** A match as text: tags, then one act a line, `=` asserting a position, `;` a comment. */
export type MatchRecord = {
  readonly tags: ReadonlyMap<string, string>;
  readonly lines: readonly RecordLine[];
};

/** What is wrong with a record, and in which line of the text (0: with the whole of it). */
export type RecordFault = { readonly line: number; readonly error: string };

export type Replayed<G extends GameTypes> = {
  readonly options: G['Options'];
  readonly seats: number;
  readonly acts: readonly Act<G['Move']>[];
  /** `states[n]` is the truth after n acts. */
  readonly states: readonly G['State'][];
};

const marks = { assert: '=', comment: ';' } as const;

export function formatRecord(record: MatchRecord): string {
  const tags = [...record.tags].map(([key, value]) => `[${key} "${value}"]`);
  const lines = record.lines.map(({ kind, text }) => (kind === 'act' ? text : `${marks[kind]} ${text}`));
  return [...tags, '', ...lines, ''].join('\n');
}

export function parseRecord(text: string): Parsed<MatchRecord> {
  const tags = new Map<string, string>();
  const lines: RecordLine[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const content = raw.trim();
    const line = index + 1;
    if (content.startsWith('[')) {
      const fault =
        lines.length === 0 ? addTag(tags, content) : `${quoted(content)} stands too late for a tag.`;
      if (fault !== null) return { ok: false, error: `Line ${line}: ${fault}` };
    } else if (content !== '') lines.push(lineOf(content, line));
  }
  if (!tags.has('Game')) return { ok: false, error: 'This is not a record: it has no [Game "…"] tag.' };
  return { ok: true, value: { tags, lines } };
}

/** What is wrong with a tag, or null; a tag that appears twice could mean two things. */
function addTag(tags: Map<string, string>, content: string): string | null {
  const [, key, value = ''] = /^\[(\w{1,40}) "([^"]*)"\]$/.exec(content) ?? [];
  if (key === undefined || value.length > longestText) return `${quoted(content)} is not a tag.`;
  if (tags.has(key)) return `The tag [${key}] appears twice.`;
  tags.set(key, value);
  return null;
}

function lineOf(content: string, line: number): RecordLine {
  if (content.startsWith('=')) return { kind: 'assert', text: content.slice(1).trim(), line };
  if (content.startsWith(';')) return { kind: 'comment', text: content.slice(1).trim(), line };
  return { kind: 'act', text: content, line };
}

/** The tags with which every record begins. */
export function openingTags<G extends GameTypes>(
  game: Game<G>,
  options: G['Options'],
  seats: number,
): [string, string][] {
  return [
    ['Game', headOf(game)],
    ['Seats', String(seats)],
    ['Options', game.options.format(options)],
  ];
}

export function actLine<G extends GameTypes>(game: Game<G>, act: Act<G['Move']>): RecordLine {
  return { kind: 'act', text: formatAct(game, act), line: 0 };
}

/** The tags that let anybody check the draws after the end; the commitment is the one that was published before the deal. */
export function fairnessTags(commitment: string, lot: Lot, revealed: boolean): [string, string][] {
  const tags: [string, string][] = [['Commitment', commitment]];
  for (const [seat, text] of lot.contributions.entries()) tags.push([`Contribution${seat}`, text]);
  if (revealed) tags.push(['Secret', lot.secret]);
  return tags;
}

/** The tag of a match in which somebody has taken decisions back, and how often: it was practice. */
export function practiceTags(takenBack: number): [string, string][] {
  return takenBack === 0 ? [] : [['Practice', String(takenBack)]];
}

/** A comment where a decision was taken back: what was decided first. */
export function takenBackLine<G extends GameTypes>(game: Game<G>, act: Act<G['Move']>): RecordLine {
  return { kind: 'comment', text: `taken back: ${formatAct(game, act)}`, line: 0 };
}

/** How often decisions were taken back in the match of a record; 0 in one that was played for good. */
export function takenBackIn({ tags }: MatchRecord): number {
  const count = Number(tags.get('Practice') ?? '0');
  return Number.isInteger(count) && count > 0 ? count : 0;
}

/** Plays a record again, checking every act and every asserted position. */
export function replay<G extends GameTypes>(game: Game<G>, record: MatchRecord): Replayed<G> | RecordFault {
  const played = replayAsFar(game, record);
  return 'error' in played ? played : (played.fault ?? played.replayed);
}

/** A record played up to its first fault, if it has one; only a record that cannot even begin is all fault. */
export function replayAsFar<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord,
): { readonly replayed: Replayed<G>; readonly fault: RecordFault | null } | RecordFault {
  const opening = readOpening(game, record.tags);
  if ('error' in opening) return opening;
  const first = firstOf(game, record.tags, opening);
  if (!first.ok) return { line: 0, error: first.error };
  const acts: Act<G['Move']>[] = [];
  const states = [first.value];
  const replayed = { ...opening, acts, states };
  for (const { kind, text, line } of record.lines) {
    if (kind === 'comment') continue;
    const now = states.at(-1) as G['State'];
    const error = kind === 'assert' ? assertionFault(game, now, text) : actFault(game, replayed, text);
    if (error !== null) return { replayed, fault: { line, error } };
  }
  return { replayed, fault: null };
}

/** Plays one more act; returns why it cannot be played, or null. */
function actFault<G extends GameTypes>(
  game: Game<G>,
  { acts, states }: { readonly acts: Act<G['Move']>[]; readonly states: G['State'][] },
  text: string,
): string | null {
  const act = parseAct(game, text);
  if (!act.ok) return act.error;
  const now = states.at(-1) as G['State'];
  const why = whyNotAct(game, now, act.value);
  if (why !== null) return refusalSentence(game, why, 'en');
  states.push(game.table.apply(now, act.value));
  acts.push(act.value);
  return null;
}

/** Fields may stand in any order, so the asserted position is read before it is compared. */
function assertionFault<G extends GameTypes>(game: Game<G>, state: G['State'], text: string): string | null {
  const { position } = game.table;
  const asserted = position.parse(text);
  if (!asserted.ok) return asserted.error;
  const here = position.format(state);
  return position.format(asserted.value) === here
    ? null
    : `The asserted position is not the one here, which is: ${here}`;
}

/** Quotation marks would end a tag. */
const inTag = (text: string): string => text.replaceAll('%', '%25').replaceAll('"', '%22');
const fromTag = (text: string): string => text.replaceAll('%22', '"').replaceAll('%25', '%');

/** The tag of a match that began from a position. */
export function positionTag<G extends GameTypes>(game: Game<G>, first: G['State']): [string, string] {
  return ['Position', inTag(game.table.position.format(first))];
}

/** Where the match of a record began: as its game does, or from a position of its own. */
function firstOf<G extends GameTypes>(
  game: Game<G>,
  tags: ReadonlyMap<string, string>,
  { options, seats }: { readonly options: G['Options']; readonly seats: number },
): Parsed<G['State']> {
  const text = tags.get('Position');
  if (text === undefined) return { ok: true, value: game.table.start(options, seats) };
  const position = game.table.position.parse(fromTag(text));
  if (!position.ok || game.table.seats(position.value) === seats) return position;
  return { ok: false, error: `The position is not one for ${seats} seats.` };
}

function readOpening<G extends GameTypes>(
  game: Game<G>,
  tags: ReadonlyMap<string, string>,
): { options: G['Options']; seats: number } | RecordFault {
  const head = tags.get('Game') ?? '';
  if (head !== headOf(game))
    return { line: 0, error: `The record is of ${quoted(head)}, not of ${headOf(game)}.` };
  const seats = Number(tags.get('Seats'));
  if (!game.seats.includes(seats))
    return { line: 0, error: `${game.id} is not played with ${quoted(tags.get('Seats') ?? '')} seats.` };
  const options = game.options.parse(tags.get('Options') ?? '-');
  return options.ok ? { options: options.value, seats } : { line: 0, error: options.error };
}
