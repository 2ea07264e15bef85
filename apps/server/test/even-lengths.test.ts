import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pick, seededRng } from '@rudel/kernel';
import type { AnyGame, AnyView, Rng, Seat } from '@rudel/kernel';
import { shelf } from '@rudel/shelf';
import type { Overrides } from '../src/server.ts';
import { ServingTogether } from './cluster/serving.ts';
import { Api, openServer } from './harness.ts';
import { Person } from './person.ts';
import { repeatable } from './repeatable.ts';

/** Servers at which somebody comes to a port, and tables are made at the same one or at another. */
type Opened = { readonly port: number; readonly founding?: number; readonly close: () => Promise<void> };

/** What whoever counts bytes saw of something, and how much of it had to be said. */
type Seen = { readonly lengths: readonly number[]; readonly needed: readonly number[] };

/** Somebody at a table, and all frames that came to them. */
class Watched {
  readonly person: Person;
  readonly #frames: string[];
  #from = 0;

  private constructor(person: Person, frames: string[]) {
    this.person = person;
    this.#frames = frames;
  }

  static async sit(port: number, admission: ReturnType<Api['create']>): Promise<Watched> {
    const frames: string[] = [];
    const person = new Person(port, await admission, (text) => frames.push(text));
    await person.connect();
    return new Watched(person, frames);
  }

  /** From here on frames count; signs of life, by which the test waits, do not. */
  begin(): void {
    this.#from = this.#frames.length;
  }

  get seen(): Seen {
    const told = this.#frames.slice(this.#from).filter((text) => !text.startsWith('{"t":"beat"'));
    return {
      lengths: told.map((text) => Buffer.byteLength(text)),
      needed: told.map((text) => text.trimEnd().length),
    };
  }

  get view(): AnyView {
    if (this.person.view === null) throw new Error('there is no match');
    return this.person.view;
  }
}

/** A match of people who choose at random, and somebody who looks on. */
class Counted {
  readonly own: Seen[] = [];
  /** What those who were asked alike got when the last of them had decided. */
  readonly closings: Seen[][] = [];
  readonly snapshots: Seen[][] = [];
  readonly #game: AnyGame;
  readonly #people: readonly Watched[];
  readonly #watcher: Watched;
  readonly #rng: Rng;

  private constructor(game: AnyGame, people: readonly Watched[], watcher: Watched) {
    this.#game = game;
    this.#people = people;
    this.#watcher = watcher;
    this.#rng = seededRng(`even ${game.id}`);
  }

  static async begin(game: AnyGame, { port, founding = port }: Opened, seats: number): Promise<Counted> {
    const api = new Api(port);
    const wanted = Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? ('me' as const) : ('open' as const),
    );
    const host = await Watched.sit(port, new Api(founding).create({ game: game.id, seats: wanted }));
    const by = { invite: host.person.table?.invite ?? '' };
    const people = [host];
    while (people.length < seats) people.push(await Watched.sit(port, api.join(by)));
    const watcher = await Watched.sit(port, api.join(by, { watch: true }));
    expect(await host.person.wish('start')).toBe('done');
    const counted = new Counted(game, people, watcher);
    await counted.#settle();
    return counted;
  }

  async play(most: number): Promise<void> {
    for (let moves = 0; moves < most; moves += 1) {
      const asked = this.#people.flatMap(({ view }, seat) =>
        this.#game.player.legal(view).length > 0 ? [seat] : [],
      );
      const alike = this.#game.player.asked(this.#watcher.view);
      const by = asked[this.#rng.int(Math.max(asked.length, 1))];
      if (by === undefined) return;
      if (alike.length > 1 && asked.length === alike.length && this.snapshots.length < 4)
        await this.#look(alike);
      await this.#move(by, alike);
    }
  }

  async leave(): Promise<void> {
    for (const { person } of [...this.#people, this.#watcher]) await person.leave();
  }

  #at(seats: readonly Seat[]): readonly Watched[] {
    return this.#people.filter((_, seat) => seats.includes(seat));
  }

  async #move(by: Seat, alike: readonly Seat[]): Promise<void> {
    const { player } = this.#game;
    const mover = this.#people[by];
    if (mover === undefined) throw new Error('nobody sits there');
    const legal = player.legal(mover.view);
    const text = player.move.format(pick(legal, this.#rng));
    for (const one of [...this.#people, this.#watcher]) one.begin();
    expect(await mover.person.wish(`move ${text}`)).toBe('done');
    await this.#settle();
    if (alike.length < 2) return;
    if (this.#watcher.seen.lengths.length === 0) this.own.push(mover.seen);
    else this.closings.push(this.#at(alike.filter((seat) => seat !== by)).map(({ seen }) => seen));
  }

  /** All come anew, and are told everything. */
  async #look(alike: readonly Seat[]): Promise<void> {
    const looking = this.#at(alike);
    for (const one of looking) {
      await one.person.leave();
      one.begin();
      await one.person.connect();
    }
    await this.#settle();
    this.snapshots.push(
      looking.map(({ seen }) => ({ lengths: seen.lengths.slice(1, 2), needed: seen.needed.slice(1, 2) })),
    );
  }

  async #settle(): Promise<void> {
    for (const { person } of [...this.#people, this.#watcher]) await person.settle();
  }
}

const different = (seen: readonly Seen[], what: keyof Seen): number =>
  new Set(seen.map((one) => JSON.stringify(one[what]))).size;

const games = shelf.map(({ game }) => game);

const overrides = (): Overrides => ({ pace: { tick: 0 }, randomBytes: repeatable('even') });

/** Tables are made at one server, and everybody comes to another. */
async function openTwo(): Promise<Opened> {
  const together = new ServingTogether();
  const { port: founding } = await together.start(overrides());
  const { port } = await together.start(overrides());
  return { port, founding, close: () => together.close() };
}

const [one] = games.filter(({ id }) => id === 'woelfe');
const some = one === undefined ? [] : [one];

describe.each([
  { where: 'in this thread', open: () => openServer(overrides(), { workers: 1 }), among: games },
  { where: 'behind lines', open: () => openServer(overrides(), { workers: 2 }), among: some },
  { where: 'at another server', open: openTwo, among: some },
])(
  'where several decide in secret, every frame is as long: tables $where',
  ({ open, among }: { readonly open: () => Promise<Opened>; readonly among: readonly AnyGame[] }) => {
    let server: Opened;

    beforeAll(async () => {
      server = await open();
    });

    afterAll(async () => {
      await server.close();
    });

    it.each(among)('$id', async (game) => {
      const seats = game.id === 'lupus' ? 12 : 4;
      const counted = await Counted.begin(game, server, seats);
      await counted.play(game.id === 'woof' ? 120 : 60);
      await counted.leave();
      const { own, closings, snapshots } = counted;
      expect(different(own, 'needed')).toBeGreaterThan(1);
      expect(different(own, 'lengths')).toBe(1);
      expect(closings.length + snapshots.length).toBeGreaterThan(1);
      for (const alike of [...closings, ...snapshots]) expect(different(alike, 'lengths')).toBe(1);
    });
  },
);
