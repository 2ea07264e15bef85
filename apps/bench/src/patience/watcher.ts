import { setTimeout as pause } from 'node:timers/promises';
import type { Admission } from '@rudel/protocol';
import { post } from '../server/rudel-clients.ts';
import { Guest } from './people.ts';

/** Something that a watcher sent, and how long the answer took, in milliseconds. */
export type Probe = { readonly kind: 'refused' | 'written'; readonly at: number; readonly delay: number };

/** One's own commands wait for each other, so those who write something are others than those who are refused. */
const refusedPeople = { count: 4, sockets: 5 };
const writingPeople = { count: 4, sockets: 1 };
/** What one connection may send: 15 messages a second. */
const betweenRefusals = 75;

const refusedTexts = ['move pass', 'sit 0', 'start', 'nonsense'];

/** Somebody who watches a table with twenty sockets, sends what is refused and what is written, and notes when the answers come. */
export class Watcher {
  #refused: readonly Guest[] = [];
  #writing: readonly Guest[] = [];
  readonly probes: Probe[] = [];
  readonly #watch = { isOver: false, isResting: false };
  #loops: Promise<void>[] = [];

  async come(port: number, invite: string): Promise<void> {
    this.#refused = await this.#sockets(port, invite, refusedPeople);
    this.#writing = await this.#sockets(port, invite, writingPeople);
  }

  async #sockets(port: number, invite: string, { count, sockets }: typeof refusedPeople): Promise<Guest[]> {
    const guests: Guest[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const wanted = { by: { invite }, name: `Watcher ${nth}`, watch: true, contribution: 'bench' };
      const admission = await post<Admission>(port, '/api/join', wanted);
      for (let more = 0; more < sockets; more += 1) {
        const guest = new Guest(port);
        await guest.hello(admission);
        guests.push(guest);
      }
    }
    return guests;
  }

  /** How often everybody saw something of the match change. */
  get changes(): number {
    return this.#writing[0]?.changes ?? 0;
  }

  /** Begins to send; something to be written every so many milliseconds. */
  watch(betweenWrites: number): void {
    this.#loops = this.#refused.map((socket, nth) => this.#refusals(socket, nth));
    this.#loops.push(this.#writes(betweenWrites));
  }

  /** Writes nothing while something is done that would keep it waiting. */
  async restDuring(work: () => Promise<void>): Promise<void> {
    this.#watch.isResting = true;
    await work();
    this.#watch.isResting = false;
  }

  async leave(): Promise<void> {
    this.#watch.isOver = true;
    await Promise.all(this.#loops);
    await Promise.all([...this.#refused, ...this.#writing].map(async (socket) => socket.leave()));
  }

  async #refusals(socket: Guest, nth: number): Promise<void> {
    await pause((nth * betweenRefusals) / this.#refused.length);
    for (let time = 0; !this.#watch.isOver; time += 1) {
      const text = refusedTexts[(nth + time) % refusedTexts.length] ?? '';
      await Promise.all([this.#probe(socket, text), pause(betweenRefusals)]);
    }
  }

  async #writes(betweenWrites: number): Promise<void> {
    const answers: Promise<void>[] = [];
    for (let time = 0; !this.#watch.isOver; time += 1) {
      const socket = this.#writing[time % this.#writing.length];
      if (socket !== undefined && !this.#watch.isResting)
        answers.push(this.#probe(socket, `name Watcher ${time}`));
      await pause(betweenWrites);
    }
    await Promise.all(answers);
  }

  async #probe(socket: Guest, text: string): Promise<void> {
    const at = performance.now();
    const { t } = await socket.ask(text);
    this.probes.push({ kind: t === 'done' ? 'written' : 'refused', at, delay: performance.now() - at });
  }
}
