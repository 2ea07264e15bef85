import type { WhyNot } from '@rudel/kernel';
import { wishNotation } from '@rudel/protocol';
import type { Command, Done, PersonId, Refused, Stale } from '@rudel/protocol';
import type { Device } from './device.ts';
import type { CommandKey } from './ledger.ts';
import { isRemark, remarked } from './perform-talk.ts';
import { mustKeepPromise } from './promise.ts';
import { decide } from './table/decide.ts';
import type { TableWish } from './table/decide.ts';
import type { Granted } from './table/decision.ts';
import { tableRefusal } from './table/refusals.ts';
import { seatOf } from './table/table-state.ts';
import type { Writer } from './writer.ts';

type Answer = Done | Refused | Stale;

/** Carries out a command at most once, and answers it after all that came of it; what was lost is not answered. */
export async function perform(writer: Writer, device: Device, command: Command): Promise<void> {
  if (!writer.ledger.state.people.has(device.person)) return;
  const answer = await answerTo(writer, device, command);
  if (answer !== null) device.answer(answer);
  if (answer?.t === 'stale' && command.base > seqOf(writer, device)) writer.herald.correct(device);
}

const seqOf = ({ ledger }: Writer, { eye }: Device): number => ledger.projection?.seq(eye) ?? 0;

async function answerTo(writer: Writer, device: Device, command: Command): Promise<Answer | null> {
  const { id, text } = command;
  const key: CommandKey = { person: device.person, id };
  if (writer.ledger.knows(key)) return { t: 'done', id };
  const wish = wishNotation.parse(text);
  if (!wish.ok) return { t: 'no', id, why: tableRefusal('not-understood', wish.error) };
  if (isRemark(wish.value)) return remarked(writer, key, wish.value);
  if (wish.value.kind === 'move' && isStale(writer, device, command)) return { t: 'stale', id };
  return decided(writer, key, wish.value);
}

async function decided(writer: Writer, key: CommandKey, wish: TableWish): Promise<Answer | null> {
  const { person, id } = key;
  const decision = decide(writer.moment(), person, wish);
  if (!decision.ok) return { t: 'no', id, why: decision.why };
  const why = decision.entries.length === 0 ? null : whyNotNow(writer, person, wish, decision);
  if (why !== null) return { t: 'no', id, why };
  if (decision.entries[0]?.kind === 'started')
    await mustKeepPromise(writer.ports, writer.ledger.id, writer.ledger.state);
  const fate = await writer.write(decision, key);
  if (fate === 'lost') return null;
  return fate === 'unfit' ? { t: 'no', id, why: tableRefusal('not-understood') } : { t: 'done', id };
}

/** Why somebody who changes too much has to wait, or has to stop; moves follow the rules of their game, and whoever wants to go may go. */
function whyNotNow(
  { crowd, ledger, now }: Writer,
  person: PersonId,
  { kind }: TableWish,
  { entries }: Granted,
): WhyNot | null {
  const reason = ledger.book.whyNot(entries);
  if (reason !== null) return tableRefusal(reason);
  const wait = kind === 'move' || kind === 'leave' ? 0 : crowd.change(person, now);
  return wait === 0 ? null : tableRefusal('too-fast', String(Math.ceil(wait / 1000)));
}

/** Whether a move was decided on another view than the one its seat has now. */
function isStale({ ledger }: Writer, { person }: Device, { base }: Command): boolean {
  const { state, projection } = ledger;
  const seat = seatOf(state, person);
  return state.phase === 'playing' && seat !== null && projection?.seq(seat) !== base;
}
