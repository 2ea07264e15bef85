import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Handover, TableGlance } from '@rudel/protocol';
import { Api } from '../harness.ts';
import { Person } from '../person.ts';
import { play } from '../playing.ts';
import { comeBack } from './devices.ts';
import { ServingTogether, metricsToken } from './serving.ts';

let together: ServingTogether;
beforeEach(() => {
  together = new ServingTogether();
});
afterEach(() => together.close());

const alone = ['me', 'bot random', 'bot random', 'bot random'] as const;
const seats = ['me', 'open', 'bot random', 'bot random'] as const;

async function peerPorts(): Promise<readonly number[]> {
  const { nodes } = await together.shared.renew(
    { name: 'test', address: 'nowhere:1', version: 1, mark: '', isLeaving: false },
    0,
  );
  return nodes.map(({ address }) => Number(address.split(':').at(-1)));
}

/** All that comes from a port until it hangs up, after something was said. */
function heardFrom(port: number, said: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(said));
    socket.on('data', (data) => (heard += data.toString()));
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });
}

describe('several servers', () => {
  it('play at each other’s tables as if there were one', async () => {
    const [first, second] = [await together.start(), await together.start()];
    const admission = await new Api(first.port).create({ seats: [...seats], listed: true });
    const anna = new Person(second.port, admission);
    await anna.connect();
    expect(anna.table?.code).toHaveLength(8);
    const list = await new Api(second.port).request<readonly TableGlance[]>('/api/tables');
    expect(list.body.map(({ table }) => table)).toEqual([admission.table]);
    const guest = await new Api(second.port).join({ code: anna.table?.code ?? '' }, { name: 'Ben' });
    const ben = new Person(first.port, guest);
    await ben.connect();
    expect(await anna.wish('start')).toBe('done');
    await play([anna, ben], 12);
    expect([anna.closeCode, ben.closeCode]).toEqual([null, null]);
  });

  it('make keys to a place that any of them takes, once', async () => {
    const [first, second] = [await together.start(), await together.start()];
    const admission = await new Api(first.port).create();
    const bearer = { authorization: `Bearer ${admission.token}` };
    const path = `/api/tables/${admission.table}/handover`;
    const made = await new Api(second.port).post<Handover>(path, { seat: null }, bearer);
    const take = async (port: number) => new Api(port).post('/api/take', { key: made.body.key });
    expect((await take(first.port)).status).toBe(200);
    expect((await take(second.port)).body).toMatchObject({ error: 'key-spent' });
  });

  it('count together who makes too many tables', async () => {
    const limits = { create: { burst: 3, perSecond: 0 } };
    const [first, second] = [await together.start({ limits }), await together.start({ limits })];
    const apis = [new Api(first.port), new Api(second.port)] as const;
    for (const api of [apis[0], apis[1], apis[0]]) await api.create();
    await expect(apis[1].create()).rejects.toThrow('429');
  });

  it('hand their tables on when they leave, and nobody loses a seat or a move', async () => {
    const [first, second] = [await together.start(), await together.start()];
    const admission = await new Api(first.port).create({ seats: [...alone] });
    const here = new Person(first.port, admission);
    await here.connect();
    expect(await here.wish('start')).toBe('done');
    await play([here], 3);
    const elsewhere = new Person(second.port, admission);
    await elsewhere.connect();
    const { seq } = here;
    const leaving = together.stop(first);
    await Promise.all([here, elsewhere].map((person) => person.until(() => person.closeCode !== null)));
    expect([here.bye, elsewhere.bye]).toEqual(['closed', 'closed']);
    await comeBack(elsewhere);
    expect([elsewhere.table?.phase, elsewhere.seq >= seq]).toEqual(['playing', true]);
    await play([elsewhere], 3);
    await leaving;
    await play([elsewhere], 3);
  });

  it('say that they leave before they do', async () => {
    const [first] = [await together.start(), await together.start()];
    const api = new Api(first.port);
    expect((await api.request('/readyz')).text).toBe('ready');
    const admission = await api.create({ seats: [...alone] });
    const anna = new Person(first.port, admission);
    await anna.connect();
    const leaving = together.stop(first);
    expect(await api.request('/readyz').then(({ status, text }) => [status, text])).toEqual([503, 'leaving']);
    await leaving;
  });

  it('do not begin beside others that have another secret', async () => {
    await together.start();
    const begun = together.start({}, 'something else that nobody can know');
    await expect(begun).rejects.toThrow('another RUDEL_PEER_SECRET');
    expect(await peerPorts()).toHaveLength(1);
  });

  it('give whoever does not know the secret nothing, not even an answer', async () => {
    await together.start();
    const [port = 0] = await peerPorts();
    const host = 'Host: x\r\n';
    const upgrade = 'Connection: Upgrade\r\nUpgrade: rudel-line\r\n';
    const forged = 'x-rudel-node: a\r\nx-rudel-nonce: b\r\nx-rudel-proof: c\r\n';
    for (const said of [
      `GET / HTTP/1.1\r\n${host}\r\n`,
      `GET /lease HTTP/1.1\r\n${host}${forged}\r\n`,
      `GET /line/1 HTTP/1.1\r\n${host}${upgrade}\r\n`,
      `GET /line/1 HTTP/1.1\r\n${host}${upgrade}${forged}\r\n`,
      `GET /metrics HTTP/1.1\r\n${host}\r\n`,
      `GET /metrics HTTP/1.1\r\n${host}Authorization: Bearer guess\r\n\r\n`,
      'nonsense\r\n\r\n',
    ]) {
      expect(await heardFrom(port, said)).toBe('');
    }
  });

  it('tell figures that name nobody and open nothing', async () => {
    const server = await together.start();
    const api = new Api(server.port);
    const admission = await api.create({ name: 'Zebulon', listed: true });
    const anna = new Person(server.port, admission);
    await anna.connect();
    expect(await anna.wish('sit 1')).toBe('done');
    const [port = 0] = await peerPorts();
    const authorization = `Bearer ${metricsToken}`;
    const { status, text } = await new Api(port).request('/metrics', { headers: { authorization } });
    expect(status).toBe(200);
    for (const figure of [
      'rudel_append_seconds_count',
      'rudel_claims_total{outcome="claimed"} 1',
      'rudel_rooms 1',
      'rudel_sockets 1',
    ])
      expect(text).toContain(figure);
    const secrets = ['Zebulon', admission.table, admission.token, anna.table?.code, anna.table?.invite];
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect((await api.request('/metrics')).status).toBe(404);
  });
});
