import { describe, expect, it } from 'vitest';
import { BotsBusy } from '@rudel/room';
import type { Question, Thinkers, Thought } from '@rudel/room';
import { FarThinkers } from '../../src/hall/far-thinkers.ts';
import { hearWith } from '../../src/hall/messages.ts';
import type { FromPlace, ToPlace } from '../../src/hall/messages.ts';
import { NearThinkers } from '../../src/hall/near-thinkers.ts';

type Asked = {
  readonly question: Question;
  readonly thought: Thought;
  readonly resolve: (move: string) => void;
  readonly reject: (error: Error) => void;
};

/** Bots that answer when the test says so, and tables elsewhere that ask them. */
class Bots implements Thinkers {
  readonly asked: Asked[] = [];
  readonly busy = new Set<string>();
  readonly listeners = new Map<string, () => void>();
  readonly far = new FarThinkers(true, (message) => this.#passOn(message));
  readonly near = new NearThinkers(this, (message) => this.#passBack(message));

  think(question: Question, thought?: Thought): Promise<string> {
    return new Promise((resolve, reject) => {
      if (thought !== undefined) this.asked.push({ question, thought, resolve, reject });
    });
  }

  isBusyFor(table: string): boolean {
    return this.busy.has(table);
  }

  onBusy(table: string, listener: () => void): () => void {
    this.listeners.set(table, listener);
    return () => void this.listeners.delete(table);
  }

  #passOn(message: FromPlace): void {
    if (message[0] === 'think') this.near.think(message[1], message[2]);
    else if (message[0] === 'unwanted') this.near.unwanted(message[1]);
    else if (message[0] === 'watch') this.near.watch(message[1], message[2]);
  }

  #passBack(message: ToPlace): void {
    const others = {
      hello: nothing,
      text: nothing,
      behind: nothing,
      gone: nothing,
      seen: nothing,
      call: nothing,
    };
    hearWith<ToPlace>(
      {
        ...others,
        begins: (number) => this.far.begins(number),
        thought: (number, outcome) => this.far.hear(number, outcome),
        busy: (table, isBusy) => this.far.turnBusy(table, isBusy),
      },
      message,
    );
  }
}

const nothing = (): void => {};

const question: Question = { table: 't', game: 'dog', level: 'random', view: null };

/** A question that the test can take back. */
function thoughtOf(notes: string[]): { readonly thought: Thought; takeBack: () => void } {
  const asking = { takeBack: (): void => {} };
  const thought: Thought = {
    isWanted: () => true,
    begins: () => notes.push('begins'),
    whenUnwanted: (listener) => {
      asking.takeBack = listener;
    },
  };
  return { thought, takeBack: () => asking.takeBack() };
}

describe('bots, asked from elsewhere', () => {
  it('are told apart by their questions, and say when they begin', async () => {
    const bots = new Bots();
    const notes: string[] = [];
    const answers = [1, 2].map(() => bots.far.think(question, thoughtOf(notes).thought));
    bots.asked[1]?.thought.begins();
    bots.asked[1]?.resolve('second');
    bots.asked[0]?.resolve('first');
    expect(await Promise.all(answers)).toEqual(['first', 'second']);
    expect(notes).toEqual(['begins']);
  });

  it('are too busy to wait, or fail, there as here', async () => {
    const bots = new Bots();
    const [busy, failed] = [bots.far.think(question), bots.far.think(question)];
    bots.asked[0]?.reject(new BotsBusy());
    bots.asked[1]?.reject(new Error('secret'));
    await expect(busy).rejects.toBeInstanceOf(BotsBusy);
    await expect(failed).rejects.not.toThrow('secret');
  });

  it('do not think about what is asked no more', async () => {
    const bots = new Bots();
    const { thought, takeBack } = thoughtOf([]);
    const answer = bots.far.think(question, thought);
    expect(bots.asked[0]?.thought.isWanted()).toBe(true);
    takeBack();
    expect(bots.asked[0]?.thought.isWanted()).toBe(false);
    await expect(answer).rejects.toThrow('nobody asks this any more');
  });

  it('are known to be busy, until nobody wants to know', () => {
    const bots = new Bots();
    const notes: string[] = [];
    bots.busy.add('t');
    const stop = bots.far.onBusy('t', () => notes.push(`busy: ${bots.far.isBusyFor('t')}`));
    bots.busy.delete('t');
    bots.listeners.get('t')?.();
    expect(notes).toEqual(['busy: true', 'busy: false']);
    stop();
    expect(bots.listeners.size).toBe(0);
  });

  it('have nobody left to answer when the place has ended', async () => {
    const bots = new Bots();
    void bots.far.think(question).catch(() => {});
    bots.far.onBusy('t', () => {});
    bots.near.end();
    expect(bots.asked[0]?.thought.isWanted()).toBe(false);
    expect(bots.listeners.size).toBe(0);
  });
});
