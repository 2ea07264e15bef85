import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { request as rawRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Admission, Handover, ShelfDoc, TableGlance } from '@rudel/protocol';
import type { RunningServer } from '../src/server.ts';
import { Api, dogTable, openServer } from './harness.ts';
import { Person } from './person.ts';

describe('the API', { timeout: 600_000 }, () => {
  let server: RunningServer;
  let api: Api;
  beforeAll(async () => {
    server = await openServer({ pace: { away: 0 } });
    api = new Api(server.port);
  });
  afterAll(async () => server.close());

  const seated = async (admission: Admission): Promise<Person> => {
    const person = new Person(server.port, admission);
    await person.connect();
    return person;
  };

  it('is well', async () => {
    const { status, text } = await api.request('/healthz');
    expect([status, text]).toEqual([200, 'ok']);
  });

  it('shows the shelf', async () => {
    const { status, body } = await api.request<ShelfDoc>('/api/shelf');
    expect(status).toBe(200);
    expect(body.games).toContainEqual({
      id: 'dog',
      version: 1,
      seats: expect.arrayContaining([4]) as number[],
      levels: ['easy', 'medium', 'strong'],
    });
  });

  it('makes a table, shows it to strangers, lets them join and lists it only if the host wants', async () => {
    const host = await seated(await api.create({ listed: true, name: 'Anna' }));
    const { id, invite, code } = host.table ?? { id: '', invite: '', code: '' };
    const glance = { table: id, game: 'dog/1', phase: 'lobby', hostName: 'Anna', seats: 4 };
    for (const by of [{ invite }, { code }, { code: code.toLowerCase() }, { table: id }]) {
      const { status, body } = await api.post<TableGlance>('/api/look', by);
      expect(status).toBe(200);
      expect(body).toMatchObject(glance);
    }
    expect((await api.request<TableGlance[]>('/api/tables')).body).toMatchObject([glance]);
    const guest = await seated(await api.join({ code }, { name: 'Bo' }));
    expect(guest.you?.seat).toBe(1);
    const watcher = await seated(await api.join({ invite }, { watch: true }));
    expect(watcher.you?.seat).toBeNull();
    await host.wish('list off');
    expect((await api.request('/api/tables')).body).toEqual([]);
    expect((await api.post('/api/look', { table: id })).status).toBe(404);
    for (const person of [host, guest, watcher]) await person.leave();
  });

  it('hands a seat over to another device, once', async () => {
    const host = await seated(await api.create());
    const { table, token } = host.admission;
    const path = `/api/tables/${table}/handover`;
    const { status, body } = await api.post<Handover>(
      path,
      { seat: null },
      { authorization: `Bearer ${token}` },
    );
    expect(status).toBe(200);
    const taken = await api.post<Admission>('/api/take', { key: body.key });
    expect(taken.status).toBe(200);
    expect(taken.body.token).not.toBe(token);
    await host.until(() => host.closeCode !== null);
    expect([host.bye, host.closeCode]).toEqual(['moved', 4002]);
    expect((await api.post('/api/take', { key: body.key })).status).toBe(410);
    const again = await seated(taken.body);
    expect(again.you).toEqual({ person: 'p1', seat: 0 });
    await again.leave();
  });

  it('gives the record of a finished match, and of no other', async () => {
    const wanted = { game: 'woelfe', seats: ['bot random', 'bot random'] } as const;
    const host = await seated(await api.create(wanted));
    const path = `/api/tables/${host.admission.table}/matches/1/record`;
    expect((await api.request(path)).status).toBe(404);
    await host.wish('start');
    const running = await api.request(path);
    expect([running.status, running.body.error]).toEqual([409, 'match-running']);
    await host.until(() => host.table?.phase === 'over');
    const { status, headers, text } = await api.request(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^\[Game "woelfe\/1"\]/);
    await host.leave();
  });

  const joining = { by: { code: 'CCCCCC' }, name: 'Bo', watch: false, contribution: '' };
  const anywhere = '/api/tables/nowhere/handover';

  it.each([
    ['no such game', '/api/tables', { ...dogTable, game: 'chess' }, 422, 'no-such-game'],
    ['options that do not exist', '/api/tables', { ...dogTable, options: 'x=1' }, 422, 'bad-options'],
    ['too few seats', '/api/tables', { ...dogTable, seats: ['me'] }, 422, 'wrong-number-of-seats'],
    ['a name of nothing', '/api/tables', { ...dogTable, name: ' ' }, 422, 'name-missing'],
    [
      'two seats for one',
      '/api/tables',
      { ...dogTable, seats: ['me', 'me', 'open', 'open'] },
      422,
      'one-seat-each',
    ],
    [
      'no such bot',
      '/api/tables',
      { ...dogTable, seats: ['me', 'bot x', 'open', 'open'] },
      422,
      'no-such-level',
    ],
    ['a contribution of blanks', '/api/tables', { ...dogTable, contribution: ' ' }, 422, 'bad-contribution'],
    ['a part too many', '/api/tables', { ...dogTable, admin: true }, 400, 'malformed'],
    ['a part too few', '/api/tables', { game: 'dog' }, 400, 'malformed'],
    ['a clock that does not exist', '/api/tables', { ...dogTable, clock: 'fast' }, 400, 'malformed'],
    ['a name too long', '/api/tables', { ...dogTable, name: 'x'.repeat(201) }, 400, 'malformed'],
    ['a name of two lines', '/api/tables', { ...dogTable, name: 'a\nb' }, 400, 'malformed'],
    ['half a symbol', '/api/tables', '{"game":"\\ud800"}', 400, 'malformed'],
    ['a seat that is no plan', '/api/tables', { ...dogTable, seats: ['me', {}] }, 400, 'malformed'],
    ['65 seats', '/api/tables', { ...dogTable, seats: Array(65).fill('open') }, 400, 'malformed'],
    ['a prototype', '/api/look', '{"invite":"a","__proto__":{"x":1}}', 400, 'malformed'],
    ['a prototype alone', '/api/look', '{"__proto__":{"invite":"a"}}', 400, 'malformed'],
    ['a constructor', '/api/look', '{"code":"a","constructor":{"prototype":{"x":1}}}', 400, 'malformed'],
    ['no JSON', '/api/look', '{"invite":', 400, 'malformed'],
    ['nothing', '/api/look', '', 400, 'malformed'],
    ['a list', '/api/look', [], 400, 'malformed'],
    ['two invitations', '/api/look', { invite: 'a', code: 'b' }, 400, 'malformed'],
    ['a depth of 2000', '/api/look', `{"invite":${'['.repeat(2000)}${']'.repeat(2000)}}`, 400, 'malformed'],
    ['too much', '/api/look', { invite: 'x'.repeat(17_000) }, 413, 'too-large'],
    ['an unknown invitation', '/api/look', { invite: 'nowhere' }, 404, 'no-such-table'],
    ['an unknown code', '/api/look', { code: 'CCCCCC' }, 404, 'no-such-table'],
    ['a table that is not listed', '/api/look', { table: 'nowhere' }, 404, 'no-such-table'],
    ['joining by an unknown code', '/api/join', joining, 404, 'no-such-table'],
    ['joining without a wish', '/api/join', { ...joining, watch: 'no' }, 400, 'malformed'],
    ['an unknown key', '/api/take', { key: 'a' }, 410, 'key-spent'],
    ['a key with blanks', '/api/take', { key: 'a b' }, 400, 'malformed'],
    ['no token', anywhere, { seat: null }, 401, 'no-token'],
    ['no such path', '/api/nothing', {}, 404, 'not-found'],
  ])('refuses %s', async (_name, path, body, status, error) => {
    const reply = await api.post(path, body);
    expect([reply.status, reply.body.error]).toEqual([status, error]);
    expect(reply.body.message).toMatch(/^[A-Z].*\.$/);
    expect(Object.keys(reply.body)).toEqual(['error', 'message']);
    expect(reply.text).not.toMatch(/\bat .*\.ts|node:|Error/);
  });

  it('refuses a token that is none, of nobody, or for a seat of somebody else', async () => {
    const host = await seated(await api.create());
    const guest = await seated(await api.join({ code: host.table?.code ?? '' }));
    const path = `/api/tables/${host.admission.table}/handover`;
    const tried = async (authorization: string, seat: number | null): Promise<[number, string]> => {
      const { status, body } = await api.post(path, { seat }, { authorization });
      return [status, body.error];
    };
    expect(await tried('Basic abc', null)).toEqual([401, 'no-token']);
    expect(await tried('Bearer a b', null)).toEqual([401, 'no-token']);
    expect((await tried('Bearer abc', null))[0]).toBe(403);
    expect(await tried(`Bearer ${guest.admission.token}`, 0)).toEqual([403, 'not-yours']);
    for (const person of [host, guest]) await person.leave();
  });

  it('reads JSON only, and only what it knows', async () => {
    const text = await api.request('/api/look', { method: 'POST', body: '{"invite":"a"}' });
    expect([text.status, text.body.error]).toEqual([415, 'not-json']);
    expect((await api.request('/api/look')).status).toBe(404);
    expect((await api.request('/api/tables', { method: 'DELETE' })).status).toBe(404);
    expect(
      (await api.request('/api/shelf', { method: 'OPTIONS' })).headers.get('access-control-allow-origin'),
    ).toBeNull();
    expect((await api.request('/api/tables/a/matches/0/record')).status).toBe(400);
    expect((await api.request('/api/tables/a/matches/1e9/record')).status).toBe(400);
    expect((await api.request(`/api/tables/${'a'.repeat(65)}/matches/1/record`)).status).toBe(414);
    expect((await api.request('/api/tables/%E0%A4%A/matches/1/record')).body.error).toBe('malformed');
  });

  it('tells the browser to be careful', async () => {
    for (const path of ['/healthz', '/api/shelf', '/api/nothing']) {
      const { headers } = await api.request(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('says that the client is not built', async () => {
    const { status, text } = await api.request('/', { headers: { accept: 'text/html' } });
    expect(status).toBe(503);
    expect(text).toContain('npm run build');
  });
});

describe('the files', { timeout: 600_000 }, () => {
  const script = 'console.log("rudel");'.repeat(50);
  const inline = 'document.title = "a";';
  let server: RunningServer;
  let api: Api;
  beforeAll(async () => {
    const webFolder = mkdtempSync(join(tmpdir(), 'rudel-web-'));
    mkdirSync(join(webFolder, 'assets'));
    writeFileSync(join(webFolder, '.hidden'), 'secret');
    writeFileSync(join(webFolder, 'index.html'), `<!doctype html><script>${inline}</script><p>Rudel</p>`);
    writeFileSync(join(webFolder, 'sw.js'), script);
    writeFileSync(join(webFolder, 'assets', 'main-a1b2c3.js'), script);
    writeFileSync(join(webFolder, 'assets', 'main-a1b2c3.js.br'), brotliCompressSync(script));
    server = await openServer({}, { webFolder });
    api = new Api(server.port);
  });
  afterAll(async () => server.close());

  it('are kept for ever where their name has a hash, and asked for each time elsewhere', async () => {
    const hashed = await api.request('/assets/main-a1b2c3.js', {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toMatch(/javascript/);
    expect(hashed.text).toBe(script);
    for (const path of ['/', '/index.html', '/sw.js']) {
      expect((await api.request(path)).headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('come compressed where that was prepared', async () => {
    const length = await new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': 'br' };
      rawRequest({ port: server.port, path: '/assets/main-a1b2c3.js', headers }, (response) => {
        response.resume();
        const { vary, 'content-encoding': encoding, 'content-length': size } = response.headers;
        resolve([vary, encoding, Number(size)]);
      })
        .on('error', reject)
        .end();
    });
    expect(length).toEqual(['accept-encoding', 'br', brotliCompressSync(script).length]);
  });

  it('answer every page of the client with the one page there is', async () => {
    for (const path of ['/', '/t/abc', '/join', '/rules/dog?x=1']) {
      const { status, text, headers } = await api.request(path, { headers: { accept: 'text/html' } });
      expect([status, text]).toEqual([200, expect.stringContaining('Rudel')]);
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('are nothing else', async () => {
    const asPage = { headers: { accept: 'text/html' } };
    expect((await api.request('/nothing.png')).status).toBe(404);
    expect((await api.request('/assets/nothing.js', asPage)).status).toBe(404);
    expect((await api.request('/api/nothing', asPage)).status).toBe(404);
    for (const path of ['/.hidden', '/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/assets/..%5c..%5cx'])
      expect((await api.request(path)).text).not.toMatch(/secret|"name"/);
  });
});
