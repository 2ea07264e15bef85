import type { WhyNot } from '@rudel/kernel';
import type { Done, PersonId, Refused, ServerMessage, Wish } from '@rudel/protocol';
import { tableTopic } from './device.ts';
import type { CommandKey } from './ledger.ts';
import { tableRefusal } from './table/refusals.ts';
import { hasTalk, seatOf } from './table/table-state.ts';
import type { TableState } from './table/table-state.ts';
import type { TalkChange } from './talk-book.ts';
import type { Writer } from './writer.ts';

/** What is said and not decided. */
export type Remark = Extract<Wish, { readonly kind: 'say' | 'talk' | 'report' }>;

type Answer = Done | Refused;

export const isRemark = (wish: Wish): wish is Remark =>
  wish.kind === 'say' || wish.kind === 'talk' || wish.kind === 'report';

/** Carries out what belongs to no log: presets are told and not kept, talk and its reports are kept with the table. */
export function remarked(writer: Writer, key: CommandKey, wish: Remark): Promise<Answer | null> {
  if (wish.kind === 'report') return reported(writer, key, wish.line);
  return wish.kind === 'talk' ? talked(writer, key, wish.text) : said(writer, key, wish.what);
}

const no = (id: string, why: WhyNot): Refused => ({ t: 'no', id, why });

/**
 * Why somebody may not speak now, in a game in which people talk: while a match runs the game says so, by what this person's eye
 * sees. Before and after it nothing is secret.
 */
function whyNotSpeak(writer: Writer, person: PersonId): WhyNot | null {
  const { state, projection } = writer.ledger;
  if (state.silenced.has(person)) return tableRefusal('silenced');
  if (state.phase !== 'playing' || projection === null) return null;
  const { player } = state.playable.game;
  return player.whyNotTalk?.(projection.view(seatOf(state, person) ?? 'table')) ?? null;
}

/** The refusal of whoever speaks too often, by a count that knows nothing of the game; null where it is counted. */
function whyNotYet({ crowd, now }: Writer, person: PersonId): WhyNot | null {
  const wait = crowd.remark(person, now);
  return wait === 0 ? null : tableRefusal('too-fast', String(Math.ceil(wait / 1000)));
}

async function said(writer: Writer, key: CommandKey, what: string): Promise<Answer> {
  const { id, person } = key;
  const why = whyNotSpeak(writer, person) ?? whyNotYet(writer, person);
  if (why !== null) return no(id, why);
  writer.ledger.remember(key);
  tell(writer, { t: 'said', person, what });
  return { t: 'done', id };
}

async function talked(writer: Writer, key: CommandKey, text: string): Promise<Answer | null> {
  const { id, person } = key;
  const { state, talk } = writer.ledger;
  if (!hasTalk(state)) return no(id, tableRefusal('no-free-text'));
  const why = whyNotSpeak(writer, person) ?? whyNotYet(writer, person);
  if (why !== null) return no(id, why);
  const { line, change } = talk.adding(
    { person, seat: seatOf(state, person), name: nameOf(state, person), text },
    id,
  );
  const answer = await kept(writer, key, change);
  if (answer?.t === 'done') tell(writer, { t: 'talked', line });
  return answer;
}

const nameOf = ({ people }: TableState, person: PersonId): string => people.get(person)?.name ?? '';

/** Nobody but the host is told, and the host not by whom. */
async function reported(writer: Writer, key: CommandKey, n: number): Promise<Answer | null> {
  const { id, person } = key;
  const { talk } = writer.ledger;
  const line = talk.find(n);
  if (line === undefined) return no(id, tableRefusal('no-such-line'));
  if (line.person === person) return no(id, tableRefusal('yourself'));
  if (line.reportedBy.includes(person)) return { t: 'done', id };
  const answer = await kept(writer, key, talk.reporting(line, person));
  if (answer?.t === 'done') writer.herald.tellReports();
  return answer;
}

async function kept(writer: Writer, key: CommandKey, change: TalkChange): Promise<Answer | null> {
  const { id } = key;
  const fate = await writer.keepTalk(change, key);
  if (fate === 'lost') return null;
  return fate === 'unfit' ? no(id, tableRefusal('not-understood')) : { t: 'done', id };
}

function tell({ ports, ledger }: Writer, message: ServerMessage): void {
  ports.bus.publish(tableTopic(ledger.id), JSON.stringify(message));
}
