import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, inject, it } from 'vitest';
import { pick, seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import type { Admission } from '@rudel/protocol';
import type { RunningServer } from '../../src/server.ts';
import { RawClient } from '../frames.ts';
import { Api, openServer, wideLimits } from '../harness.ts';
import { Bystanders } from './bystanders.ts';
import { mutated, mutatedFrame } from './mutations.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heapMiB = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

const lawfulCodes = new Set([1002, 1003, 1007, 1008, 1009, 4000, 4001, 4004, 4009]);

/** Somebody with a seat of their own who sends whatever comes to mind. */
class Attacker {
  readonly #port: number;
  readonly #own: Admission;
  readonly #rng: Rng;
  readonly codes = new Map<number, number>();
  sent = 0;

  constructor(port: number, own: Admission, seed: string) {
    this.#port = port;
    this.#own = own;
    this.#rng = seededRng(seed);
  }

  get #hello(): string {
    return JSON.stringify({ t: 'hello', v: 1, table: this.#own.table, token: this.#own.token });
  }

  #text(): string {
    const command = (text: string): string =>
      JSON.stringify({ t: 'do', id: `a${this.#rng.int(50)}`, base: this.#rng.int(3), text });
    const texts = [
      this.#hello,
      '{"t":"beat"}',
      command('start'),
      command('move 7:12>15'),
      command('name Mallory'),
      command('bot 1 greedy'),
      command('options jackTakesFresh=own'),
      command('kick p2'),
      command('say hello'),
      command('talk Hello, everybody'),
      command('report 1'),
      command('admit p2'),
      command('silence p2'),
    ];
    return mutated(pick(texts, this.#rng), this.#rng);
  }

  /** One connection: a hello or none, then nonsense until the server has had enough. */
  async visit(most: number): Promise<void> {
    const client = await RawClient.open(this.#port);
    if (this.#rng.int(3) > 0) client.send({ payload: this.#hello });
    for (let nth = 0; nth < most && !client.isGone; nth += 1) {
      client.send(mutatedFrame(this.#text(), this.#rng));
      this.sent += 1;
      if (nth % 8 === 7) await new Promise((resolve) => setImmediate(resolve));
    }
    if (this.#rng.int(4) === 0) client.destroy();
    else await this.#leave(client);
  }

  async #leave(client: RawClient): Promise<void> {
    client.send({ opcode: 8 });
    client.socket.end();
    await client.gone();
    if (client.closeCode !== null)
      this.codes.set(client.closeCode, (this.codes.get(client.closeCode) ?? 0) + 1);
  }
}

const most = inject('long') ? 100_000 : 10_000;

async function attack(server: RunningServer, attackers: readonly Attacker[], total: number): Promise<void> {
  const sent = (): number => attackers.reduce((sum, attacker) => sum + attacker.sent, 0);
  await Promise.all(
    attackers.map(async (attacker) => {
      while (sent() < total) await attacker.visit(24);
    }),
  );
  expect(server.connections).toBeGreaterThan(0);
}

describe('mutated messages', () => {
  it.each([
    [most, 1],
    [most / 5, 2],
  ])('%i of them disturb nobody and leave nothing behind, tables in %i threads', async (total, workers) => {
    // Patient, so that nearly every message is read to its end.
    const server = await openServer({ limits: { ...wideLimits, nonsense: 20 } }, { workers });
    const bystanders = new Bystanders(server.port);
    await bystanders.start();
    const api = new Api(server.port);
    const seeds = ['a', 'b', 'c', 'd'];
    const attackers = await Promise.all(
      seeds.map(async (seed) => new Attacker(server.port, await api.create({ name: 'Mallory' }), seed)),
    );
    const before = heapMiB();
    await Promise.all([attack(server, attackers, total), bystanders.play()]);

    expect(bystanders.isOver).toBe(true);
    expect(bystanders.moves).toBeGreaterThan(100);
    for (const person of bystanders.people) expect([person.closeCode, person.whats]).toEqual([null, 0]);
    const codes = attackers.flatMap((attacker) => [...attacker.codes.keys()]);
    for (const code of codes) expect(lawfulCodes.has(code) || (code >= 1000 && code <= 1005)).toBe(true);
    expect(codes).toContain(4009);
    expect(codes).toContain(1002);
    expect(Object.prototype).not.toHaveProperty('isAdmin');

    const [watcher] = bystanders.people;
    await watcher?.settle();
    while (server.connections > bystanders.people.length) await watcher?.settle();
    expect(heapMiB() - before).toBeLessThan(48);
    expect((await api.request('/healthz')).text).toBe('ok');
    await bystanders.leave();
    await server.close();
  });
});
