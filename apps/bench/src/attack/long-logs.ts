import { commitmentTo, drawFrom, formatAct, headOf, mustParse, seal, seededRng } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { lupus } from '@rudel/lupus';
import type { NewEntry, Store } from '@rudel/store';
import { openSqliteStore } from '@rudel/store/sqlite';

/** Tables with the same log that stand in the database before the server starts, and what lets somebody look at them. */
export type LongLog = {
  readonly what: string;
  readonly invites: readonly string[];
  readonly entries: number;
};

const secret = '5'.repeat(64);

const lineOf = (text: string): NewEntry => ({ text, command: null, at: 1, deadline: null });

async function keepOne(store: Store, name: string, texts: readonly string[]): Promise<string> {
  const invite = `invitation-${name}`;
  const [first = '', ...more] = texts;
  const aside = { secret: { match: 1, secret } };
  const id = `table-${name}`;
  await store.create(id, { invite, code: name }, [lineOf(first)], aside);
  for (let at = 0; at < more.length; at += 1000) {
    await store.append(id, { epoch: 0, after: at + 1 }, more.slice(at, at + 1000).map(lineOf));
  }
  return invite;
}

async function keep(store: Store, what: string, texts: readonly string[], tables = 1): Promise<LongLog> {
  const invites: string[] = [];
  for (let nth = 0; nth < tables; nth += 1) {
    invites.push(await keepOne(store, `${what.replaceAll(' ', '-')}-${nth}`, texts));
  }
  return { what, invites, entries: texts.length };
}

function lobbyOf(head: string, seats: number): readonly string[] {
  return [
    `created ${head} ${seats} off -`,
    `commits 1 ${commitmentTo(secret)}`,
    'joined p1 lot=a Anna',
    'host p1',
    ...Array.from({ length: seats }, (_, seat) => `bot ${seat} novice Bot${seat}`),
  ];
}

/** So many long matches are opened one after the other: one alone is over too soon to be noticed. */
const longMatches = 12;

/** A village of 25 at random, up to its last act but one: the match that is dearest to put together. */
function longestMatch(): readonly string[] {
  const game = seal(lupus);
  const { table, player } = game;
  const rng = seededRng('attack');
  let state = table.start(mustParse(game.options, '-'), 25);
  const acts: string[] = [];
  for (let turn = table.turn(state); turn.kind !== 'over'; turn = table.turn(state)) {
    const by = turn.kind === 'chance' ? 'chance' : (turn.seats[rng.int(turn.seats.length)] as Seat);
    const moves = by === 'chance' ? [] : player.legal(table.view(state, by));
    const act =
      turn.kind === 'chance'
        ? { by: 'chance' as const, drawn: drawFrom(turn.urn, rng) }
        : { by: by as Seat, move: moves[rng.int(moves.length)] ?? null };
    acts.push(`act ${formatAct(game, act)}`);
    state = table.apply(state, act);
  }
  return [...lobbyOf(headOf(game), 25), 'started 1', ...acts.slice(0, -1)];
}

const names = (count: number): string[] => Array.from({ length: count }, (_, nth) => `named p1 N${nth}`);

/** Logs as long as they can be, and one as long as they could be before there were bounds. */
export async function writeLongLogs(file: string): Promise<readonly LongLog[]> {
  const store = await openSqliteStore({ file });
  try {
    return [
      await keep(store, 'of 1500 changes', [...lobbyOf('dog/1', 4), ...names(1500)]),
      await keep(store, 'of a long match', longestMatch(), longMatches),
      await keep(store, 'of before with 60000 entries', [...lobbyOf('dog/1', 4), ...names(60_000)]),
    ];
  } finally {
    await store.close();
  }
}
