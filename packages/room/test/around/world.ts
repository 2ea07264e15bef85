import { answerTo, randomBot, sealBot } from '@rudel/bots';
import { localBus } from '@rudel/bus';
import { dog } from '@rudel/dog';
import { dogBots } from '@rudel/dog/bot';
import { seal, seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import { lupus } from '@rudel/lupus';
import type { Admission, CreateTable, JoinTable } from '@rudel/protocol';
import { openRooms } from '@rudel/room';
import type { OrRefusal, Pace, Playable, Ports, Question, Rooms } from '@rudel/room';
import { memoryStore } from '@rudel/store';
import type { Store } from '@rudel/store';
import { hiddenWords } from '../toy/hidden-words.ts';
import { secretNumbers, talkingNumbers, toldNumbers } from '../toy/numbers.ts';
import { checkedStore } from './accounts.ts';
import { FakeClockwork } from './fake-clockwork.ts';

export const testPace: Pace = {
  away: 10_000,
  grace: 45_000,
  hosting: 300_000,
  botPause: [700, 1800],
  botLimit: 5000,
  decision: { relaxed: 90_000, brisk: 25_000 },
  reading: 60_000,
  tick: 0,
  checkpoint: 3,
  handover: 600_000,
  hello: 60_000,
  idle: 900_000,
};

export const playables: readonly Playable[] = [
  {
    game: seal(dog),
    bots: [
      sealBot(randomBot(dog.player)),
      { ...sealBot(randomBot(dog.player)), name: 'medium' },
      ...dogBots.map((bot) => sealBot(bot)),
    ],
    aliases: { skilled: 'medium' },
  },
  { game: seal(talkingNumbers), bots: [sealBot(randomBot(talkingNumbers.player))] },
  { game: seal(toldNumbers), bots: [sealBot(randomBot(toldNumbers.player))] },
  { game: seal(secretNumbers), bots: [sealBot(randomBot(secretNumbers.player))] },
  { game: seal(hiddenWords), bots: [sealBot(randomBot(hiddenWords.player))] },
  { game: seal(lupus), bots: [sealBot(randomBot(lupus.player))] },
];

export function playable(id: string): Playable {
  const found = playables.find(({ game }) => game.id === id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
}

/** Bots that answer as soon as they are asked. */
export function quickThinker(rng: Rng): (question: Question) => Promise<string> {
  return async (question) =>
    answerTo(question, playable(question.game), rng, { kind: 'iterations', count: 20 });
}

/** Bytes that are the same in every run. */
export function seededBytes(seed: string): (count: number) => Uint8Array {
  const rng = seededRng(seed);
  return (count) => Uint8Array.from({ length: count }, () => rng.int(256));
}

export type Report = { readonly event: string; readonly details: unknown };

/** Everything around rooms, and rooms in it; what is kept outlives a restart. */
export class World {
  readonly clockwork = new FakeClockwork();
  readonly reports: Report[] = [];
  readonly store: Store;
  readonly ports: Ports;
  rooms: Rooms;
  #stop: () => void = () => {};
  #restarts = 0;

  constructor(seed: string, changes: Partial<Ports> = {}) {
    this.store = changes.store ?? memoryStore();
    this.ports = {
      games: (id) => playables.find(({ game }) => game.id === id),
      store: this.store,
      owner: 'here',
      bus: localBus(),
      clockwork: this.clockwork,
      thinkers: { think: quickThinker(seededRng(`${seed} bots`)) },
      randomBytes: seededBytes(seed),
      pace: testPace,
      report: (event, details) => this.reports.push({ event, details }),
      ...changes,
    };
    this.rooms = openRooms(this.#mortal());
  }

  /** The machine stops without a word, and starts again with what is kept. */
  restart(): void {
    this.#stop();
    this.rooms = openRooms(this.#mortal());
  }

  /** Ports that are good until the machine stops: after that no alarm rings and nothing is kept. Each start counts its time anew. */
  #mortal(): Ports {
    let isAlive = true;
    this.#stop = () => {
      isAlive = false;
    };
    const never = new Promise<never>(() => {});
    const { store, clockwork } = this.ports;
    const began = this.#restarts === 0 ? 0 : clockwork.now() - 17 * this.#restarts;
    this.#restarts += 1;
    return {
      ...this.ports,
      bus: localBus(),
      clockwork: {
        now: () => clockwork.now() - began,
        date: () => clockwork.date(),
        after: (ms, callback) => clockwork.after(ms, () => isAlive && callback()),
      },
      store: {
        ...checkedStore(store, this.ports.games),
        append: (...args) => (isAlive ? store.append(...args) : never),
        checkpoint: (...args) => (isAlive ? store.checkpoint(...args) : never),
      },
    };
  }

  async create(wanted: Partial<CreateTable> = {}): Promise<Admission> {
    return must(
      await this.rooms.create({
        game: 'dog',
        options: '-',
        clock: 'off',
        listed: false,
        seats: ['me', 'open', 'open', 'open'],
        name: 'Anna',
        contribution: 'fromAnna',
        ...wanted,
      }),
    );
  }

  async join(invite: string, name: string, wanted: Partial<JoinTable> = {}): Promise<Admission> {
    const by = { invite };
    const contribution = `from${name.replaceAll(/\W/g, '')}`;
    return must(await this.rooms.join({ by, name, watch: false, contribution, ...wanted }));
  }
}

export function must<T>(answer: OrRefusal<T>): T {
  if (!answer.ok) throw new Error(`${answer.refusal.error}: ${answer.refusal.message}`);
  return answer.value;
}
