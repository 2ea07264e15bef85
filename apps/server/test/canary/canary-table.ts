import { randomBot, sealBot } from '@rudel/bots';
import { mustParse, parseRecord, pick, seal, seededRng } from '@rudel/kernel';
import type { Eye, Game, Rng } from '@rudel/kernel';
import type { Admission, Handover } from '@rudel/protocol';
import type { Playable } from '@rudel/room';
import { openLog } from '../../src/logging.ts';
import type { Log } from '../../src/logging.ts';
import type { Overrides } from '../../src/server.ts';
import { cardOf } from '../canary-game.ts';
import { ServingTogether } from '../cluster/serving.ts';
import { Api, openServer } from '../harness.ts';
import { Person } from '../person.ts';
import { knowledgeOf } from './knowledge.ts';
import { leaksIn, wordsIn } from './search.ts';
import type { Seen } from './search.ts';
import type { Canary, Move, View } from './types.ts';

/** How a match of canaries was seen: what leaked to observers, and what to the log. */
export type CanaryReport = {
  readonly moves: number;
  readonly messages: number;
  readonly leaks: readonly string[];
  readonly logged: readonly string[];
  readonly logLines: number;
  /** Messages that came to somebody because another looked at a card in secret. */
  readonly traces: number;
};

export type CanaryPlan = {
  readonly seed: string;
  /** The game, perhaps with a leak in it; it may say something to the log. */
  readonly gameOf: (log: (text: string) => void) => Game<Canary>;
  /** Whether the game fails at the move `lay nothing`, so that nothing answers it. */
  readonly fails?: boolean;
  /** Over how many places tables are spread, where that is not left to the environment. */
  readonly workers?: number;
  /** Whether tables are made at one server, and everybody comes to another. */
  readonly isElsewhere?: boolean;
};

type Opened = { readonly port: number; readonly founding: number; readonly close: () => Promise<void> };

const deckSize = 60;

/** Three at a table, one who watches, and strangers: all that any of them gets is kept. */
export class CanaryTable {
  readonly #fails: boolean;
  readonly #isElsewhere: boolean;
  readonly #spread: { readonly workers?: number };
  readonly #salt: number;
  readonly #game: Game<Canary>;
  readonly #rng: Rng;
  readonly #lines: string[] = [];
  readonly #seen: Seen[] = [];
  readonly #secrets: string[] = [];
  readonly #people: { readonly eye: Eye; readonly person: Person }[] = [];
  readonly #log: Log;
  #servers: Opened | null = null;
  #moves = 0;
  #traces = 0;

  constructor({ seed, gameOf, fails = false, workers, isElsewhere = false }: CanaryPlan) {
    this.#isElsewhere = isElsewhere;
    this.#fails = fails;
    this.#spread = workers === undefined ? {} : { workers };
    this.#rng = seededRng(seed);
    this.#salt = this.#rng.int(1_000_000);
    this.#game = gameOf((text) => this.#lines.push(text));
    this.#log = openLog('debug', { write: (line) => void this.#lines.push(line) });
  }

  get port(): number {
    return this.#servers?.port ?? 0;
  }

  /** Opens, plays to the end, closes, and tells what was seen. */
  async play(): Promise<CanaryReport> {
    const playable: Playable = { game: seal(this.#game), bots: [sealBot(randomBot(this.#game.player))] };
    this.#servers = await this.#open({ games: [playable], log: this.#log });
    const table = await this.#gather();
    while (this.#people[0]?.person.table?.phase === 'playing') await this.#step(table);
    const seen = [...this.#seen];
    const text = await this.#api('table').request(`/api/tables/${table}/matches/1/record`);
    for (const { person } of this.#people) await person.leave();
    await this.#servers.close();
    return this.#report(seen, text.text);
  }

  async #open(overrides: Overrides): Promise<Opened> {
    if (!this.#isElsewhere) {
      const server = await openServer(overrides, this.#spread);
      return { port: server.port, founding: server.port, close: () => server.close() };
    }
    const together = new ServingTogether();
    const { port: founding } = await together.start(overrides);
    const { port } = await together.start(overrides);
    return { port, founding, close: () => together.close() };
  }

  #api(eye: Eye, port: number = this.port): Api {
    return new Api(port, (text) => this.#note(eye, text));
  }

  #note(eye: Eye, text: string): void {
    this.#seen.push({ eye, moves: this.#moves, text });
  }

  async #sit(eye: Eye, admission: Admission): Promise<Person> {
    const person = new Person(this.port, admission, (text) => this.#note(eye, text));
    await person.connect();
    this.#people.push({ eye, person });
    this.#secrets.push(admission.token);
    return person;
  }

  async #gather(): Promise<string> {
    const words = { name: `Zebulon${this.#salt}`, contribution: `Beitrag${this.#salt}` };
    const first = await this.#api(0, this.#servers?.founding).create({
      game: 'canary',
      options: `salt=${this.#salt}`,
      seats: ['me', 'open', 'open'],
      ...words,
    });
    const host = await this.#sit(0, first);
    const { code = '', invite = '' } = host.table ?? {};
    await this.#sit(1, await this.#api(1).join({ code }, words));
    await this.#sit(2, await this.#api(2).join({ invite }, words));
    await this.#sit('table', await this.#api('table').join({ invite }, { ...words, watch: true }));
    const key = await this.#api(0).post<Handover>(
      `/api/tables/${first.table}/handover`,
      { seat: null },
      { authorization: `Bearer ${first.token}` },
    );
    this.#secrets.push(first.table, code, invite, key.body.key, words.name, words.contribution);
    await host.wish('start');
    await this.#settle();
    return first.table;
  }

  async #settle(): Promise<void> {
    for (const { person } of this.#people) await person.settle();
  }

  /** One move of somebody who is asked, and whatever else people do meanwhile. */
  async #step(table: string): Promise<void> {
    await this.#disturb(table);
    const asked = this.#people.filter(({ person }) => this.#legal(person).length > 0);
    const { eye, person } = pick(asked, this.#rng);
    const move = pick(this.#legal(person), this.#rng);
    const before = this.#seen.length;
    this.#moves += 1;
    await person.wish(`move ${this.#game.player.move.format(move)}`);
    await this.#settle();
    if (move.kind === 'peek')
      this.#traces += this.#seen
        .slice(before)
        .filter((one) => one.eye !== eye && one.text !== '{"t":"beat"}').length;
  }

  #legal({ view }: Person): readonly Move[] {
    return view === null ? [] : this.#game.player.legal(view as View);
  }

  /** Cut lines, refusals, misunderstandings, curious strangers. */
  async #disturb(table: string): Promise<void> {
    const { eye, person } = pick(this.#people, this.#rng);
    const doing: readonly (() => Promise<unknown>)[] = [
      async () => (this.#fails ? person.post('move lay nothing') : person.wish('move lay nothing')),
      async () => person.wish('move dance'),
      async () => person.wish('move give'),
      async () => person.wish('dance'),
      async () => this.#api(eye).request(`/api/tables/${table}/matches/1/record`),
      async () => this.#api(eye).post('/api/look', { code: person.table?.code ?? '' }),
      async () => this.#api('table').request(`/api/tables/${table}/matches/2/record`),
      async () => this.#reconnect(person),
    ];
    await pick(doing, this.#rng)();
    await this.#settle();
  }

  async #reconnect(person: Person): Promise<void> {
    const { seq } = person;
    person.cut();
    await person.until(() => person.closeCode !== null);
    await person.connect(this.port, this.#rng.int(2) === 0);
    await person.until(() => person.seq >= seq);
  }

  #report(seen: readonly Seen[], text: string): CanaryReport {
    const match = mustParse({ parse: parseRecord, format: () => '' }, text);
    const cards = Array.from({ length: deckSize }, (_, nth) => cardOf(this.#salt, nth));
    const secret = match.tags.get('Secret') ?? '';
    if (!/^[\da-f]{64}$/.test(secret)) throw new Error('the record reveals no secret');
    const log = this.#lines.join('');
    const lost = seen.filter((one) => one.text.includes(secret)).map(({ eye }) => `${eye} was told the lot`);
    return {
      moves: this.#moves,
      messages: seen.length,
      leaks: [...leaksIn(seen, knowledgeOf(match), cards), ...lost, ...this.#strayTokens(seen)],
      logged: wordsIn(log, [...cards, ...this.#secrets, secret, 'move ', 'lay ', 'dance']),
      logLines: this.#lines.length,
      traces: this.#traces,
    };
  }

  /** Tokens of people that somebody else was sent. */
  #strayTokens(seen: readonly Seen[]): readonly string[] {
    return this.#people.flatMap(({ eye, person }) =>
      seen
        .filter((one) => one.eye !== eye && one.text.includes(person.admission.token))
        .map((one) => `${one.eye} was sent the token of ${eye}`),
    );
  }
}
