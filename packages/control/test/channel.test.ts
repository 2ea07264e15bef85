import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { adminFolderOf, controlVersion, giveOrder, listenForOrders, NoServer } from '@rudel/control';
import type { Listening, Order, Reply } from '@rudel/control';

const closings: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

function folder(under: string = mkdtempSync(join(tmpdir(), 'rudel-control-'))): string {
  closings.push(() => rmSync(under, { recursive: true, force: true }));
  return under;
}

const yes = async (): Promise<Reply> => ({ v: controlVersion, ok: true, value: { tables: 3 } });

async function listening(data: string, answer: (order: Order) => Promise<Reply> = yes): Promise<Listening> {
  const channel = await listenForOrders(data, answer);
  closings.push(() => channel.close());
  return channel;
}

const modeOf = (path: string): number => statSync(path).mode & 0o777;

describe('the way to a running server', () => {
  it('brings orders there and answers back', async () => {
    const data = folder();
    const heard: Order[] = [];
    await listening(data, (order) => {
      heard.push(order);
      return yes();
    });
    expect(await giveOrder(data, { do: 'stats' })).toEqual({ ok: true, value: { tables: 3 } });
    expect(heard).toEqual([{ do: 'stats' }]);
  });

  it('is open to its owner alone', async () => {
    const data = folder();
    const { path } = await listening(data);
    expect([modeOf(path), modeOf(adminFolderOf(data))]).toEqual([0o600, 0o700]);
  });

  it('makes a folder private that was not', async () => {
    const data = folder();
    mkdirSync(adminFolderOf(data), { recursive: true, mode: 0o755 });
    await listening(data);
    expect(modeOf(adminFolderOf(data))).toBe(0o700);
  });

  it('says that nobody listens', async () => {
    const data = folder();
    await expect(giveOrder(data, { do: 'stats' })).rejects.toThrow(NoServer);
    const channel = await listenForOrders(data, yes);
    await channel.close();
    await expect(giveOrder(data, { do: 'stats' })).rejects.toThrow(NoServer);
    expect(readdirSync(adminFolderOf(data))).toEqual([]);
  });

  it('takes the place of a server that ended without a word', async () => {
    const data = folder();
    const { path } = await listening(data);
    const left = `${path}-left`;
    const dead = createServer().listen(left);
    await new Promise((resolve) => {
      dead.once('listening', resolve);
    });
    const { renameSync } = await import('node:fs');
    await closings.pop()?.();
    renameSync(left, path);
    dead.close();
    await listening(data);
    expect((await giveOrder(data, { do: 'stats' })).ok).toBe(true);
  });

  it('removes nothing that is not a socket', async () => {
    const data = folder();
    mkdirSync(adminFolderOf(data), { recursive: true });
    writeFileSync(join(adminFolderOf(data), 'socket'), 'mine');
    await expect(listenForOrders(data, yes)).rejects.toThrow(/in the way/);
    expect(existsSync(join(adminFolderOf(data), 'socket'))).toBe(true);
  });

  it('does not push away a server that listens', async () => {
    const data = folder();
    await listening(data);
    await expect(listenForOrders(data, yes)).rejects.toThrow(/Another server/);
    expect((await giveOrder(data, { do: 'stats' })).ok).toBe(true);
  });

  it('works from a folder whose path is too long for a socket', async () => {
    const data = join(folder(), 'a'.repeat(80), 'b'.repeat(80));
    const { path } = await listening(data);
    expect(path.startsWith(adminFolderOf(data))).toBe(false);
    expect(modeOf(path)).toBe(0o600);
    expect((await giveOrder(data, { do: 'stats' })).ok).toBe(true);
    await closings.pop()?.();
    expect([existsSync(path), readdirSync(adminFolderOf(data))]).toEqual([false, []]);
  });

  it('answers what it does not understand, and goes on', async () => {
    const data = folder();
    await listening(data);
    const odd = await giveOrder(data, { do: 'erase', table: '../..' });
    expect(odd).toMatchObject({ ok: false, error: 'malformed' });
    expect((await giveOrder(data, { do: 'stats' })).ok).toBe(true);
  });

  it('tells nothing of a failure inside', async () => {
    const data = folder();
    await listening(data, () => Promise.reject(new Error('the secret is 7')));
    const answer = await giveOrder(data, { do: 'stats' });
    expect(answer).toMatchObject({ ok: false, error: 'defect' });
    expect(JSON.stringify(answer)).not.toContain('7');
  });
});
