import { describe, expect, it } from 'vitest';
import { GuessQueue, patience } from '../src/http/guess-queue.ts';
import { usualLimits } from '../src/limits.ts';
import { NetworkBuckets, NetworkCounts, networksOf } from '../src/networks.ts';
import type { Network } from '../src/networks.ts';

type Alarm = { readonly at: number; readonly ring: () => void };

/** Lets everything happen that needs no time. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Time that passes when a test says so. */
class Time {
  at = 0;
  #alarms: readonly Alarm[] = [];

  readonly now = (): number => this.at;

  readonly after = (ms: number, ring: () => void): (() => void) => {
    const alarm = { at: this.at + ms, ring };
    this.#alarms = [...this.#alarms, alarm];
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  };

  get alarms(): number {
    return this.#alarms.length;
  }

  async pass(ms: number): Promise<void> {
    await settled();
    const end = this.at + ms;
    for (;;) {
      const [next] = this.#alarms.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.at = next.at;
      this.#alarms = this.#alarms.filter((other) => other !== next);
      next.ring();
      await settled();
    }
    this.at = end;
  }
}

type Try = { at: number | null; isRefused: boolean };

const made = (tries: readonly Try[]): number => tries.filter(({ at }) => at !== null).length;

/** Everybody who tries codes, and when they got their turn. */
class Guessers {
  readonly time = new Time();
  readonly queue = new GuessQueue(usualLimits, this.time.now, this.time.after);

  /** A try that is right or wrong; when it was made stands in it afterwards. */
  guess(address: string, isRight = false, gone?: AbortSignal): Try {
    const one: Try = { at: null, isRefused: false };
    void this.queue.admit(networksOf(address), gone).then((giveBack) => {
      if (giveBack === null) one.isRefused = true;
      else one.at = this.time.at;
      if (isRight) giveBack?.();
    });
    return one;
  }

  /** Wrong tries of as many addresses as it takes to leave nobody a token. */
  async storm(): Promise<void> {
    for (let nth = 0; nth < 100; nth += 1) this.guess(`10.${nth}.0.1`);
    await this.time.pass(0);
  }
}

describe('a right code in a storm of wrong ones', () => {
  it('is delayed, not refused, however many wrong ones wait', async () => {
    const guessers = new Guessers();
    await guessers.storm();
    for (let nth = 0; nth < 150; nth += 1) guessers.guess(`10.${nth % 100}.0.1`);
    const right = guessers.guess('192.0.2.1', true);
    await guessers.time.pass(0);
    expect(right.at).toBeNull();
    await guessers.time.pass(2000);
    expect(right).toEqual({ at: 2000, isRefused: false });
  });

  it('waits behind wrong ones of its own network, for as long as that takes', async () => {
    const guessers = new Guessers();
    for (let nth = 0; nth < 8; nth += 1) guessers.guess('192.0.2.1');
    await guessers.time.pass(0);
    const rights = [1, 2, 3].map(() => guessers.guess('192.0.2.1', true));
    await guessers.time.pass(29_999);
    expect(rights.map(({ at }) => at)).toEqual([null, null, null]);
    await guessers.time.pass(10);
    expect(rights.map(({ isRefused }) => isRefused)).toEqual([false, false, false]);
    expect(rights.every(({ at }) => at !== null)).toBe(true);
  });

  it('does not wait at all where nobody is wrong: a class behind one address', async () => {
    const guessers = new Guessers();
    const pupils = Array.from({ length: 4 }, () => guessers.guess('192.0.2.1', true));
    for (let nth = 0; nth < 26; nth += 1) {
      await guessers.time.pass(0);
      pupils.push(guessers.guess('192.0.2.1', true));
    }
    await guessers.time.pass(0);
    expect(pupils.every(({ at }) => at === 0)).toBe(true);
  });
});

describe('wrong codes', () => {
  it('are made no faster than documented by waiting: two a minute from one address', async () => {
    const guessers = new Guessers();
    const tries: Try[] = [];
    for (let second = 0; second < 600; second += 1) {
      for (let nth = 0; nth < 5; nth += 1) tries.push(guessers.guess('192.0.2.1'));
      await guessers.time.pass(1000);
    }
    expect(made(tries)).toBeLessThanOrEqual(8 + 20);
    expect(made(tries)).toBeGreaterThan(8 + 18);
  });

  it('nor by all together: one in two seconds', async () => {
    const guessers = new Guessers();
    const tries: Try[] = [];
    for (let second = 0; second < 600; second += 1) {
      for (let nth = 0; nth < 20; nth += 1) tries.push(guessers.guess(`${10 + nth}.${second % 250}.0.1`));
      await guessers.time.pass(1000);
    }
    expect(made(tries)).toBeLessThanOrEqual(100 + 300);
    expect(made(tries)).toBeGreaterThan(100 + 290);
  });

  it('nor by taking one address after another of a large network', async () => {
    for (const address of [
      (nth: number) => `2001:db8:1:${nth.toString(16)}`,
      (nth: number) => `192.0.2.${nth % 256}`,
    ]) {
      const guessers = new Guessers();
      const tries: Try[] = [];
      for (let second = 0; second < 300; second += 1) {
        for (let nth = 0; nth < 5; nth += 1) tries.push(guessers.guess(address(second * 5 + nth)));
        await guessers.time.pass(1000);
      }
      expect(made(tries)).toBeLessThanOrEqual(4 * (8 + 10));
    }
  });

  it('wait in a bounded number and time, and leave nothing behind', async () => {
    const guessers = new Guessers();
    await guessers.storm();
    const tries = Array.from({ length: 1000 }, (_, nth) =>
      guessers.guess(`${11 + (nth >> 8)}.${nth % 256}.1.1`),
    );
    expect(guessers.queue.length).toBe(200);
    const more = Array.from({ length: 6 }, () => guessers.guess('9.9.9.9'));
    await guessers.time.pass(0);
    expect(more.filter(({ isRefused }) => isRefused).length).toBeGreaterThanOrEqual(2);
    await guessers.time.pass(patience + 2000);
    expect(guessers.queue.length).toBe(0);
    expect(guessers.time.alarms).toBe(0);
    expect(tries.every(({ at, isRefused }) => isRefused !== (at !== null))).toBe(true);
  });

  it('wait no longer than whoever made them', async () => {
    const guessers = new Guessers();
    await guessers.storm();
    const gone = new AbortController();
    const one = guessers.guess('192.0.2.1', false, gone.signal);
    expect(guessers.queue.length).toBe(1);
    gone.abort();
    await guessers.time.pass(0);
    expect(one.isRefused).toBe(true);
    expect([guessers.queue.length, guessers.time.alarms]).toEqual([0, 0]);
  });
});

const inOneNetwork = (nth: number): readonly Network[] => networksOf(`2001:db8:1:${nth.toString(16)}`);

describe('networks', () => {
  it('of an address, the narrowest first', () => {
    expect(networksOf('2001:db8:1:a2ff').map(({ name, size }) => `${name} ${size}`)).toEqual([
      '2001:db8:1:a2ff /64',
      '2001:db8:1:a2 /56',
      '2001:db8:1 /48',
    ]);
    expect(networksOf('2001:db8:1:2').map(({ name }) => name)).toEqual([
      '2001:db8:1:2',
      '2001:db8:1:0',
      '2001:db8:1',
    ]);
    expect(networksOf('192.0.2.7').map(({ name }) => name)).toEqual(['192.0.2.7', '192.0.2']);
    expect(networksOf('unknown')).toEqual([{ name: 'unknown', size: '/32' }]);
  });

  it('have a share each: a customer with a /48 has sixteen, and a neighbour under IPv4 nothing to do with it', () => {
    const buckets = new NetworkBuckets({ burst: 10, perSecond: 0 }, () => 0);
    const taken = (address: (nth: number) => string): number =>
      Array.from({ length: 2000 }, (_, nth) => buckets.take(networksOf(address(nth)))).filter(Boolean).length;
    expect(taken(() => '2001:db8:1:1')).toBe(10);
    expect(taken((nth) => `2001:db8:1:${(nth % 256).toString(16)}`)).toBe(30);
    expect(taken((nth) => `2001:db8:1:${nth.toString(16)}`)).toBe(120);
    expect(taken((nth) => `192.0.2.${nth % 250}`)).toBe(2000);
  });

  it('hold so many connections each', () => {
    const counts = new NetworkCounts();
    for (let nth = 0; nth < 8; nth += 1) counts.add(inOneNetwork(nth));
    expect(counts.isCrowd(inOneNetwork(0), 1)).toBe(true);
    expect(counts.isCrowd(inOneNetwork(99), 2)).toBe(true);
    expect(counts.isCrowd(inOneNetwork(0x1000), 2)).toBe(false);
    for (let nth = 0; nth < 8; nth += 1) counts.remove(inOneNetwork(nth));
    expect(counts.isCrowd(inOneNetwork(99), 2)).toBe(false);
  });
});
