import { pick } from '@rudel/kernel';
import type { AnyGame, AnyView, Rng } from '@rudel/kernel';
import type { Admission, ServerMessage, Welcome } from '@rudel/protocol';
import { post } from '../server/rudel-clients.ts';
import { RudelDevice } from '../server/rudel-device.ts';

type Spoken = Exclude<ServerMessage, readonly unknown[]>;
type Answer = Extract<Spoken, { readonly t: 'done' | 'no' | 'stale' }>;

/** Somebody at a table, who notices when answers come. */
export class Guest {
  readonly #device: RudelDevice<AnyView>;
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  #welcomed: (welcome: Welcome) => void = () => {};
  /** How often something in the match has changed before these eyes. */
  changes = 0;

  constructor(port: number) {
    const seen = (): void => {
      this.changes += 1;
    };
    this.#device = new RudelDevice<AnyView>(
      port,
      { bytes: 0, frames: 0 },
      { seen, said: (message) => this.#hear(message) },
    );
  }

  async hello(admission: Admission): Promise<Welcome> {
    const welcomed = new Promise<Welcome>((resolve) => {
      this.#welcomed = resolve;
    });
    await this.#device.hello(admission);
    return welcomed;
  }

  get view(): AnyView | null {
    return this.#device.view;
  }

  /** Sends a command; fulfilled when it is answered. */
  ask(text: string): Promise<Answer> {
    const id = this.#device.command(text);
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
    });
  }

  async leave(): Promise<void> {
    await this.#device.close();
  }

  #hear(message: Spoken): void {
    if (message.t === 'welcome') this.#welcomed(message);
    if (message.t !== 'done' && message.t !== 'no' && message.t !== 'stale') return;
    this.#waiting.get(message.id)?.(message);
    this.#waiting.delete(message.id);
  }
}

/** How long a decision took until it was answered, and whether several were asked. */
export type Decided = { readonly ms: number; readonly isSecret: boolean };

/** What a table is opened with. */
export type Opening = { readonly game: AnyGame; readonly seats: number; readonly options: string };

const names = ['Ada', 'Bo', 'Cleo', 'Dag', 'Eli', 'Fay'];

/** People on all seats of a table, who decide in secret whenever they are told to. */
export class People {
  readonly #game: AnyGame;
  readonly #rng: Rng;
  readonly #guests: Guest[] = [];
  readonly #admissions: Admission[] = [];
  invite = '';

  constructor(game: AnyGame, rng: Rng) {
    this.#game = game;
    this.#rng = rng;
  }

  async open(port: number, { game, seats, options }: Opening): Promise<void> {
    const open = Array.from({ length: seats - 1 }, () => 'open' as const);
    const about = { game: game.id, options, clock: 'off', listed: false, contribution: 'bench' };
    const host = await post<Admission>(port, '/api/tables', {
      ...about,
      seats: ['me', ...open],
      name: 'Host',
    });
    this.#admissions.push(host);
    this.invite = (await this.#come(port, host)).table.invite;
    for (let seat = 1; seat < seats; seat += 1) {
      const name = `${names[seat % names.length]} ${seat}`;
      const guest = { by: { invite: this.invite }, name, watch: false, contribution: 'bench' };
      const admission = await post<Admission>(port, '/api/join', guest);
      this.#admissions.push(admission);
      await this.#come(port, admission);
    }
  }

  async start(): Promise<void> {
    await this.#guests[0]?.ask('start');
  }

  async #come(port: number, admission: Admission): Promise<Welcome> {
    const guest = new Guest(port);
    this.#guests.push(guest);
    return guest.hello(admission);
  }

  /** Those who can decide something now. */
  get #asked(): readonly Guest[] {
    const { player } = this.#game;
    return this.#guests.filter(({ view }) => view !== null && player.legal(view).length > 0);
  }

  /** Those who can still decide something that nobody else notices: all who are asked but one. */
  get #hidden(): readonly Guest[] {
    return this.isSecret ? this.#asked.slice(1) : [];
  }

  /** Whether several are asked. */
  get isSecret(): boolean {
    const view = this.#guests[0]?.view ?? null;
    return view !== null && this.#game.player.asked(view).length > 1;
  }

  /** How many things can be decided now that nobody notices. */
  get secrets(): number {
    return this.#hidden.length;
  }

  /** One of them decides in secret. */
  async decideInSecret(): Promise<void> {
    const guest = pick(this.#hidden, this.#rng);
    if (guest === undefined) throw new Error('nobody can decide in secret');
    await this.#move(guest);
  }

  /** Everybody who is asked decides; returns how many they were. */
  async decide(): Promise<number> {
    const asked = this.#asked;
    if (asked.length === 0) await this.#guests[0]?.ask('rematch');
    await Promise.all(asked.map(async (guest) => this.#move(guest)));
    return asked.length;
  }

  /** One of those who are asked decides; nothing where the match is over, and another begins. */
  async decideOne(): Promise<readonly Decided[]> {
    const { isSecret } = this;
    const [guest] = this.#asked;
    const begin = performance.now();
    if (guest === undefined) await this.#guests[0]?.ask('rematch');
    else await this.#move(guest);
    return guest === undefined ? [] : [{ ms: performance.now() - begin, isSecret }];
  }

  /** More devices of those who are here. */
  async lookOn(port: number, devices: number): Promise<void> {
    for (let nth = 0; nth < devices; nth += 1) {
      const admission = this.#admissions[nth % this.#admissions.length];
      if (admission !== undefined) await this.#come(port, admission);
    }
  }

  async #move(guest: Guest): Promise<void> {
    const { player } = this.#game;
    const { view } = guest;
    const move = view === null ? undefined : pick(player.legal(view), this.#rng);
    if (move !== undefined) await guest.ask(`move ${player.move.format(move)}`);
  }

  async leave(): Promise<void> {
    await Promise.all(this.#guests.map(async (guest) => guest.leave()));
  }
}
