import { pick } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import type { Rooms } from '@rudel/room';
import type { Wire } from '../around/flaky-net.ts';
import type { Machine } from './machine.ts';
import type { Tab } from './tab.ts';

/** What lies between tabs and a machine, and does to messages what nets do. */
export class Net {
  readonly #machine: Machine;
  readonly #rng: Rng;
  /** All wires that still carry something. */
  #wires: Wire[] = [];
  /** Every invitation that somebody has ever read, old ones too. */
  readonly invitations = new Set<string>();

  constructor(machine: Machine, rng: Rng) {
    this.#machine = machine;
    this.#rng = rng;
  }

  connect(tab: Tab): void {
    if (tab.wire !== null || tab.ended !== null) return;
    const rooms: Pick<Rooms, 'attach'> = { attach: (hello, link) => this.#machine.attach(tab, hello, link) };
    void tab.connect(rooms as Rooms);
    if (tab.wire !== null) this.#wires.push(tab.wire);
  }

  /** Everything that is under way arrives. */
  async deliverAll(tabs: readonly Tab[]): Promise<void> {
    for (const tab of tabs) {
      this.connect(tab);
      if (tab.wire?.isBehind === true) tab.wire.catchUp();
    }
    await this.#machine.quiet();
    for (const wire of this.#wires) while (wire.up.length > 0) wire.deliverUp();
    await this.#machine.quiet();
    for (const wire of this.#wires) while (wire.down.length > 0) this.#hear(wire);
  }

  deliverUp(): void {
    this.#onWire((wire) => wire.deliverUp());
  }

  deliverDown(): void {
    this.#onWire((wire) => this.#hear(wire));
  }

  repeat(): void {
    this.#onWire(({ up }) => {
      const [command] = up;
      if (command !== undefined) up.push(command);
    });
  }

  slow(): void {
    this.#onWire((wire) => {
      if (wire.isBehind) wire.catchUp();
      else wire.isBehind = this.#rng.int(3) === 0;
    });
  }

  /** A tab loses its wire at once, the rooms at some time; what was under way to them may still arrive. */
  cut(): void {
    this.#onWire((wire) => {
      if (wire.client.wire === wire) {
        wire.client.drop();
        wire.down.length = 0;
        if (this.#rng.int(2) === 0) wire.up.length = 0;
        if (this.#rng.int(2) === 0) return;
      }
      wire.end();
      this.#wires = this.#wires.filter((other) => other !== wire);
    });
  }

  /** The rooms notice every wire that its tab has lost: a server gives up whatever answers no beat. */
  noticeLost(): void {
    const lost = this.#wires.filter((wire) => wire.client.wire !== wire);
    for (const wire of lost) wire.end();
    this.#wires = this.#wires.filter((wire) => !lost.includes(wire));
  }

  /** All wires end, since nobody is at their other end any more. */
  cutAll(): void {
    for (const wire of this.#wires) if (wire.client.wire === wire) wire.client.drop();
    this.#wires = [];
  }

  #onWire(act: (wire: Wire) => void): void {
    if (this.#wires.length > 0) act(pick(this.#wires, this.#rng));
  }

  #hear(wire: Wire): void {
    wire.client.hear(wire);
    const invite = wire.client.table?.invite;
    if (invite !== undefined) this.invitations.add(invite);
  }
}
