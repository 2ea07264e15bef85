import { describe, expect, it } from 'vitest';
import { mustParse, seededRng, shuffled } from '@rudel/kernel';
import type { AnyGame, Seat } from '@rudel/kernel';
import { findGame } from '@rudel/shelf';
import type { RunningServer } from '../src/server.ts';
import { Api, openServer } from './harness.ts';
import { Person } from './person.ts';
import { repeatable } from './repeatable.ts';

function dog(): AnyGame {
  const shelved = findGame('dog');
  if (shelved === undefined) throw new Error('there is no dog');
  return shelved.game;
}

/** Four players and a watcher of a Dog match whose chance is fixed, and all that each of them was ever sent. */
class FixedTable {
  readonly #game = dog();
  readonly people: Person[] = [];
  readonly told: string[][] = [];
  readonly #server: RunningServer;

  private constructor(server: RunningServer) {
    this.#server = server;
  }

  static async open(seed: string): Promise<FixedTable> {
    const table = new FixedTable(await openServer({ randomBytes: repeatable(seed) }));
    await table.#gather();
    return table;
  }

  async #gather(): Promise<void> {
    const api = new Api(this.#server.port);
    const host = await this.#sit(api.create());
    const by = { invite: host.table?.invite ?? '' };
    for (let nth = 0; nth < 3; nth += 1) await this.#sit(api.join(by));
    await this.#sit(api.join(by, { watch: true }));
    await host.wish('start');
    await this.settle();
  }

  async #sit(admission: ReturnType<Api['create']>): Promise<Person> {
    const texts: string[] = [];
    this.told.push(texts);
    const person = new Person(this.#server.port, await admission, (text) => texts.push(text));
    this.people.push(person);
    await person.connect();
    return person;
  }

  legal(seat: Seat): readonly string[] {
    const view = this.people[seat]?.view ?? null;
    const { player } = this.#game;
    return view === null ? [] : player.legal(view).map((move) => player.move.format(move));
  }

  get asked(): readonly Seat[] {
    return [0, 1, 2, 3].filter((seat) => this.legal(seat).length > 0);
  }

  async move(seat: Seat, text: string): Promise<void> {
    mustParse(this.#game.player.move, text);
    expect(await this.people[seat]?.wish(`move ${text}`)).toBe('done');
    await this.settle();
  }

  async settle(): Promise<void> {
    for (const person of this.people) await person.settle();
  }

  async close(): Promise<void> {
    for (const person of this.people) await person.leave();
    await this.#server.close();
  }
}

const giver = 1;
const receiver = 3;
/** The other pair, and whoever watches. */
const blind = [0, 2, 4];

const cardIn = (text: string): string => text.replace('give ', '');

/** Plays two matches alike but for one gift, as long as they can be played alike; tells how many moves that were. */
async function playAlike(seed: string): Promise<{ readonly moves: number; readonly isDifferent: boolean }> {
  const [one, other] = await Promise.all([FixedTable.open(seed), FixedTable.open(seed)]);
  const rng = seededRng(seed);
  const gifts = [...new Set(one.legal(giver))];
  const [gift = '', otherGift = gift] = shuffled(gifts, rng);
  const swapped = [cardIn(gift), cardIn(otherGift)];
  let moves = 0;
  for (;;) {
    expect(other.asked).toEqual(one.asked);
    const [seat] = one.asked;
    if (seat === undefined) break;
    const isGift = seat === giver && moves < 4;
    const both = one
      .legal(seat)
      .filter((text) => other.legal(seat).includes(text))
      .filter(
        (text) => text !== 'fold' && (blind.includes(seat) || !swapped.some((card) => text.startsWith(card))),
      );
    const text = isGift ? gift : both[rng.int(Math.max(both.length, 1))];
    if (text === undefined) break;
    await one.move(seat, text);
    await other.move(seat, isGift ? otherGift : text);
    moves += 1;
    for (const eye of blind) expect(other.told[eye], `${seed} ${eye} ${moves}`).toEqual(one.told[eye]);
  }
  const isDifferent = JSON.stringify(one.told[receiver]) !== JSON.stringify(other.told[receiver]);
  await Promise.all([one.close(), other.close()]);
  return { moves, isDifferent };
}

describe('Dog over sockets', () => {
  it('sends the same bytes to those who may not tell two matches apart', { timeout: 600_000 }, async () => {
    let [different, moves] = [0, 0];
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const played = await playAlike(seed);
      different += played.isDifferent ? 1 : 0;
      moves += played.moves;
    }
    expect(different).toBeGreaterThanOrEqual(4);
    expect(moves).toBeGreaterThan(30);
  });
});
