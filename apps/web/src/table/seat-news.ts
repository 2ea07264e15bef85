import type { Seat } from '@rudel/kernel';
import type { PersonId, TableDoc } from '@rudel/protocol';
import { nameOfPerson } from '@rudel/session/people';

/** What a change of the table means to somebody at it. */
export type SeatNews =
  | {
      /** Let in by the host, the host themselves, or back on one's own seat. */
      readonly kind: 'let-in' | 'host' | 'back';
      readonly name: string;
      readonly bot: string;
    }
  | { readonly kind: 'not-now' }
  /** Somebody hosts the table from now on: this person, or whose name it is. */
  | { readonly kind: 'you-host' }
  | { readonly kind: 'hosts'; readonly name: string };

function newsAt(before: TableDoc, now: TableDoc, seat: Seat): SeatNews | null {
  const [was, is] = [before.seats[seat], now.seats[seat]];
  if (was?.kind !== 'bot' || is?.kind !== 'person') return null;
  const watcher = before.watchers.find(({ person }) => person === is.person);
  const host = is.person === now.host ? 'host' : 'let-in';
  return { kind: watcher?.seen === seat ? 'back' : host, name: is.name, bot: was.name };
}

/** What somebody asks for; undefined where that is nothing. */
const asksOf = ({ watchers }: TableDoc, me: PersonId): Seat | undefined =>
  watchers.find(({ person }) => person === me)?.asks;

/** Whether somebody was not let in: still watching, and the bot still there. */
function isTurnedDown(before: TableDoc, now: TableDoc, me: PersonId): boolean {
  const asked = asksOf(before, me);
  if (asked === undefined || now.watchers.every(({ person }) => person !== me)) return false;
  return asksOf(now, me) === undefined && now.seats[asked]?.kind === 'bot';
}

/** Who hosts from now on. */
function hostNews(before: PersonId | null, now: TableDoc, me: PersonId): readonly SeatNews[] {
  if (before === now.host) return [];
  if (now.host === me) return [{ kind: 'you-host' }];
  const name = nameOfPerson(now, now.host);
  return name === null ? [] : [{ kind: 'hosts', name }];
}

/** What has become of hosting since somebody last looked, and knew whether they host; nothing where that is not known. */
export function newsSince(wasHost: boolean | undefined, now: TableDoc, me: PersonId): readonly SeatNews[] {
  return wasHost === undefined || wasHost === (now.host === me) ? [] : hostNews(null, now, me);
}

/** What everybody at the table is told about who has sat down for a bot and who hosts now, and what whoever asked is told about being turned down. */
export function seatNews(before: TableDoc, now: TableDoc, me: PersonId): readonly SeatNews[] {
  if (before.phase !== 'playing' || now.phase !== 'playing' || before.match !== now.match) return [];
  const taken = now.seats.flatMap((doc, seat) =>
    doc.kind === 'person' && doc.person === me ? [] : (newsAt(before, now, seat) ?? []),
  );
  const news = [...hostNews(before.host, now, me), ...taken];
  return isTurnedDown(before, now, me) ? [...news, { kind: 'not-now' }] : news;
}
