import { dogPlayer } from '@rudel/dog/page';
import { pick, seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import type { Admission, CreateTable, JoinTable, Welcome } from '@rudel/protocol';
import type { Meter, SeatedTable } from './clients.ts';
import { RudelDevice } from './rudel-device.ts';
import type { DeviceListener } from './rudel-device.ts';

const seats = [0, 1, 2, 3] as const;
const lobby: CreateTable = {
  game: 'dog',
  options: '-',
  clock: 'off',
  listed: false,
  seats: ['me', 'open', 'open', 'open'],
  name: 'Player 0',
  contribution: 'bench',
};

export async function post<T>(port: number, path: string, body: object): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Somebody who waits until something has come from all four. */
class Gathering {
  #awaited = 0;
  #complete = (): void => {};

  begin(count: number, complete: () => void): void {
    this.#awaited = count;
    this.#complete = complete;
  }

  come(): void {
    this.#awaited -= 1;
    if (this.#awaited === 0) this.#complete();
  }
}

class RudelTable implements SeatedTable {
  readonly #rng: Rng;
  readonly #snapshots = new Gathering();
  readonly #updates = new Gathering();
  #devices: readonly RudelDevice[] = [];
  #welcomed: (welcome: Welcome) => void = () => {};

  constructor(nth: number) {
    this.#rng = seededRng(nth);
  }

  readonly #listener: DeviceListener = {
    seen: (by) => (by === 'update' ? this.#updates : this.#snapshots).come(),
    said: (message) => {
      if (message.t === 'welcome') this.#welcomed(message);
      else if (message.t !== 'done' && message.t !== 'table' && message.t !== 'you')
        throw new Error(`unexpected: ${JSON.stringify(message)}`);
    },
  };

  async #attach(port: number, meter: Meter, admission: Admission): Promise<Welcome> {
    const device = new RudelDevice(port, meter, this.#listener);
    this.#devices = [...this.#devices, device];
    const welcomed = new Promise<Welcome>((resolve) => {
      this.#welcomed = resolve;
    });
    await device.hello(admission);
    return welcomed;
  }

  /** One makes the table, three come by the invitation, the match is started. */
  async open(port: number, meter: Meter): Promise<void> {
    const host = await post<Admission>(port, '/api/tables', lobby);
    const { invite } = (await this.#attach(port, meter, host)).table;
    for (const seat of seats.slice(1)) {
      const guest: JoinTable = {
        by: { invite },
        name: `Player ${seat}`,
        watch: false,
        contribution: 'bench',
      };
      await this.#attach(port, meter, await post<Admission>(port, '/api/join', guest));
    }
    await new Promise<void>((begun) => {
      this.#snapshots.begin(seats.length, begun);
      this.#devices[0]?.command('start');
    });
  }

  move(arrived: () => void): void {
    for (const device of this.#devices) {
      const { view } = device;
      if (view === null || view.eye === 'table') continue;
      const [move] = dogPlayer.asked(view).includes(view.eye) ? [pick(dogPlayer.legal(view), this.#rng)] : [];
      if (move === undefined) continue;
      this.#updates.begin(this.#countTold(move.kind), arrived);
      device.command(`move ${dogPlayer.move.format(move)}`);
      return;
    }
    this.#again(arrived);
  }

  /** Nobody but the giver is told about a gift before the last one. */
  #countTold(kind: string): number {
    if (kind !== 'give') return seats.length;
    const waiting = this.#devices.filter(({ view }) => view !== null && dogPlayer.legal(view).length > 0);
    return waiting.length > 1 ? 1 : seats.length;
  }

  /** The match is over: the same four begin another. */
  #again(arrived: () => void): void {
    this.#snapshots.begin(seats.length, () => this.move(arrived));
    this.#devices[0]?.command('rematch');
  }

  async leave(): Promise<void> {
    await Promise.all(this.#devices.map(async (device) => device.close()));
  }
}

/** Four devices at one of Rudel's tables. */
export async function seatRudelTable(port: number, nth: number, meter: Meter): Promise<SeatedTable> {
  const table = new RudelTable(nth);
  await table.open(port, meter);
  return table;
}
