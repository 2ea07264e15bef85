import { afterEach, describe, expect, it } from 'vitest';
import { pick, seededRng } from '@rudel/kernel';
import type { AnyGame, AnyView } from '@rudel/kernel';
import type { CreateTable } from '@rudel/protocol';
import { findGame } from '@rudel/shelf';
import type { RunningServer } from '../src/server.ts';
import { Api, openServer } from './harness.ts';
import { Person } from './person.ts';

function lupus(): AnyGame {
  const shelved = findGame('lupus');
  if (shelved === undefined) throw new Error('there is no lupus');
  return shelved.game;
}

const villagers: CreateTable['seats'] = ['me', ...Array.from({ length: 7 }, () => 'open' as const)];

type Shown = { readonly phase: string; readonly fates: readonly (string | null)[] };

/** Eight people and a watcher at a table of Lupus, and all that each of them was sent. */
class Village {
  readonly people: Person[] = [];
  readonly told: string[][] = [];
  readonly #game = lupus();
  readonly #rng;
  readonly #server: RunningServer;

  constructor(server: RunningServer, seed: string) {
    this.#server = server;
    this.#rng = seededRng(seed);
  }

  async gather(): Promise<void> {
    const api = new Api(this.#server.port);
    const host = await this.#sit(api.create({ game: 'lupus', seats: villagers }));
    const by = { invite: host.table?.invite ?? '' };
    for (let nth = 1; nth < 8; nth += 1) await this.#sit(api.join(by, { name: `P${nth}` }));
    await this.#sit(api.join(by, { name: 'TV', watch: true }));
  }

  async #sit(admission: ReturnType<Api['create']>): Promise<Person> {
    const texts: string[] = [];
    this.told.push(texts);
    const person = new Person(this.#server.port, await admission, (text) => texts.push(text));
    this.people.push(person);
    await person.connect();
    return person;
  }

  get shown(): Shown {
    const { view } = this.people[8] as Person;
    return (view as AnyView & { readonly shown: Shown }).shown;
  }

  /** Somebody who is asked makes some move, the shortest way to the vote by day. */
  async step(): Promise<void> {
    const { player } = this.#game;
    const asked = this.people
      .slice(0, 8)
      .filter(({ view }) => view !== null && player.legal(view).length > 0);
    const mover = pick(asked, this.#rng);
    const texts = player.legal(mover.view as AnyView).map((move) => player.move.format(move));
    const text = texts.find((one) => one === 'ready' || one === 'done') ?? pick(texts, this.#rng);
    await mover.wish(`move ${text}`);
    await this.settle();
  }

  async until(isSo: (shown: Shown) => boolean): Promise<void> {
    for (let nth = 0; nth < 400 && !isSo(this.shown); nth += 1) await this.step();
    expect(isSo(this.shown)).toBe(true);
  }

  async settle(): Promise<void> {
    for (const person of this.people) await person.settle();
  }

  /** What everybody says is answered like this, and what reaches each of them with it, but for the answers themselves. */
  async hear(
    text: string,
  ): Promise<{ readonly answers: readonly string[]; readonly heard: readonly string[][] }> {
    const before = this.told.map(({ length }) => length);
    const answers: string[] = [];
    for (const person of this.people) {
      const answer = await person.wish(text);
      answers.push(answer === 'no' ? JSON.stringify(person.lastWhy) : answer);
    }
    await this.settle();
    const heard = this.told.map((texts, at) =>
      texts.slice(before[at]).filter((one) => !/^\{"t":"(?:done|no|beat)"/.test(one)),
    );
    return { answers, heard };
  }

  async close(): Promise<void> {
    for (const person of this.people) await person.leave();
  }
}

const refusal = (reason: string, rule: string): string => JSON.stringify({ reason, rule });
const watching = refusal('only-watching', '6.1');

describe('talk in Lupus, over sockets', { timeout: 600_000 }, () => {
  let server: RunningServer | null = null;
  afterEach(async () => server?.close());

  it.each(['a', 'b'])('tells nobody anything but what was said (%s)', async (seed) => {
    server = await openServer();
    const village = new Village(server, seed);
    await village.gather();
    const lobby = await village.hear('talk Good evening');
    expect(lobby.answers).toEqual(Array.from({ length: 9 }, () => 'done'));
    await village.people[0]?.wish('start');
    await village.settle();
    await village.until(({ phase }) => phase === 'call');

    for (const text of ['talk I am the seer!', 'say hello']) {
      const { answers, heard } = await village.hear(text);
      const silence = refusal('no-talk-now', '6.1');
      expect(answers).toEqual([...Array.from({ length: 8 }, () => silence), watching]);
      expect(heard).toEqual(heard.map(() => []));
    }

    await village.until(({ phase }) => phase === 'talk');
    const day = await village.hear('talk Who was it? <img src=x onerror=alert(1)>');
    expect(day.answers).toEqual([...Array.from({ length: 8 }, () => 'done'), watching]);
    expect(day.heard[0]).toHaveLength(8);
    for (const heard of day.heard) expect(heard).toEqual(day.heard[0]);

    await village.until(({ phase, fates }) => phase === 'talk' && fates.some((fate) => fate !== null));
    const { fates } = village.shown;
    const { answers, heard } = await village.hear('say wait');
    const ghostly = refusal('ghosts-are-silent', '4.1');
    expect(answers).toEqual([...fates.map((fate) => (fate === null ? 'done' : ghostly)), watching]);
    expect(heard[8]).toHaveLength(fates.filter((fate) => fate === null).length);
    for (const texts of heard) expect(texts).toEqual(heard[0]);

    await village.until(({ phase }) => phase === 'over');
    await village.close();
  });

  it('refuses what is no talk, and goes on', async () => {
    server = await openServer();
    const api = new Api(server.port);
    const anna = new Person(server.port, await api.create({ game: 'lupus', seats: villagers }));
    await anna.connect();
    const tooLong = { reason: 'not-understood', rule: 'table' };
    for (const text of [
      `talk ${'x'.repeat(281)}`,
      `talk ${'x'.repeat(13_000)}`,
      'talk',
      'talk \u202E\u200B',
    ]) {
      expect(await anna.wish(text)).toBe('no');
      expect(anna.lastWhy).toMatchObject(tooLong);
    }
    anna.send({ t: 'do', id: 'a', base: 0, text: ['talk'] as unknown as string });
    anna.send({ t: 'do', id: 'b', base: 0, text: { talk: 'x' } as unknown as string });
    await anna.settle();
    expect(anna.whats).toBe(2);
    const family = '👨\u200D👩\u200D👧 \uD83D <b>🐺</b> __proto__ ${x}';
    expect(await anna.wish(`talk ${family}`)).toBe('done');
    expect(anna.talk.at(-1)).toMatchObject({ n: 1, text: '👨\u200D👩\u200D👧 <b>🐺</b> __proto__ ${x}' });
    for (let nth = 0; nth < 4; nth += 1) expect(await anna.wish('talk more')).toBe('done');
    expect(await anna.wish('talk more')).toBe('no');
    expect(anna.lastWhy).toMatchObject({ reason: 'too-fast', about: [expect.stringMatching(/^[12]$/)] });
    await anna.leave();
  });
});
