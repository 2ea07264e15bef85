import { hasChanged, wishNotation } from '@rudel/protocol';
import type { Answer, Command, PersonId, Wish } from '@rudel/protocol';
import type { LiveTable } from '../live-table.ts';
import type { Device } from '../people/device.ts';
import { decide } from '../table/decide.ts';
import type { TableWish } from '../table/decide.ts';
import { refused } from '../table/decision.ts';
import type { Decision, Granted, Moment } from '../table/decision.ts';
import { tableRefusal } from '../table/refusals.ts';
import { seatOf } from '../table/table-state.ts';
import type { TableState } from '../table/table-state.ts';
import { mustKeepPromise } from '../writing/promise.ts';
import { TryAlone } from '../writing/rounds.ts';
import type { Ended } from '../writing/rounds.ts';
import type { CommandKey } from '../writing/staged.ts';
import { answerAfter, isRemark, remarked, remarkedAtOnce } from './perform-talk.ts';

/** What was decided about a command before its turn: it holds as long as the table is this one. */
export type Foregone = { readonly about: TableState; readonly decision: Granted };

/** What became of a command before its turn: it was answered, or has to wait for it. */
export type AtOnce = 'answered' | Foregone | null;

/**
 * Answers a command for which nothing is to be written, by what everybody knows. So a refusal, a repeat or a preset waits for no disk, and
 * nobody learns from it whether the disk is busy with what another one did. A defect is seen to in its turn.
 */
export function performAtOnce(table: LiveTable, device: Device, command: Command): AtOnce {
  if (!table.ledger.state.people.has(device.person)) return 'answered';
  try {
    const found = answerAtOnce(table, device, command);
    if (found === null || 'about' in found) return found;
    give(table, device, command, found);
    return 'answered';
  } catch {
    return null;
  }
}

/** Carries out a command at most once, and answers it right after all that came of it; what was lost is not answered. */
export function perform(
  table: LiveTable,
  device: Device,
  command: Command,
  foregone: Foregone | null,
  ended: Ended,
): void {
  const answered = (answer: Answer | null): void => {
    if (answer !== null) give(table, device, command, answer);
    ended(null);
  };
  if (table.ledger.head.people.has(device.person))
    answerInTurn({ table, device, command, foregone }, answered, ended);
  else answered(null);
}

function give(table: LiveTable, device: Device, { base }: Command, answer: Answer): void {
  device.answer(answer);
  const seq = table.ledger.projection?.seq(device.eye) ?? 0;
  if (answer.t === 'stale' && base > seq) table.herald.correct(device);
}

type Understood = { readonly key: CommandKey; readonly wish: Wish };

/** The answer to what is a repeat, not understood, or decided on another view than the one its seat has now. */
function understood(table: LiveTable, device: Device, command: Command): Answer | Understood {
  const { id, text } = command;
  const key: CommandKey = { person: device.person, id };
  if (table.ledger.knows(key)) return { t: 'done', id };
  const wish = wishNotation.parse(text);
  if (!wish.ok) return { t: 'no', id, why: tableRefusal('not-understood', wish.error) };
  if (wish.value.kind === 'move' && isStale(table, device, command)) return { t: 'stale', id };
  return { key, wish: wish.value };
}

function answerAtOnce(table: LiveTable, device: Device, command: Command): Answer | Foregone | null {
  const wanted = understood(table, device, command);
  if ('t' in wanted) return wanted;
  const { key, wish } = wanted;
  if (wish.kind === 'reading') return null;
  if (isRemark(wish)) return remarkedAtOnce(table, key, wish);
  const moment = table.momentKnown();
  const decision = decideCounted(table, moment, key.person, wish);
  if (!decision.ok) return { t: 'no', id: key.id, why: decision.why };
  return wish.kind === 'move' ? { about: moment.state, decision } : null;
}

type Asked = {
  readonly table: LiveTable;
  readonly device: Device;
  readonly command: Command;
  readonly foregone: Foregone | null;
};

/** Finds the answer to a command; null where that was told, or lost. */
type Answered = (answer: Answer | null) => void;

function answerInTurn(
  { table, device, command, foregone }: Asked,
  answered: Answered,
  failed: (error: unknown) => void,
): void {
  const wanted = understood(table, device, command);
  if ('t' in wanted) {
    answered(wanted);
    return;
  }
  const { key, wish } = wanted;
  const { ledger } = table;
  if (ledger.hasStaged(key) || (wish.kind === 'move' && isOvertaken(table, device))) throw new TryAlone();
  const told = (): void => device.answer({ t: 'done', id: key.id });
  if (wish.kind === 'reading') {
    answered(reads(table, device, key, wish.on));
    return;
  }
  if (isRemark(wish)) {
    remarked(table, key, wish, told).then(answered, failed);
    return;
  }
  const decision =
    foregone?.about === ledger.head
      ? foregone.decision
      : decideCounted(table, table.moment(), key.person, wish);
  if (decision.ok) write(table, key, wish, { decision, told, answered, failed });
  else answered({ t: 'no', id: key.id, why: decision.why });
}

/** Nothing is kept of it: it is about this device, for as long as it is here. The table is tended after it. */
function reads({ crowd, ledger }: LiveTable, device: Device, key: CommandKey, on: boolean): Answer {
  crowd.reads(device, on);
  ledger.remember(key);
  return { t: 'done', id: key.id };
}

/** Moves follow the rules of their game, and whoever wants to go may go; whatever else is wanted is counted. */
const isCounted = ({ kind }: TableWish): boolean => kind !== 'move' && kind !== 'leave';

/** What is decided about a wish, unless somebody who changes too much has to wait first. */
function decideCounted(
  { crowd, now }: LiveTable,
  moment: Moment,
  person: PersonId,
  wish: TableWish,
): Decision {
  const wait = isCounted(wish) ? crowd.untilChange(person, now) : 0;
  return wait === 0 ? decide(moment, person, wish) : refused('too-fast', String(Math.ceil(wait / 1000)));
}

type Granting = {
  readonly decision: Granted;
  readonly told: () => void;
  readonly answered: Answered;
  readonly failed: (error: unknown) => void;
};

/** Writes what was decided. */
function write(table: LiveTable, key: CommandKey, wish: TableWish, granting: Granting): void {
  const { crowd, ledger, now, ports, writer } = table;
  const { decision, told, answered, failed } = granting;
  const { entries } = decision;
  const full = ledger.book.whyNot(entries);
  if (full !== null) {
    answered({ t: 'no', id: key.id, why: tableRefusal(full) });
    return;
  }
  if (isCounted(wish) && entries.length > 0) crowd.countChange(key.person, now);
  const begin = (): void =>
    writer.begin(decision, key, { told, settled: (fate) => answered(answerAfter(fate, key)), failed });
  if (entries[0]?.kind === 'started')
    mustKeepPromise(ports, ledger.id, ledger.state).then(begin).catch(failed);
  else begin();
}

/** Whether a move was decided on another view than the one its seat has now. */
function isStale({ ledger }: LiveTable, { person }: Device, { base }: Command): boolean {
  const { state, projection } = ledger;
  const seat = seatOf(state, person);
  return state.phase === 'playing' && seat !== null && projection?.seq(seat) !== base;
}

/** Whether what is about to be written changes the view that a move was decided on. */
function isOvertaken({ ledger }: LiveTable, { person }: Device): boolean {
  const { head, state, projection } = ledger;
  const seat = seatOf(head, person);
  if (head === state || seat === null || head.match === null || projection === null) return false;
  const view = head.playable.game.table.view(head.match.state, seat);
  return hasChanged(projection.view(seat), view);
}
