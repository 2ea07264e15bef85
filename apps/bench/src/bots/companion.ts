import type { DogTypes } from '@rudel/dog';
import { dogPlayer } from '@rudel/dog/page';
import { pick, seededRng } from '@rudel/kernel';
import type { Admission, CreateTable, ServerMessage } from '@rudel/protocol';
import { post } from '../server/rudel-clients.ts';
import { RudelDevice } from '../server/rudel-device.ts';

const wanted: CreateTable = {
  game: 'dog',
  options: '-',
  clock: 'off',
  listed: false,
  seats: ['me', 'bot strong', 'bot strong', 'bot strong'],
  name: 'Anna',
  contribution: 'bench',
};

/** A person at a table of Dog with three bots, who notes how long each of them takes. */
export class Companion {
  readonly #device: RudelDevice;
  readonly #rng = seededRng('companion');
  #since: number | null = null;
  /** How long bots took, in milliseconds, since somebody asked last. */
  #times: number[] = [];
  /** How often the table has been told that its bots are busy. */
  busy = 0;

  private constructor(port: number) {
    this.#device = new RudelDevice(
      port,
      { bytes: 0, frames: 0 },
      { seen: () => this.#see(), said: (message) => this.#hear(message) },
    );
  }

  /** Somebody who has made a table and begun to play at it. */
  static async open(port: number): Promise<Companion> {
    const admission = await post<Admission>(port, '/api/tables', wanted);
    const companion = new Companion(port);
    await companion.#device.hello(admission);
    companion.#device.command('start');
    return companion;
  }

  /** What was noted so far; from here on it begins anew. */
  taken(): readonly number[] {
    const times = this.#times;
    this.#times = [];
    return times;
  }

  async leave(): Promise<void> {
    await this.#device.close();
  }

  #see(): void {
    const { view } = this.#device;
    if (view === null) return;
    const now = performance.now();
    if (this.#since !== null) this.#times.push(now - this.#since);
    const asked = dogPlayer.asked(view);
    this.#since = asked.length === 1 && asked[0] !== view.eye ? now : null;
    this.#play(view, asked);
  }

  #play(view: DogTypes['View'], asked: readonly unknown[]): void {
    const move = asked.includes(view.eye) ? pick(dogPlayer.legal(view), this.#rng) : undefined;
    if (move !== undefined) this.#device.command(`move ${dogPlayer.move.format(move)}`);
    else if (asked.length === 0) this.#device.command('rematch');
  }

  #hear(message: Exclude<ServerMessage, readonly unknown[]>): void {
    if (message.t === 'table' && JSON.stringify(message.d).includes('"busy"')) this.busy += 1;
  }
}
