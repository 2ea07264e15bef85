import type { ClientMessage, Farewell, ServerMessage, TableDoc } from '@rudel/protocol';
import type { Shelf } from '@rudel/ui/device-shelf';
import type { Host, WireListener } from './host.ts';

/** One opened wire, seen from the other end. */
export class FakeWire {
  readonly sent: ClientMessage[] = [];
  isClosed = false;
  readonly #listener: WireListener;

  constructor(listener: WireListener) {
    this.#listener = listener;
  }

  tell(...messages: readonly ServerMessage[]): void {
    for (const message of messages) this.#listener.message(message);
  }

  end(why: Farewell | 'lost'): void {
    this.#listener.ended(why);
  }

  texts(): readonly string[] {
    return this.sent.flatMap((message) => (message.t === 'do' ? [message.text] : []));
  }
}

const notHere = async (): Promise<never> => Promise.reject(new Error('not part of this test'));

/** A host whose wires lie open. */
export class FakeHost implements Host {
  readonly kind = 'server';
  readonly wires: FakeWire[] = [];
  readonly create = notHere;
  readonly look = notHere;
  readonly join = notHere;
  readonly listed = notHere;
  readonly handover = notHere;
  readonly take = notHere;
  readonly record = notHere;

  open(listener: WireListener): ReturnType<Host['open']> {
    const wire = new FakeWire(listener);
    this.wires.push(wire);
    return {
      send: (message) => wire.sent.push(message),
      close: () => {
        wire.isClosed = true;
      },
    };
  }

  get wire(): FakeWire {
    const wire = this.wires.at(-1);
    if (wire === undefined) throw new Error('no wire was opened');
    return wire;
  }
}

export const tableDoc: TableDoc = {
  id: 't1',
  game: 'toy/1',
  options: '-',
  clock: 'off',
  listed: false,
  invite: 'invite',
  code: 'ABCDEF',
  phase: 'playing',
  match: 1,
  host: 'p1',
  seats: [{ kind: 'person', person: 'p1', name: 'Anna', away: false, standIn: null }],
  watchers: [],
  commitment: 'c',
  results: [],
};

/** A shelf that lasts as long as the test. */
export function memoryShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
  };
}
