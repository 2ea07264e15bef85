import { pick, seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { kindOf } from '@rudel/protocol';
import type { CreateTable } from '@rudel/protocol';
import { failingStore } from './failing-store.ts';
import { settled, within } from './fake-clockwork.ts';
import { FlakyClient } from './flaky-net.ts';
import type { Wire } from './flaky-net.ts';
import { isAsked } from './tables.ts';
import { World, playable, testPace } from './world.ts';

const plans: readonly (readonly [string, CreateTable['seats']])[] = [
  ['dog', ['me', 'open', 'open', 'open']],
  ['dog', ['me', 'open', 'bot greedy', 'bot random']],
  ['numbers', ['me', 'open', 'open']],
  ['numbers', ['me', 'open', 'open', 'bot random']],
];

type Happening = () => void | Promise<void>;

const often = (times: number, act: Happening): Happening[] => Array.from({ length: times }, () => act);

/** Devices around one table, and a net that does to them what nets do. All of it follows from the seed. */
export class FlakyWorld {
  readonly world: World;
  readonly clients: FlakyClient[] = [];
  readonly game: string;
  readonly #rng: Rng;
  readonly #seats: CreateTable['seats'];
  readonly #failing = failingStore();
  /** All wires that still carry something. */
  #wires: Wire[] = [];

  constructor(seed: number) {
    this.#rng = seededRng(`fuzz ${seed}`);
    [this.game, this.#seats] = plans[seed % plans.length] as (typeof plans)[number];
    const tick = seed % 8 < plans.length ? 0 : 100;
    this.world = new World(`fuzz ${seed}`, { store: this.#failing.store, pace: { ...testPace, tick } });
  }

  get table(): string {
    return (this.clients[0] as FlakyClient).admission.table;
  }

  async open(): Promise<void> {
    const clock = pick(['off', 'relaxed', 'brisk'] as const, this.#rng);
    const options = this.game === 'numbers' ? 'rounds=9' : '-';
    const wanted = { game: this.game, options, seats: this.#seats, clock };
    this.#add(new FlakyClient(await this.world.create(wanted), this.#rng));
    const [anna] = this.clients as [FlakyClient];
    await this.calm();
    for (const name of ['Bo', 'Cleo', 'Dan', 'TV'].slice(0, this.#seats.length)) {
      const admission = await this.world.join(anna.doc.invite, name);
      this.#add(new FlakyClient(admission, this.#rng));
    }
    await this.calm();
    anna.want('start');
    await this.calm();
  }

  /** One thing that can happen, at random. */
  async step(): Promise<void> {
    const happenings = this.#happenings();
    await pick(happenings, this.#rng)();
    await settled();
  }

  /** Everybody connects, everything arrives, nothing breaks any more. */
  async calm(): Promise<void> {
    this.#failing.fail('never');
    for (let round = 0; round < 200; round += 1) {
      for (const client of this.clients) {
        if (client.wire === null && client.ended === null) await this.#connect(client);
        if (client.wire?.isBehind === true) client.wire.catchUp();
      }
      for (const wire of this.#wires) {
        while (wire.up.length > 0) wire.deliverUp();
        await settled();
        while (wire.down.length > 0) wire.client.hear(wire);
      }
      const isQuiet = this.clients.every(({ wire, unanswered, ended }) => {
        return ended !== null || (wire !== null && unanswered.length === 0 && wire.down.length === 0);
      });
      if (isQuiet) return;
      await this.world.clockwork.pass(this.world.ports.pace.tick / 2);
    }
    throw new Error('no calm');
  }

  #add(client: FlakyClient): void {
    this.clients.push(client);
  }

  async #connect(client: FlakyClient): Promise<void> {
    this.#wires.push(await within(this.world.clockwork, client.connect(this.world.rooms)));
  }

  #happenings(): readonly Happening[] {
    return [
      ...often(30, () => this.#onWire((wire) => wire.deliverUp())),
      ...often(40, () => this.#onWire((wire) => wire.client.hear(wire))),
      ...often(24, () => this.#move()),
      ...often(2, () => this.#wish()),
      ...often(3, () => this.#onWire((wire) => this.#repeat(wire))),
      ...often(5, () => this.#cut()),
      ...often(10, () => this.#reconnect()),
      ...often(2, () => this.#onWire((wire) => this.#slow(wire))),
      ...often(4, () => this.world.clockwork.pass(this.#rng.int(3000))),
      ...often(1, () => this.world.clockwork.pass(this.#rng.int(60_000))),
      ...often(2, () => this.#failing.fail(pick(['never', 'never', 'before', 'after'], this.#rng))),
      ...often(1, () => this.#restart()),
    ];
  }

  #onWire(act: (wire: Wire) => void): void {
    if (this.#wires.length > 0) act(pick(this.#wires, this.#rng));
  }

  /** Somebody who is asked, as far as the device knows, decides. */
  #move(): void {
    const client = pick(this.clients, this.#rng);
    const isMoving = client.unanswered.some(({ text }) => kindOf(text) === 'move');
    if (client.known === null || isMoving || !isAsked(this.game, client)) return;
    const { player } = playable(this.game).game;
    client.want(`move ${player.move.format(pick(player.legal(client.view), this.#rng))}`);
  }

  #wish(): void {
    const client = pick(this.clients, this.#rng);
    if (client.you === null) return;
    const seat = this.#rng.int(4);
    client.want(pick([`name N${this.#rng.int(9)}`, 'stand', `sit ${seat}`, 'rematch', 'say wow'], this.#rng));
  }

  #repeat(wire: Wire): void {
    const [command] = wire.up;
    if (command !== undefined) wire.up.push(command);
  }

  /** The device loses its wire at once, the rooms at some time; what was under way to them may still arrive. */
  #cut(): void {
    if (this.#wires.length === 0) return;
    const wire = pick(this.#wires, this.#rng);
    if (wire.client.wire === wire) {
      wire.client.drop();
      wire.down.length = 0;
      if (this.#rng.int(2) === 0) wire.up.length = 0;
      if (this.#rng.int(2) === 0) return;
    }
    wire.end();
    this.#wires = this.#wires.filter((other) => other !== wire);
  }

  async #reconnect(): Promise<void> {
    const client = pick(this.clients, this.#rng);
    if (client.wire === null && client.ended === null) await this.#connect(client);
  }

  #slow(wire: Wire): void {
    if (wire.isBehind) wire.catchUp();
    else wire.isBehind = this.#rng.int(3) === 0;
  }

  #restart(): void {
    if (this.#rng.int(3) > 0) return;
    for (const wire of this.#wires) if (wire.client.wire === wire) wire.client.drop();
    this.#wires = [];
    this.world.restart();
  }
}
