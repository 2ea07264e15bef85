import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findGame } from '@rudel/shelf';
import { root } from './build.ts';
import { Api } from './harness.ts';
import { Person } from './person.ts';

const run = promisify(execFile);

const place = mkdtempSync(join(tmpdir(), 'rudel-packed-'));
const program = join(place, 'node_modules', '.bin', 'rudel');
/** Nothing of this repository, and nothing of the person who runs the tests. */
const env = { PATH: process.env['PATH'] ?? '', HOME: place, LANG: 'en' };

async function rudel(...args: readonly string[]): Promise<string> {
  const { stdout } = await run(program, args, { cwd: place, env });
  return stdout;
}

/** `rudel serve`, and where it says that it is. */
async function serve(): Promise<{
  readonly child: ChildProcess;
  readonly port: number;
  readonly said: string;
}> {
  const child = spawn(program, ['serve', '--port', '0'], { cwd: place, env: { ...env, HOST: '127.0.0.1' } });
  let said = '';
  child.stderr.on('data', (data) => {
    said += String(data);
  });
  for await (const data of child.stdout) {
    said += String(data);
    const [, port] = /ready: http:\/\/127\.0\.0\.1:(\d+)[^]*Ctrl-C/.exec(said) ?? [];
    if (port !== undefined) return { child, port: Number(port), said };
  }
  throw new Error(said);
}

/** Gives away the first card that may be given, and waits until the bots have given theirs. */
async function exchangeCards(host: Person): Promise<void> {
  const player = findGame('dog')?.game.player;
  await host.until(() => host.view !== null);
  const [move] = host.view === null || player === undefined ? [] : player.legal(host.view);
  const before = host.seq;
  expect(move === undefined ? '' : await host.wish(`move ${player?.move.format(move)}`)).toBe('done');
  await host.until(() => host.seq > before + 1);
}

describe('the package, installed where there is nothing else', () => {
  beforeAll(async () => {
    const { stdout } = await run(process.execPath, ['scripts/pack.mjs', place], { cwd: root });
    const [, file = ''] = /Packed: (.+)/.exec(stdout) ?? [];
    const quietly = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    await run('npm', ['install', '--prefix', place, ...quietly, file], { cwd: place });
  });

  afterAll(() => rmSync(place, { recursive: true, force: true }));

  it('serves the page and tables with bots, and keeps them where it says', async () => {
    const { child, port, said } = await serve();
    const folder = join(place, '.local', 'share', 'rudel');
    expect(said).toContain(`Tables are kept in ${folder}.`);
    const api = new Api(port);
    expect((await api.request('/healthz')).text).toBe('ok');
    const page = await api.request('/', { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('<title>Rudel</title>')]);
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page.text) ?? [];
    expect(
      (await api.request(script, { headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding'),
    ).toBe('br');

    const assets = readdirSync(join(place, 'node_modules', 'rudel', 'apps', 'web', 'dist', 'assets'));
    expect(assets.filter((name) => name.startsWith('register-') && name.endsWith('.js'))).toHaveLength(1);
    const source = await fetch(`http://127.0.0.1:${port}/source`);
    const archive = gunzipSync(Buffer.from(await source.arrayBuffer()));
    expect(archive.includes('/apps/server/src/main.ts')).toBe(true);
    expect(archive.includes('/package-lock.json')).toBe(true);

    const bots = ['bot greedy', 'bot greedy', 'bot greedy'] as const;
    const host = new Person(port, await api.create({ seats: ['me', ...bots] }));
    await host.connect();
    expect(await host.wish('start')).toBe('done');
    await exchangeCards(host);
    await host.leave();

    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('plays and proves matches on the command line', async () => {
    expect(await rudel('--version')).toMatch(/^rudel \d+\.\d+\.\d+\n$/);
    expect(await rudel('new', 'dog', '--seed', '1')).toMatch(/^dog\/1 /);
    expect(await rudel('rules', 'lupus', '1', '--lang', 'de')).toMatch(/^1 {2}\S/);
    await rudel('simulate', 'dog', '--matches', '1', '--bots', 'random', '--seed', '1', '--record', 'out');
    expect(await rudel('check', 'out')).toContain('1 record, none with a fault.');
    expect(await rudel('--help')).toContain('rudel <command>');
  });
});
