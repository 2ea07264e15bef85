import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualLimits } from '../../src/limits.ts';
import type { RunningServer } from '../../src/server.ts';
import { RawClient } from '../frames.ts';
import { openServer, wideLimits } from '../harness.ts';
import { frameCases } from './frame-cases.ts';

describe.each([1, 2])('a frame that should not be, tables in %i threads', { timeout: 600_000 }, (workers) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await openServer({ limits: { ...wideLimits, message: usualLimits.message } }, { workers });
  });
  afterAll(async () => server.close());

  it('is tried in at least fifty ways', () => {
    expect(frameCases.length).toBeGreaterThanOrEqual(50);
    expect(new Set(frameCases.map(([name]) => name)).size).toBe(frameCases.length);
  });

  it.each(frameCases)('%s', async (_name, act, code) => {
    const client = await RawClient.open(server.port);
    expect(client.status).toBe(101);
    act(client);
    if (code === null) {
      await client.until(() => client.texts.length > 0 || client.isGone);
      expect(client.texts[0]).toMatch(/^\{"t":"what","error":"[A-Z][^"]*\."\}$/);
      expect(client.closeCode).toBeNull();
      client.send({ opcode: 9, payload: 'still there?' });
      await client.until(() => client.frames.some(({ opcode }) => opcode === 10) || client.isGone);
      client.destroy();
    } else {
      await client.gone();
      expect(client.closeCode).toBe(code);
    }
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });

  it('leaves no connection behind', async () => {
    const client = await RawClient.open(server.port);
    while (server.connections > 1) {
      client.send({ opcode: 9 });
      await new Promise((resolve) => setImmediate(resolve));
    }
    client.destroy();
  });
});

describe('a handshake that should not be', { timeout: 600_000 }, () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await openServer({}, { origins: ['https://play.example.org'] });
  });
  afterAll(async () => server.close());

  it.each([
    ['a page from elsewhere', { Origin: 'http://evil.example' }, '/ws', 403],
    ['a page from nowhere', { Origin: 'null' }, '/ws', 403],
    ['a page of another port', { Origin: 'http://127.0.0.1:1' }, '/ws', 403],
    ['an allowed page', { Origin: 'https://play.example.org' }, '/ws', 101],
    ['another path', {}, '/socket', 404],
    ['a path above', {}, '/../ws', 404],
    ['an old version', { 'Sec-WebSocket-Version': '7' }, '/ws', 400],
    ['a short key', { 'Sec-WebSocket-Key': 'abc' }, '/ws', 400],
    ['another protocol', { Upgrade: 'h2c' }, '/ws', 400],
    ['a header too long', { Cookie: 'x'.repeat(100_000) }, '/ws', 431],
    ['compression', { 'Sec-WebSocket-Extensions': 'permessage-deflate' }, '/ws', 101],
  ])('%s', async (_name, headers, path, status) => {
    const client = await RawClient.open(server.port, headers, path);
    expect(client.status).toBe(status);
    client.destroy();
  });

  it('lets in the page that the server itself gave', async () => {
    const client = await RawClient.open(server.port, { Origin: `http://127.0.0.1:${server.port}` });
    expect(client.status).toBe(101);
    client.destroy();
  });
});
