import { actLine, fairnessTags, formatRecord, openingTags, positionTag, practiceTags, takenBackLine } from '@rudel/kernel';
import type { Lot, RecordLine, Seat } from '@rudel/kernel';
import type { PersonId } from '@rudel/protocol';
import type { MatchHistory } from '../reading/history.ts';
import type { SeatState, TableState } from '../table/table-state.ts';

/** A tag ends at a quotation mark. */
const tagText = (text: string): string => text.replaceAll('"', '”');

/** Who is still at a table, and what they are called by now; null for those whose names are in the log, as they were before. */
export type PeopleHere = ReadonlyMap<PersonId, string | null>;

/** Whoever has left the table since is called by the seat. */
function personName({ people }: TableState, person: PersonId, at: Seat, here: PeopleHere): string {
  const known = people.get(person);
  const name = here.has(person) ? (here.get(person) ?? known?.name ?? '') : `Player ${at + 1}`;
  return known?.program === true ? `${name} (program)` : name;
}

function playerName(state: TableState, seat: SeatState, at: Seat, here: PeopleHere): string {
  if (seat.kind === 'person') return personName(state, seat.person, at, here);
  return seat.kind === 'bot' ? `${seat.name} (${seat.level})` : '';
}

/** Swedish dates are written as ISO 8601 wants them, but for the blank. */
const calendar = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

const toTheSecond = (at: number): string => `${calendar.format(at).replace(' ', 'T')}Z`;

/**
 * A finished match as anybody may check it: all acts, the secret that decided every draw, and what was published before the deal.
 * The commitment is the one from the log, never computed here: it has to be able to contradict the secret.
 */
export function recordText(
  { opening, steps, takenBack, dealtAt }: MatchHistory,
  secret: string,
  here: PeopleHere,
): string {
  const { game } = opening.playable;
  const { match, seats } = opening;
  if (match === null) throw new Error('a record of no match');
  const lot: Lot = { secret, contributions: match.contributions };
  const tags = new Map([
    ...openingTags(game, match.options, seats.length),
    ...(match.playsOn ? [positionTag(game, match.first)] : []),
    ...seats.map((seat, at): [string, string] => [
      `Player${at}`,
      tagText(playerName(opening, seat, at, here)),
    ]),
    ['Dealt', toTheSecond(dealtAt)] as const,
    ...fairnessTags(opening.commitment, lot, true),
    ...practiceTags(takenBack.length),
  ]);
  const takenBackAt = (at: number): readonly RecordLine[] =>
    takenBack.flatMap(({ before, act }) => (before === at ? [takenBackLine(game, act)] : []));
  const last = steps.at(-1);
  const end: RecordLine[] =
    last === undefined ? [] : [{ kind: 'assert', text: game.table.position.format(last.after), line: 0 }];
  const lines = steps.flatMap(({ act }, at) => [...takenBackAt(at), actLine(game, act)]);
  return formatRecord({ tags, lines: [...lines, ...takenBackAt(steps.length), ...end] });
}
