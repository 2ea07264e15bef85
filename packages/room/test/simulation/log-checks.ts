import { commitmentTo, mustParse } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { kindOf } from '@rudel/protocol';
import type { Answer, PersonId } from '@rudel/protocol';
import { entryNotation } from '../../src/table/entry-notation.ts';
import type { TableEntry } from '../../src/table/entry.ts';
import { emptyTable, fold } from '../../src/table/fold.ts';
import { isToldMore } from '../../src/table/table-state.ts';
import type { TableState } from '../../src/table/table-state.ts';
import type { Line, TableTruth } from './table-truth.ts';
import { leavesEntry } from './witness.ts';
import type { Witness } from './witness.ts';

/** Whose hands were seen in a match, and who may take one by the word of the host. */
type Hands = { readonly seen: Map<PersonId, Seat>; readonly words: Map<PersonId, Seat> };

/** Holds a log against what people were told of it. */
export function checkLog(witness: Witness, truth: TableTruth): void {
  checkCommands(witness, truth);
  checkHands(witness, truth);
  checkCommitments(witness, truth);
}

function checkCommands(witness: Witness, { id, lines, replaced }: TableTruth): void {
  const kept = lines.flatMap(({ by }) => (by === null ? [] : [by]));
  const once = new Set(kept);
  if (once.size < kept.length) witness.breach('kept-once', `table ${id} has a command twice`);
  for (const [key, { table, person, text }] of witness.sent) {
    const answer = witness.answers.get(key);
    if (table !== id || answer === undefined) continue;
    const by = `${person} ${answer.id}`;
    checkFate(
      witness,
      answer,
      once.has(by) || replaced.has(by),
      `${text} of ${by} at table ${id}`,
      leavesEntry(text),
    );
  }
}

/** Holds what became of a command against what was answered last. */
function checkFate(witness: Witness, answer: Answer, isKept: boolean, what: string, isEntry: boolean): void {
  if (answer.t === 'done' && !isKept && isEntry && !witness.hasLied)
    witness.breach('acknowledged-is-kept', `${what} is lost`);
  const isRefused = answer.t === 'stale' || (answer.t === 'no' && answer.why.reason !== 'trouble');
  if (isRefused && isKept) witness.breach('refused-is-not-kept', `${what} was carried out`);
}

/** The hands by the log alone: who had which seat at the deal, and who sat down later by whose word. */
function checkHands(witness: Witness, truth: TableTruth): void {
  const notation = entryNotation(truth.playable.game);
  let state = emptyTable(truth.playable);
  let hands: Hands = { seen: new Map(), words: new Map() };
  for (const line of truth.lines) {
    const entry = mustParse(notation, line.text);
    const before = state;
    state = fold(state, entry);
    if (entry.kind === 'started') hands = dealt(state);
    if (before.phase !== 'playing') continue;
    if (entry.kind === 'admitted' && entry.seat !== undefined && isWord(witness, truth, before, line))
      hands.words.set(entry.person, entry.seat);
    if (entry.kind === 'sat') checkSitting(witness, truth, before, entry, hands);
  }
}

function dealt({ seats }: TableState): Hands {
  const seen = new Map<PersonId, Seat>();
  for (const [seat, owner] of seats.entries()) if (owner.kind === 'person') seen.set(owner.person, seat);
  return { seen, words: new Map() };
}

/** Whether a line that lets somebody play is the word of the host, who has really sent it. */
function isWord(witness: Witness, { id }: TableTruth, { host }: TableState, { by }: Line): boolean {
  if (by === null || !by.startsWith(`${host} `)) return false;
  return kindOf(witness.sent.get(`${id} ${by}`)?.text ?? '') === 'admit';
}

function checkSitting(
  witness: Witness,
  { id }: TableTruth,
  before: TableState,
  { person, seat }: Extract<TableEntry, { readonly kind: 'sat' }>,
  { seen, words }: Hands,
): void {
  const own = seen.get(person);
  if (own === seat) return;
  if (own !== undefined)
    witness.breach('one-hand-each', `${person} of table ${id} has seen ${own} and sees ${seat}`);
  else if (person !== before.host && words.get(person) !== seat)
    witness.breach('no-hand-without-word', `${person} of table ${id} took seat ${seat}`);
  if (isToldMore(before, seat))
    witness.breach('told-more-before-the-deal', `${person} of table ${id} took seat ${seat}`);
  seen.set(person, seat);
}

function checkCommitments(witness: Witness, { id, lines, secrets }: TableTruth): void {
  for (const { text } of lines) {
    const [, match = '', commitment = ''] = /^commits (\d+) (\w+)/.exec(text) ?? [];
    const secret = secrets.get(Number(match));
    if (match === '' || secret === undefined || commitmentTo(secret) === commitment) continue;
    witness.breach('secret-fits-promise', `match ${match} of table ${id} was promised another secret`);
  }
}
