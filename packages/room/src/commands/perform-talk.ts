import type { WhyNot } from '@rudel/kernel';
import type {
  Answer,
  PersonId,
  Reaction,
  Refused,
  ScreenKey,
  ServerMessage,
  TalkLine,
  Wish,
} from '@rudel/protocol';
import type { LiveTable } from '../live-table.ts';
import { tableTopic } from '../people/device.ts';
import { tableRefusal } from '../table/refusals.ts';
import { countPeople, hasTalk, seatOf } from '../table/table-state.ts';
import type { TableState } from '../table/table-state.ts';
import type { CommandKey } from '../writing/staged.ts';
import type { Fate } from '../writing/writer.ts';

/** What is said and not decided. */
export type Remark = Extract<Wish, { readonly kind: (typeof remarks)[number] }>;

const remarks = ['say', 'react', 'talk', 'hint', 'report', 'screen'] as const;

export const isRemark = (wish: Wish): wish is Remark => (remarks as readonly string[]).includes(wish.kind);

const no = (id: string, why: WhyNot): Refused => ({ t: 'no', id, why });

/**
 * Why somebody may not speak now, in a game in which people talk: while a match runs the game says so, by what this person's eye
 * sees. Before and after it nothing is secret.
 */
function whyNotSpeak(table: LiveTable, person: PersonId): WhyNot | null {
  return table.ledger.state.silenced.has(person) ? tableRefusal('silenced') : whyNotHeard(table, person);
}

/** Why nobody may hear anything of this person now, by the rules of the game that runs. */
function whyNotHeard({ ledger: { state, projection } }: LiveTable, person: PersonId): WhyNot | null {
  if (state.phase !== 'playing' || projection === null) return null;
  const { player } = state.playable.game;
  return player.whyNotTalk?.(projection.view(seatOf(state, person) ?? 'table')) ?? null;
}

/** Why somebody may not ask for a hint: where several play, the table has to allow it, and what forbids talk forbids it too, since everybody hears of it. */
function whyNoHint(table: LiveTable, person: PersonId): WhyNot | null {
  const { state } = table.ledger;
  if (state.phase !== 'playing') return tableRefusal('no-match');
  if (seatOf(state, person) === null) return tableRefusal('not-seated');
  if (countPeople(state) === 1) return null;
  if (!state.hints) return tableRefusal('no-hints');
  return whyNotHeard(table, person) ?? whyNotYet(table, person);
}

/** Whoever plays alone with bots has nobody to tell. */
function hinted(table: LiveTable, key: CommandKey): Answer {
  const { id, person } = key;
  const why = whyNoHint(table, person);
  if (why !== null) return no(id, why);
  table.ledger.remember(key);
  if (countPeople(table.ledger.state) > 1) {
    table.crowd.countRemark(person);
    tell(table, { t: 'said', person, what: 'hint' });
  }
  return { t: 'done', id };
}

/** The refusal of whoever speaks too often, by a count that knows nothing of the game. */
function whyNotYet({ crowd, now }: LiveTable, person: PersonId): WhyNot | null {
  const wait = crowd.untilRemark(person, now);
  return wait === 0 ? null : tableRefusal('too-fast', String(Math.ceil(wait / 1000)));
}

/** The answer to what needs no writing: a preset, which is told and not kept, and every refusal. Null where something is to be kept. */
export function remarkedAtOnce(table: LiveTable, key: CommandKey, wish: Remark): Answer | null {
  if (wish.kind === 'report') return reportedAtOnce(table, key, wish.line);
  if (wish.kind === 'hint') return hinted(table, key);
  if (wish.kind === 'react') return thrownAtOnce(table, key, wish.what);
  if (wish.kind === 'screen') return worked(table, key, wish.key);
  const { id, person } = key;
  if (wish.kind === 'talk' && !hasTalk(table.ledger.state)) return no(id, tableRefusal('no-free-text'));
  const why = whyNotSpeak(table, person) ?? whyNotYet(table, person);
  if (why !== null) return no(id, why);
  if (wish.kind === 'talk') return null;
  table.crowd.countRemark(person);
  table.ledger.remember(key);
  tell(table, { t: 'said', person, what: wish.what });
  return { t: 'done', id };
}

/**
 * Why somebody may not throw a sign now, by what all eyes see alike: where people talk, whoever may speak; elsewhere nobody while several decide in secret, nor
 * whoever is deciding. So no sign says anything of what is hidden, nor does its absence.
 */
function whyNotThrow(table: LiveTable, person: PersonId): WhyNot | null {
  const { state, projection } = table.ledger;
  const seat = seatOf(state, person);
  if (seat === null) return tableRefusal('not-seated');
  if (hasTalk(state) || state.phase !== 'playing' || projection === null) return whyNotSpeak(table, person);
  if (state.silenced.has(person)) return tableRefusal('silenced');
  const asked = state.playable.game.player.asked(projection.view('table'));
  if (asked.length > 1) return tableRefusal('in-secret');
  return asked.includes(seat) ? tableRefusal('decide-first') : null;
}

/** A sign is told and not kept. */
function thrownAtOnce(table: LiveTable, { id, person }: CommandKey, what: Reaction): Answer {
  const why = whyNotThrow(table, person);
  if (why !== null) return no(id, why);
  const wait = table.crowd.throws(person, table.now);
  if (wait > 0) return no(id, tableRefusal('too-fast', String(Math.ceil(wait / 1000))));
  table.ledger.remember({ id, person });
  tell(table, { t: 'reacted', person, what });
  return { t: 'done', id };
}

/** The host works the screens: told to everybody, for it says nothing of the match. It is counted like changes of the table. */
function worked(table: LiveTable, key: CommandKey, what: ScreenKey): Answer {
  const { crowd, ledger, now } = table;
  const { id, person } = key;
  if (ledger.state.host !== person) return no(id, tableRefusal('not-host'));
  const wait = crowd.untilChange(person, now);
  if (wait > 0) return no(id, tableRefusal('too-fast', String(Math.ceil(wait / 1000))));
  crowd.countChange(person, now);
  ledger.remember(key);
  tell(table, { t: 'screen', key: what });
  return { t: 'done', id };
}

/** Carries out what belongs to no log: talk and its reports are kept with the table. Null where it was told, or lost. */
export async function remarked(
  table: LiveTable,
  key: CommandKey,
  wish: Remark,
  told: () => void,
): Promise<Answer | null> {
  const answer = remarkedAtOnce(table, key, wish);
  if (answer !== null) return answer;
  if (wish.kind === 'report') return reported(table, key, wish.line, told);
  return wish.kind === 'talk' ? talked(table, key, wish.text, told) : null;
}

async function talked(
  table: LiveTable,
  key: CommandKey,
  text: string,
  told: () => void,
): Promise<Answer | null> {
  const { id, person } = key;
  const { head, talk } = table.ledger;
  table.crowd.countRemark(person);
  const { line, change } = talk.adding(
    { person, seat: seatOf(head, person), name: nameOf(head, person), text, ...placeOf(table) },
    id,
  );
  const fate = await table.writer.keepTalk(change, key, () => {
    tell(table, { t: 'talked', line });
    told();
  });
  return answerAfter(fate, key);
}

/** Where in the course of the match something is said, by what everybody sees. */
function placeOf({ ledger: { state, projection } }: LiveTable): Pick<TalkLine, 'place'> {
  if (state.phase !== 'playing' || projection === null) return {};
  const place = state.playable.game.player.talkPlace?.(projection.view('table'));
  return place === undefined ? {} : { place };
}

const nameOf = ({ people }: TableState, person: PersonId): string => people.get(person)?.name ?? '';

function reportedAtOnce(
  { ledger: { talk } }: LiveTable,
  { id, person }: CommandKey,
  n: number,
): Answer | null {
  const line = talk.find(n);
  if (line === undefined) return no(id, tableRefusal('no-such-line'));
  if (line.person === person) return no(id, tableRefusal('yourself'));
  return line.reportedBy.includes(person) ? { t: 'done', id } : null;
}

/** Nobody but the host is told, and the host not by whom. */
async function reported(
  table: LiveTable,
  key: CommandKey,
  n: number,
  told: () => void,
): Promise<Answer | null> {
  const { talk } = table.ledger;
  const line = talk.find(n);
  if (line === undefined) return null;
  const fate = await table.writer.keepTalk(talk.reporting(line, key.person), key, () => {
    table.herald.tellReports();
    told();
  });
  return answerAfter(fate, key);
}

/** What is left to be answered: nothing where it was told when it was written, nor where it was lost. */
export function answerAfter(fate: Fate, { id }: CommandKey): Answer | null {
  if (fate === 'written' || fate === 'lost') return null;
  if (fate === 'no-room') return no(id, tableRefusal('disk-full'));
  return fate === 'unfit' ? no(id, tableRefusal('not-understood')) : { t: 'done', id };
}

function tell({ ports, ledger }: LiveTable, message: ServerMessage): void {
  ports.bus.publish(tableTopic(ledger.id), JSON.stringify(message));
}
