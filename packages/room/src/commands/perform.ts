import type { WhyNot } from '@rudel/kernel';
import { changeBetween, wishNotation } from '@rudel/protocol';
import type { Command, Done, PersonId, Refused, Stale, Wish } from '@rudel/protocol';
import type { LiveTable } from '../live-table.ts';
import type { Device } from '../people/device.ts';
import { decide } from '../table/decide.ts';
import type { TableWish } from '../table/decide.ts';
import { tableRefusal } from '../table/refusals.ts';
import { seatOf } from '../table/table-state.ts';
import { mustKeepPromise } from '../writing/promise.ts';
import { TryAlone } from '../writing/rounds.ts';
import type { CommandKey } from '../writing/staged.ts';
import { answerAfter, isRemark, remarked, remarkedAtOnce } from './perform-talk.ts';

type Answer = Done | Refused | Stale;

/**
 * Answers a command for which nothing is to be written, by what everybody knows: true where it did. So a refusal, a repeat or a
 * preset waits for no disk, and nobody learns from it whether the disk is busy with what another one did. A defect is seen to in
 * its turn.
 */
export function performAtOnce(table: LiveTable, device: Device, command: Command): boolean {
  if (!table.ledger.state.people.has(device.person)) return true;
  try {
    const answer = answerAtOnce(table, device, command);
    if (answer !== null) give(table, device, command, answer);
    return answer !== null;
  } catch {
    return false;
  }
}

/** Carries out a command at most once, and answers it right after all that came of it; what was lost is not answered. */
export async function perform(table: LiveTable, device: Device, command: Command): Promise<void> {
  if (!table.ledger.head.people.has(device.person)) return;
  const answer = await answerTo(table, device, command);
  if (answer !== null) give(table, device, command, answer);
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

function answerAtOnce(table: LiveTable, device: Device, command: Command): Answer | null {
  const wanted = understood(table, device, command);
  if ('t' in wanted) return wanted;
  const { key, wish } = wanted;
  if (isRemark(wish)) return remarkedAtOnce(table, key, wish);
  const why = whyNotYet(table, key.person, wish);
  if (why !== null) return { t: 'no', id: key.id, why };
  const decision = decide(table.momentKnown(), key.person, wish);
  return decision.ok ? null : { t: 'no', id: key.id, why: decision.why };
}

async function answerTo(table: LiveTable, device: Device, command: Command): Promise<Answer | null> {
  const wanted = understood(table, device, command);
  if ('t' in wanted) return wanted;
  const { key, wish } = wanted;
  if (table.ledger.hasStaged(key) || (wish.kind === 'move' && isOvertaken(table, device)))
    throw new TryAlone();
  const told = (): void => device.answer({ t: 'done', id: key.id });
  return isRemark(wish) ? remarked(table, key, wish, told) : decided(table, key, wish, told);
}

/** Moves follow the rules of their game, and whoever wants to go may go; whatever else is wanted is counted. */
const isCounted = ({ kind }: TableWish): boolean => kind !== 'move' && kind !== 'leave';

/** Why somebody who changes too much has to wait, before anything is decided; null where nobody has to. */
function whyNotYet({ crowd, now }: LiveTable, person: PersonId, wish: TableWish): WhyNot | null {
  const wait = isCounted(wish) ? crowd.untilChange(person, now) : 0;
  return wait === 0 ? null : tableRefusal('too-fast', String(Math.ceil(wait / 1000)));
}

async function decided(
  table: LiveTable,
  key: CommandKey,
  wish: TableWish,
  told: () => void,
): Promise<Answer | null> {
  const { person, id } = key;
  const { crowd, ledger, now } = table;
  const early = whyNotYet(table, person, wish);
  if (early !== null) return { t: 'no', id, why: early };
  const decision = decide(table.moment(), person, wish);
  if (!decision.ok) return { t: 'no', id, why: decision.why };
  const { entries } = decision;
  const full = ledger.book.whyNot(entries);
  if (full !== null) return { t: 'no', id, why: tableRefusal(full) };
  if (isCounted(wish) && entries.length > 0) crowd.countChange(person, now);
  if (entries[0]?.kind === 'started') await mustKeepPromise(table.ports, ledger.id, ledger.state);
  return answerAfter(await table.writer.write(decision, key, { told }), key);
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
  return changeBetween(projection.view(seat), view) !== undefined;
}
