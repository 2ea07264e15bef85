import type { WhyNot } from '@rudel/kernel';
import { changeBetween, wishNotation } from '@rudel/protocol';
import type { Command, Done, PersonId, Refused, Stale, Wish } from '@rudel/protocol';
import type { Device } from '../people/device.ts';
import { decide } from '../table/decide.ts';
import type { TableWish } from '../table/decide.ts';
import { tableRefusal } from '../table/refusals.ts';
import { seatOf } from '../table/table-state.ts';
import { mustKeepPromise } from '../writing/promise.ts';
import { TryAlone } from '../writing/rounds.ts';
import type { CommandKey } from '../writing/staged.ts';
import type { Writer } from '../writing/writer.ts';
import { answerAfter, isRemark, remarked, remarkedAtOnce } from './perform-talk.ts';

type Answer = Done | Refused | Stale;

/**
 * Answers a command for which nothing is to be written, by what everybody knows: true where it did. So a refusal, a repeat or a
 * preset waits for no disk, and nobody learns from it whether the disk is busy with what another one did. A defect is seen to in
 * its turn.
 */
export function performAtOnce(writer: Writer, device: Device, command: Command): boolean {
  if (!writer.ledger.state.people.has(device.person)) return true;
  try {
    const answer = answerAtOnce(writer, device, command);
    if (answer !== null) give(writer, device, command, answer);
    return answer !== null;
  } catch {
    return false;
  }
}

/** Carries out a command at most once, and answers it right after all that came of it; what was lost is not answered. */
export async function perform(writer: Writer, device: Device, command: Command): Promise<void> {
  if (!writer.ledger.head.people.has(device.person)) return;
  const answer = await answerTo(writer, device, command);
  if (answer !== null) give(writer, device, command, answer);
}

function give(writer: Writer, device: Device, { base }: Command, answer: Answer): void {
  device.answer(answer);
  const seq = writer.ledger.projection?.seq(device.eye) ?? 0;
  if (answer.t === 'stale' && base > seq) writer.herald.correct(device);
}

type Understood = { readonly key: CommandKey; readonly wish: Wish };

/** The answer to what is a repeat, not understood, or decided on another view than the one its seat has now. */
function understood(writer: Writer, device: Device, command: Command): Answer | Understood {
  const { id, text } = command;
  const key: CommandKey = { person: device.person, id };
  if (writer.ledger.knows(key)) return { t: 'done', id };
  const wish = wishNotation.parse(text);
  if (!wish.ok) return { t: 'no', id, why: tableRefusal('not-understood', wish.error) };
  if (wish.value.kind === 'move' && isStale(writer, device, command)) return { t: 'stale', id };
  return { key, wish: wish.value };
}

function answerAtOnce(writer: Writer, device: Device, command: Command): Answer | null {
  const wanted = understood(writer, device, command);
  if ('t' in wanted) return wanted;
  const { key, wish } = wanted;
  if (isRemark(wish)) return remarkedAtOnce(writer, key, wish);
  const why = whyNotYet(writer, key.person, wish);
  if (why !== null) return { t: 'no', id: key.id, why };
  const decision = decide(writer.momentKnown(), key.person, wish);
  return decision.ok ? null : { t: 'no', id: key.id, why: decision.why };
}

async function answerTo(writer: Writer, device: Device, command: Command): Promise<Answer | null> {
  const wanted = understood(writer, device, command);
  if ('t' in wanted) return wanted;
  const { key, wish } = wanted;
  if (writer.ledger.hasStaged(key) || (wish.kind === 'move' && isOvertaken(writer, device)))
    throw new TryAlone();
  const told = (): void => device.answer({ t: 'done', id: key.id });
  return isRemark(wish) ? remarked(writer, key, wish, told) : decided(writer, key, wish, told);
}

/** Moves follow the rules of their game, and whoever wants to go may go; whatever else is wanted is counted. */
const isCounted = ({ kind }: TableWish): boolean => kind !== 'move' && kind !== 'leave';

/** Why somebody who changes too much has to wait, before anything is decided; null where nobody has to. */
function whyNotYet({ crowd, now }: Writer, person: PersonId, wish: TableWish): WhyNot | null {
  const wait = isCounted(wish) ? crowd.untilChange(person, now) : 0;
  return wait === 0 ? null : tableRefusal('too-fast', String(Math.ceil(wait / 1000)));
}

async function decided(
  writer: Writer,
  key: CommandKey,
  wish: TableWish,
  told: () => void,
): Promise<Answer | null> {
  const { person, id } = key;
  const { crowd, ledger, now } = writer;
  const early = whyNotYet(writer, person, wish);
  if (early !== null) return { t: 'no', id, why: early };
  const decision = decide(writer.moment(), person, wish);
  if (!decision.ok) return { t: 'no', id, why: decision.why };
  const { entries } = decision;
  const full = ledger.book.whyNot(entries);
  if (full !== null) return { t: 'no', id, why: tableRefusal(full) };
  if (isCounted(wish) && entries.length > 0) crowd.countChange(person, now);
  if (entries[0]?.kind === 'started') await mustKeepPromise(writer.ports, ledger.id, ledger.state);
  return answerAfter(await writer.write(decision, key, { told }), key);
}

/** Whether a move was decided on another view than the one its seat has now. */
function isStale({ ledger }: Writer, { person }: Device, { base }: Command): boolean {
  const { state, projection } = ledger;
  const seat = seatOf(state, person);
  return state.phase === 'playing' && seat !== null && projection?.seq(seat) !== base;
}

/** Whether what is about to be written changes the view that a move was decided on. */
function isOvertaken({ ledger }: Writer, { person }: Device): boolean {
  const { head, state, projection } = ledger;
  const seat = seatOf(head, person);
  if (head === state || seat === null || head.match === null || projection === null) return false;
  const view = head.playable.game.table.view(head.match.state, seat);
  return changeBetween(projection.view(seat), view) !== undefined;
}
