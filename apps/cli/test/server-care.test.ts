import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseIn } from '@rudel/control';
import { openLog, readConfig, startServer } from '@rudel/server';
import type { RunningServer } from '@rudel/server';
import { rudel } from './harness.ts';

const root = mkdtempSync(join(tmpdir(), 'rudel-care-'));
afterAll(() => rmSync(root, { recursive: true }));

async function serve(data: string): Promise<RunningServer> {
  const read = readConfig({ PORT: '0', HOST: '127.0.0.1', RUDEL_DATA: data });
  if (!read.ok) throw new Error(read.faults.join(' '));
  return startServer(read.config, { log: openLog('silent') });
}

describe('looking after a server', () => {
  const data = join(root, 'data');
  const env = { RUDEL_DATA: data };

  it('says where no server runs', async () => {
    for (const args of [
      ['backup', join(root, 'none.sqlite')],
      ['admin', 'tables'],
    ]) {
      const { exit, err } = await rudel(args, { env });
      expect([exit, err]).toEqual([1, expect.stringMatching(/^No server is running in .*\.\n$/)]);
    }
  });

  it('copies, lists and bans while it runs, and copies when it does not', async () => {
    const server = await serve(data);
    const file = join(root, 'running.sqlite');
    expect(await rudel(['backup', file], { env })).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/running\.sqlite': 0 tables, .*, checked\.\n$/) as string,
    });
    expect((await rudel(['admin', 'tables'], { env })).out).toMatch(/^table +game +phase/);
    const banned = await rudel(['admin', 'ban', '203.0.113.7', '--for', '2h', '--data', data]);
    expect(banned.out).toMatch(/^Banned for 2h as [\da-f]{16}; 0 connections were ended\.\n$/);
    expect((await rudel(['admin', 'bans'], { env })).out).toMatch(/^[\da-f]{16} {2}\d+[a-z]+ left\n$/);
    expect(await rudel(['admin', 'unban', '203.0.113.7'], { env })).toMatchObject({ exit: 0 });
    expect(await rudel(['admin', 'erase', 'abcdef'], { env })).toMatchObject({
      exit: 1,
      err: 'There is no such table.\n',
    });
    expect(await rudel(['admin', 'close', '--', '-bcdef'], { env })).toMatchObject({
      exit: 1,
      err: 'There is no such table.\n',
    });
    const stats = await rudel(['admin', 'stats', '--json'], { env });
    expect(JSON.parse(stats.out)).toMatchObject({ tables: 0, open: 0, bans: 0 });
    await server.close();
    const later = join(root, 'stopped.sqlite');
    expect((await rudel(['backup', later], { env })).exit).toBe(0);
    expect(existsSync(later)).toBe(true);
    expect(existsSync(databaseIn(data))).toBe(true);
  });

  it('says what is wrong with an order before it is sent', async () => {
    const tooShort = await rudel(['admin', 'close', 'abc'], { env });
    expect([tooShort.exit, tooShort.err]).toEqual([2, expect.stringContaining('four or more characters')]);
    const tooLong = await rudel(['admin', 'ban', '203.0.113.7', '--for', '20y'], { env });
    expect([tooLong.exit, tooLong.err]).toEqual([2, "A ban lasts ten years at most, not '20y'.\n"]);
    expect((await rudel(['admin'], { env })).err).toContain('needs a task');
  });

  it('overwrites nothing', async () => {
    const file = join(root, 'mine.txt');
    writeFileSync(file, 'mine');
    expect(await rudel(['backup', file], { env })).toMatchObject({ exit: 2 });
  });

  it('says what is wrong with a call', async () => {
    for (const args of [
      ['admin'],
      ['admin', 'dance'],
      ['admin', 'close'],
      ['admin', 'ban', '10.0.0.1', '--for', 'ever'],
    ])
      expect((await rudel(args, { env })).exit, args.join(' ')).toBe(2);
  });
});

describe('copying tables elsewhere', () => {
  it('says what is wrong, and never overwrites', async () => {
    const data = join(root, 'copied');
    await (await serve(data)).close();
    expect(await rudel(['store', 'move', data, 'x'])).toMatchObject({ exit: 2 });
    expect((await rudel(['store', 'copy', join(root, 'nothing'), 'x'])).err).toMatch(/^There is no /);
    const file = join(root, 'elsewhere.sqlite');
    expect(await rudel(['store', 'copy', data, file])).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/elsewhere\.sqlite'?: 0 tables, the same as in /) as string,
    });
    const away = 'postgres://rudel:hush@127.0.0.1:9/nowhere';
    const refusal = await rudel(['store', 'copy', data, away]);
    expect([refusal.exit, refusal.err]).toEqual([1, expect.stringContaining('cannot be opened') as string]);
    expect(refusal.err).not.toContain('hush');
  });
});
