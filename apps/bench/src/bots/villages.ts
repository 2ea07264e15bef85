import { Attacker, madeTable } from '../attack/attacker.ts';

const seats = 24;
const level = 'strong';
/** The addresses that villages come from: one alone could not have so many. */
const addresses = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6'];

/** Villages of bots with one spectator each. */
export class Villages {
  readonly #watchers: Attacker[] = [];
  readonly #busy = new Set<number>();

  async open(port: number, count: number): Promise<void> {
    for (let nth = 0; nth < count; nth += 1) await this.#openOne(port, nth);
  }

  async #openOne(port: number, nth: number): Promise<void> {
    const address = addresses[nth % addresses.length];
    const bots = Array.from({ length: seats }, () => `bot ${level}` as const);
    const admission = await madeTable(port, { game: 'lupus', seats: bots }, address);
    const watcher = new Attacker(
      port,
      (message) => {
        if (message.t === 'table' && JSON.stringify(message.d).includes('"busy"')) this.#busy.add(nth);
      },
      address,
    );
    this.#watchers.push(watcher);
    await watcher.hello(admission);
    await watcher.price('start');
  }

  /** How many of them have been told that the bots are busy. */
  get told(): number {
    return this.#busy.size;
  }

  /** How far all matches have come, in what spectators see. */
  get steps(): number {
    return this.#watchers.reduce((sum, { seq }) => sum + seq, 0);
  }

  leave(): void {
    for (const watcher of this.#watchers) watcher.close();
  }
}
