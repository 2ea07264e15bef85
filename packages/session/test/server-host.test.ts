import { describe, expect, it } from 'vitest';
import type { Farewell, ServerMessage } from '@rudel/protocol';
import { serverHostBy } from '../src/server-host.ts';
import type { Socket } from '../src/socket-wire.ts';

class FakeSocket extends EventTarget {
  readyState = 0;
  readonly sent: string[] = [];
  closed = 0;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed += 1;
  }

  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  hears(data: string): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }

  ends(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

type Asked = { path: string; init: RequestInit };

function hostAnswering(answer: () => Promise<Response>) {
  const asked: Asked[] = [];
  const socket = new FakeSocket();
  const host = serverHostBy({
    async fetch(path, init = {}) {
      asked.push({ path, init });
      return answer();
    },
    socket: () => socket as unknown as Socket,
  });
  return { host, asked, socket };
}

describe('the server host', () => {
  it('asks where the protocol says, the token in a header and never in an address', async () => {
    const { host, asked } = hostAnswering(async () => Response.json({ key: 'k' }));
    expect(await host.handover('t/1', 'secret', 2)).toEqual({ ok: true, value: { key: 'k' } });
    await host.look({ code: 'ABCDEF' });
    await host.take('k');
    await host.record('t1', 3);
    expect(asked.map(({ path, init }) => `${init.method ?? 'GET'} ${path} ${init.body as string}`)).toEqual([
      'POST /api/tables/t%2F1/handover {"seat":2}',
      'POST /api/look {"code":"ABCDEF"}',
      'POST /api/take {"key":"k"}',
      'GET /api/tables/t1/matches/3/record undefined',
    ]);
    expect(asked[0]?.init.headers).toMatchObject({ authorization: 'Bearer secret' });
    expect(asked[1]?.init.headers).not.toHaveProperty('authorization');
  });

  it('hands refusals on, and says so where nothing is reached', async () => {
    const refusal = { error: 'full', message: 'The table is full.' };
    const refusing = hostAnswering(async () => Response.json(refusal, { status: 409 }));
    expect(await refusing.host.look({ table: 't1' })).toEqual({ ok: false, refusal });
    const proxy = hostAnswering(async () => new Response('<html>', { status: 502 }));
    expect(await proxy.host.look({ table: 't1' })).toMatchObject({
      ok: false,
      refusal: { error: 'status-502' },
    });
    const cut = hostAnswering(async () => Promise.reject(new TypeError('failed')));
    expect(await cut.host.take('k')).toMatchObject({ ok: false, refusal: { error: 'unreachable' } });
    expect(await cut.host.listed()).toEqual([]);
  });

  it('keeps what is sent before the socket is open, and reads what comes', () => {
    const { host, socket } = hostAnswering(async () => new Response());
    const heard: ServerMessage[] = [];
    const wire = host.open({ message: (message) => heard.push(message), ended() {} });
    wire.send({ t: 'beat' });
    expect(socket.sent).toEqual([]);
    socket.opens();
    wire.send({ t: 'beat' });
    expect(socket.sent.map((text) => text.trimEnd())).toEqual(['{"t":"beat"}', '{"t":"beat"}']);
    socket.hears('{"t":"done","id":"a"}');
    socket.hears('{half');
    socket.hears('[4,0,[]]');
    expect(heard).toEqual([{ t: 'done', id: 'a' }, [4, 0, []]]);
  });

  it('sends every move at the same length, whatever was chosen and however often', () => {
    const { host, socket } = hostAnswering(async () => new Response());
    const wire = host.open({ message() {}, ended() {} });
    socket.opens();
    const texts = [
      'point 6',
      'point 16 insist',
      'best 1 rat',
      'worst 3 elephant',
      'give 10',
      'pass',
      'abstain',
    ];
    for (const [nth, text] of texts.entries())
      wire.send({ t: 'do', id: 'f3a1'.repeat(6), base: 10 ** nth, text: `move ${text}` });
    expect(new Set(socket.sent.map((sent) => sent.length)).size).toBe(1);
    expect(socket.sent.map((sent) => (JSON.parse(sent) as { text: string }).text)).toEqual(
      texts.map((text) => `move ${text}`),
    );
  });

  it.each([
    [4002, null, 'moved'],
    [1001, null, 'closed'],
    [4004, null, 'missing'],
    [4005, null, 'unopened'],
    [1006, null, 'lost'],
    [1005, '{"t":"bye","why":"kicked"}', 'kicked'],
  ] as const)('ends once with a reason: code %i', (code, bye, why) => {
    const { host, socket } = hostAnswering(async () => new Response());
    const ends: (Farewell | 'lost')[] = [];
    host.open({ message() {}, ended: (reason) => ends.push(reason) });
    if (bye !== null) socket.hears(bye);
    socket.ends(code);
    socket.ends(code);
    expect(ends).toEqual([why]);
  });

  it('is silent after it was closed', () => {
    const { host, socket } = hostAnswering(async () => new Response());
    const wire = host.open({
      message: () => expect.unreachable(),
      ended: () => expect.unreachable(),
    });
    wire.close();
    socket.hears('{"t":"beat"}');
    socket.ends(1006);
    expect(socket.closed).toBe(1);
  });
});
