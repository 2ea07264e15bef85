import { expect, inject, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import type { AnyView, Open } from '@rudel/kernel';
import { Packer, changeText, protocolVersion } from '@rudel/protocol';
import type { ClientMessage, Hello, ServerMessage, Update } from '@rudel/protocol';
import { FakeSurroundings } from '@rudel/ui/fake-surroundings';
import { FakeHost, tableDoc } from '../src/fake-host.ts';
import type { FakeWire } from '../src/fake-host.ts';
import { openSession } from '../src/open-session.ts';

type Dice = (sides: number) => number;

/** A server of one table that carries out a wish by writing its id into the view. */
class WritingServer {
  readonly applied: string[] = [];
  readonly steps: Update[] = [];
  #packer = new Packer();
  #view: AnyView = { eye: 0, done: [] };
  #epoch = 0;
  #keptFrom = 0;

  get view(): AnyView {
    return this.#view;
  }

  /** Forgets what it could resume, as after a restart. */
  restart(): void {
    this.#epoch += 1;
    this.#keptFrom = this.steps.length;
  }

  welcome({ have }: Hello): readonly ServerMessage[] {
    const epoch = `e${this.#epoch}`;
    const welcome: ServerMessage = {
      t: 'welcome',
      v: protocolVersion,
      epoch,
      you: { person: 'p1', seat: 0 },
      table: tableDoc,
    };
    if (have?.epoch === epoch && have.seq >= this.#keptFrom) return [welcome, ...this.steps.slice(have.seq)];
    const { shapes } = this.#packer;
    return [welcome, { t: 'match', match: 1, seq: this.steps.length, view: this.#view, log: [], shapes }];
  }

  carryOut(id: string): readonly ServerMessage[] {
    if (this.applied.includes(id)) return [{ t: 'done', id }];
    this.applied.push(id);
    const after: AnyView = { eye: 0, done: [...this.applied] };
    const change = JSON.parse(changeText(this.#view, after) ?? '0') as readonly Open[];
    const { text, next } = this.#packer.pack([{ kind: `did${this.applied.length % 3}`, id }]);
    const glimpse = JSON.parse(text) as Open;
    this.#packer = next;
    const update: Update = [this.steps.length + 1, change, [glimpse]];
    this.#view = after;
    this.steps.push(update);
    return [update, { t: 'done', id }];
  }
}

/** Carries messages both ways late, twice or never; what is lost takes its wire with it. */
class BadNetwork {
  readonly #server: WritingServer;
  readonly #host: FakeHost;
  readonly #dice: Dice;
  readonly #read = new Map<FakeWire, number>();
  readonly #toClient = new Map<FakeWire, ServerMessage[]>();

  constructor(server: WritingServer, host: FakeHost, dice: Dice) {
    this.#server = server;
    this.#host = host;
    this.#dice = dice;
  }

  step(): void {
    const { wire } = this.#host;
    const fate = this.#dice(12);
    if (fate === 0) wire.end('lost');
    else if (fate === 1) this.#server.restart();
    else if (fate < 6) this.#deliverToServer(wire);
    else this.#deliverToClient();
  }

  /** Everything that is sent arrives at once. */
  calm(): void {
    const { wire } = this.#host;
    while (wire.sent.length > (this.#read.get(wire) ?? 0)) this.#deliverToServer(wire);
    for (const message of this.#toClient.get(wire)?.splice(0) ?? []) wire.tell(message);
  }

  #deliverToServer(wire: FakeWire): void {
    const at = this.#read.get(wire) ?? 0;
    const message = wire.sent[at];
    if (message === undefined) return;
    this.#read.set(wire, at + 1);
    this.#answer(wire, message);
    if (message.t === 'do' && this.#dice(4) === 0) this.#answer(wire, message);
  }

  #answer(wire: FakeWire, message: ClientMessage): void {
    const queue = this.#toClient.get(wire) ?? [];
    this.#toClient.set(wire, queue);
    if (message.t === 'hello') queue.push(...this.#server.welcome(message));
    if (message.t === 'do') queue.push(...this.#server.carryOut(message.id));
    if (message.t === 'beat') queue.push({ t: 'beat' });
  }

  #deliverToClient(): void {
    const wires = [...this.#toClient.keys()];
    const wire = wires[this.#dice(wires.length || 1)];
    if (wire === undefined) return;
    const message = this.#toClient.get(wire)?.shift();
    if (message !== undefined) wire.tell(message);
    if (message !== undefined && Array.isArray(message) && this.#dice(5) === 0) wire.tell(message);
  }
}

const seeds = Array.from({ length: inject('long') ? 400 : 50 }, (_, seed) => seed);

it.each(seeds)('seed %i: cut, late and doubled messages end in the same match', async (seed) => {
  const rng = seededRng(`session ${seed}`);
  const dice: Dice = (sides) => rng.int(sides);
  const host = new FakeHost();
  const around = new FakeSurroundings(() => dice(1000) / 1000);
  const session = openSession(host, { table: 't1', token: 'x' }, around);
  const server = new WritingServer();
  const network = new BadNetwork(server, host, dice);
  let answers = 0;
  const wishes: Promise<void>[] = [];
  for (let round = 0; round < 400; round += 1) {
    if (dice(10) === 0)
      wishes.push(
        session.wish({ kind: 'stand' }).then(({ kind }) => {
          if (kind === 'done') answers += 1;
        }),
      );
    network.step();
    around.pass(dice(300));
  }
  for (let second = 0; second < 60; second += 1) {
    around.pass(1_000);
    network.calm();
  }
  await Promise.all(wishes);
  expect(answers).toBe(wishes.length);
  expect(new Set(server.applied).size).toBe(wishes.length);
  expect(session.match.value?.view).toEqual(server.view);
  expect(session.match.value?.seq).toBe(server.steps.length);
});
