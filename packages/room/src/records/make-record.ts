import { matchHistory, playableOf } from '../reading/history.ts';
import type { Ports } from '../ports.ts';
import { promisedSecret } from '../writing/promise.ts';
import { recordText } from './record-text.ts';
import type { PeopleHere } from './record-text.ts';
import type { OrRefusal } from '../rooms-port.ts';
import { httpRefusal } from '../table/refusals.ts';
import type { RoomReason } from '../table/refusals.ts';

const no = (reason: RoomReason): OrRefusal<string> => ({ ok: false, refusal: httpRefusal(reason) });

/**
 * The record of a match, from its own chapter of the log; tables from before there were chapters have all matches in the first. One that
 * runs is refused. Fails with `PromiseBroken`.
 */
export async function makeRecord(ports: Ports, table: string, match: number): Promise<OrRefusal<string>> {
  const { store, games, breathe } = ports;
  const part = (await store.chapter(table, match)) ?? (await store.chapter(table, 0));
  if (part === null) return no('no-such-table');
  const playable = playableOf(part, games);
  if (playable === undefined) return no('no-such-game');
  const history = await matchHistory(part, playable, match, breathe);
  if (history === null || !part.secrets.has(match)) return no('no-such-match');
  if (!history.isOver) return no('match-running');
  const secret = promisedSecret(ports, { ...part, id: table }, match, history.opening.commitment);
  const here = await peopleAt(ports, table);
  return { ok: true, value: recordText(history, secret, here) };
}

/** Who is still at a table; nobody where it cannot be read as a whole. Names of others are nobody's business any more. */
async function peopleAt({ store }: Ports, table: string): Promise<PeopleHere> {
  const stored = await store.load(table).catch(() => null);
  const names = new Map(stored?.names.map(({ person, name }) => [person, name]));
  return new Map(stored?.tokens.map(({ person }) => [person, names.get(person) ?? null]));
}
