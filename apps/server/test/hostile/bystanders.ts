import { pick, seededRng } from '@rudel/kernel';
import type { AnyGame } from '@rudel/kernel';
import { findGame } from '@rudel/shelf';
import { Api } from '../harness.ts';
import { Person } from '../person.ts';

/** Four who want to play a match of Dog in peace, and somebody who watches them. */
export class Bystanders {
  readonly people: Person[] = [];
  readonly #game: AnyGame;
  readonly #rng = seededRng('bystanders');
  readonly #port: number;
  moves = 0;

  constructor(port: number) {
    const shelved = findGame('dog');
    if (shelved === undefined) throw new Error('there is no dog');
    this.#game = shelved.game;
    this.#port = port;
  }

  async start(): Promise<void> {
    const api = new Api(this.#port);
    const host = await this.#sit(api.create({ name: 'Anna' }));
    const by = { invite: host.table?.invite ?? '' };
    for (const name of ['Bo', 'Cy', 'Di']) await this.#sit(api.join(by, { name }));
    await this.#sit(api.join(by, { name: 'Ed', watch: true }));
    await host.wish('start');
  }

  async #sit(admission: ReturnType<Api['create']>): Promise<Person> {
    const person = new Person(this.#port, await admission);
    this.people.push(person);
    await person.connect();
    return person;
  }

  get isOver(): boolean {
    return this.people.every(({ table }) => table?.phase === 'over');
  }

  /** Plays to the end; every move must be carried out. */
  async play(): Promise<void> {
    await Promise.all(this.people.map(async (person) => this.#playFor(person)));
  }

  async #playFor(person: Person): Promise<void> {
    const isOver = (): boolean => person.table?.phase === 'over';
    while (!isOver()) {
      const legal = this.#legal(person);
      if (legal.length > 0) await this.#move(person, pick(legal, this.#rng));
      else await person.until(() => isOver() || this.#legal(person).length > 0 || person.closeCode !== null);
      if (person.closeCode !== null) throw new Error(`a bystander was sent away with ${person.closeCode}`);
    }
  }

  #legal({ view }: Person): readonly string[] {
    if (view === null || view.eye === 'table') return [];
    return this.#game.player.legal(view).map((move) => this.#game.player.move.format(move));
  }

  async #move(person: Person, text: string): Promise<void> {
    const answer = await person.wish(`move ${text}`);
    // While all give cards at once, somebody else's gift may come between.
    if (answer === 'no') throw new Error(`a bystander's move was refused: ${text}`);
    if (answer === 'done') this.moves += 1;
  }

  async leave(): Promise<void> {
    for (const person of this.people) await person.leave();
  }
}
