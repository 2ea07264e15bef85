import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { answerTo } from '@rudel/bots';
import type { AnyBot } from '@rudel/bots';
import { seededRng } from '@rudel/kernel';
import type { SeatDoc } from '@rudel/protocol';
import { openLog, readConfig, startServer } from '@rudel/server';
import type { Overrides, RunningServer } from '@rudel/server';
import { openSession } from '@rudel/session/open-session';
import type { Session } from '@rudel/session/session';
import { findGame } from '@rudel/shelf';
import { invitationLinkOf } from '../src/sit/invitation-link.ts';
import { nodeHost, nodeSurroundings } from '../src/sit/node-host.ts';
import { ownFolder, rudel } from './harness.ts';
import type { Done } from './harness.ts';
import { programIn } from './programs.ts';

const folder = ownFolder();
const woelfe = findGame('woelfe');
const ample = ['--limit', '600000'];

let servers: RunningServer[] = [];
let sessions: Session[] = [];

afterEach(async () => {
  for (const session of sessions) session.close();
  for (const server of servers) await server.close();
  [servers, sessions] = [[], []];
});

/** Bots of the table, without a thread. */
const thinkers: NonNullable<Overrides['thinkers']> = {
  think: async ({ game, level, view }) =>
    answerTo({ level, view }, findGame(game), seededRng('thinker'), { kind: 'iterations', count: 2 }),
};

async function serve(name: string, port = 0): Promise<RunningServer> {
  const read = readConfig({ PORT: String(port), HOST: '127.0.0.1', RUDEL_DATA: join(folder, name) });
  if (!read.ok) throw new Error(read.faults.join(' '));
  const server = await startServer(read.config, { log: openLog('silent'), thinkers });
  servers.push(server);
  return server;
}

const addressOf = ({ port }: RunningServer): URL => new URL(`http://127.0.0.1:${port}/`);

/** Anna, who has set up a table for two and plays there at random, as a person does who does not think. */
async function annasTable(server: RunningServer): Promise<{ anna: Session; link: string }> {
  const host = nodeHost(addressOf(server));
  const wanted = { game: 'woelfe', options: '-', clock: 'off', pace: 'quick', listed: false } as const;
  const created = await host.create({ ...wanted, seats: ['me', 'open'], name: 'Anna', contribution: '' });
  if (!created.ok) throw new Error(created.refusal.message);
  const { table, token } = created.value;
  const anna = openSession(host, { table, token }, nodeSurroundings);
  sessions.push(anna);
  const rng = seededRng('anna');
  const random = woelfe?.bots[0] as AnyBot;
  anna.match.subscribe((now) => {
    if (now === null || woelfe === undefined) return;
    const { player } = woelfe.game;
    if (!player.asked(now.view).includes(0)) return;
    const move = random.choose(now.view, rng, { kind: 'iterations', count: 1 });
    void anna.wish({ kind: 'move', text: player.move.format(move) });
  });
  await until(() => anna.table.peek() !== null);
  return { anna, link: new URL(`/join#${anna.table.peek()?.invite}`, addressOf(server)).href };
}

async function until(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo, { timeout: 120_000, interval: 20 }).toBe(true);
}

const seatOne = ({ table }: Session): SeatDoc | undefined => table.peek()?.seats[1];
const isTaken = (anna: Session) => () => seatOne(anna)?.kind === 'person';

async function sits(link: string, ...args: readonly string[]): Promise<Done> {
  return rudel(['sit', link, ...args], { cwd: folder, env: { ...process.env } as never });
}

describe('a program at a table of a real server', () => {
  test('is marked, plays, plays again, and leaves when it has played enough', async () => {
    const { anna, link } = await annasTable(await serve('plays'));
    const bot = programIn(folder, 'thinks', "on.go = () => say('think well\\nmove ' + legal[0]);");
    const sitting = sits(link, '--bot', `rover=${bot}`, '--matches', '2', ...ample);
    await until(isTaken(anna));
    expect(seatOne(anna)).toMatchObject({ name: 'rover', program: true });
    await anna.wish({ kind: 'start' });
    await until(() => anna.outcome.peek() !== null);
    await until(() => anna.table.peek()?.ready?.length === 1);
    await anna.wish({ kind: 'rematch' });
    anna.goOn();
    const { exit, out, err } = await sitting;
    expect(exit).toBe(0);
    expect(out).toMatch(/^rover sits on seat 1 at a table of Wölfe/);
    expect(out).toMatch(/Match 1 begins\.\nMatch 1 is over; .*\nMatch 2 begins\.\nMatch 2 is over; /);
    expect(out).toContain('All matches are played; it has left the table.');
    expect(err).toContain('thinks: well');
    await until(() => seatOne(anna)?.kind === 'open');
  });

  test('that is at fault stands up, and a bot of the table plays on', async () => {
    const { anna, link } = await annasTable(await serve('faulty'));
    const bot = programIn(folder, 'breaks', "on.go = () => say(moves > 2 ? 'move 99' : 'move ' + legal[0]);");
    const sitting = sits(link, '--bot', bot, '--name', 'Rex', '--lang', 'de', ...ample);
    await until(isTaken(anna));
    await anna.wish({ kind: 'start' });
    const { exit, out } = await sitting;
    expect(exit).toBe(1);
    expect(out).toMatch(/Rex hat '99' geantwortet, und das ist/);
    expect(out).toContain('Es hat den Tisch verlassen, dort spielt ein Bot weiter.');
    await until(() => seatOne(anna)?.kind === 'bot');
    const seen = anna.log.peek().length;
    await until(() => anna.log.peek().length > seen + 2);
  });

  test('comes back when the server does', async () => {
    const server = await serve('restarts');
    const { port } = server;
    const { anna, link } = await annasTable(server);
    const sitting = sits(link, '--bot', programIn(folder, 'patient'), '--json', ...ample);
    await until(isTaken(anna));
    await anna.wish({ kind: 'start' });
    await until(() => anna.log.peek().length > 8);
    await server.close();
    servers = [];
    await until(() => {
      const wire = anna.link.peek();
      return wire.kind === 'lost' && wire.attempt >= 3;
    });
    await serve('restarts', port);
    const seen = anna.log.peek().length;
    await until(() => anna.log.peek().length > seen + 4);
    await anna.wish({ kind: 'kick', person: 'p2' });
    const { exit, out } = await sitting;
    expect(exit).toBe(1);
    const told = out.trimEnd().split('\n');
    const kinds = told.map((line) => (JSON.parse(line) as { kind: string }).kind);
    expect(kinds).toEqual(['sits', 'begins', 'lost', 'back', 'end']);
    expect(told.at(-1)).toBe('{"kind":"end","why":"kicked"}');
  });

  test('goes when it is sent away', async () => {
    const { anna, link } = await annasTable(await serve('kicked'));
    const sitting = sits(link, '--bot', 'easy');
    await until(isTaken(anna));
    await anna.wish({ kind: 'kick', person: 'p2' });
    expect(await sitting).toMatchObject({ exit: 1, out: expect.stringContaining('sent it away') as string });
  });

  test('says goodbye when it is interrupted, and goes with the last person', async () => {
    const { anna, link } = await annasTable(await serve('leaves'));
    const interrupted = await rudel(['sit', link, '--bot', 'easy'], { patience: 20 });
    expect(interrupted.exit).toBe(130);
    await until(() => seatOne(anna)?.kind === 'open');
    const sitting = sits(link, '--bot', 'easy');
    await until(isTaken(anna));
    await anna.wish({ kind: 'leave' });
    expect(await sitting).toMatchObject({
      exit: 0,
      out: expect.stringContaining('No person is left') as string,
    });
  });

  test('finds no seat where there is none, and no table where there is none', async () => {
    const server = await serve('full');
    const { anna, link } = await annasTable(server);
    await anna.wish({ kind: 'bot', seat: 1, level: 'easy' });
    expect(await sits(link, '--bot', 'easy')).toMatchObject({ exit: 1 });
    const nowhere = new URL('/join#nothingatall', addressOf(server)).href;
    const german = await sits(nowhere, '--bot', 'easy', '--lang', 'de');
    expect([german.exit, german.err]).toEqual([1, expect.stringMatching(/Tisch/)]);
  });
});

test.each([
  ['https://rudel.example/join#aW52aXRhdGlvbjEyMzQ1Ng', { invite: 'aW52aXRhdGlvbjEyMzQ1Ng' }],
  ['http://10.0.0.7:3000/join#K7M2QX', { code: 'K7M2QX' }],
  ['https://rudel.example/join/b2xkdGFibGVpZDEyMzQ1Ng', { table: 'b2xkdGFibGVpZDEyMzQ1Ng' }],
])('%s is an invitation', (text, by) => {
  const { server, by: found } = invitationLinkOf(text);
  expect(found).toEqual(by);
  expect(text.startsWith(server.href)).toBe(true);
});

test.each(['rudel.example', 'ftp://rudel.example/join#x', 'https://rudel.example/', 'nonsense'])(
  '%s is none',
  async (text) => {
    expect(await rudel(['sit', text, '--bot', 'easy'])).toMatchObject({ exit: 2 });
  },
);
