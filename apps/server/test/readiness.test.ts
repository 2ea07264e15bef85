import { describe, expect, it } from 'vitest';
import { StoreFault } from '@rudel/store';
import { Readiness } from '../src/http/readiness.ts';

/** A store whose tries end when the test says so, and a clock that the test turns. */
class Bench {
  now = 0;
  tries = 0;
  isServed = true;
  readonly #settle: ((fault?: Error) => void)[] = [];
  readonly #alarms: (() => void)[] = [];
  readonly readiness = new Readiness(
    {
      probe: () => {
        this.tries += 1;
        return new Promise((resolve, reject) => {
          this.#settle.push((fault) => (fault === undefined ? resolve() : reject(fault)));
        });
      },
    },
    () => this.isServed,
    () => this.now,
    (_ms, ring) => {
      this.#alarms.push(ring);
      return () => {};
    },
  );

  settle(fault?: Error): void {
    for (const settle of this.#settle.splice(0)) settle(fault);
  }

  ring(): void {
    for (const ring of this.#alarms.splice(0)) ring();
  }
}

describe('whether a server is ready', () => {
  it('is whether something can be written', async () => {
    const bench = new Bench();
    const asked = bench.readiness.check();
    bench.settle();
    expect(await asked).toBeNull();
  });

  it.each([
    [new StoreFault('failed', 'x', 'full'), 'disk-full'],
    [new StoreFault('failed', 'x', 'io'), 'store'],
    [new StoreFault('ended', 'x', 'thread'), 'store'],
  ])('%s is told as a word', async (fault, word) => {
    const bench = new Bench();
    const asked = bench.readiness.check();
    bench.settle(fault);
    expect(await asked).toBe(word);
  });

  it('is not while nobody serves some of the tables, and at once again when somebody does', async () => {
    const bench = new Bench();
    bench.isServed = false;
    expect(await bench.readiness.check()).toBe('rooms');
    expect(bench.tries).toBe(0);
    bench.isServed = true;
    const asked = bench.readiness.check();
    bench.settle();
    expect(await asked).toBeNull();
  });

  it('costs one write a second at most, however many ask', async () => {
    const bench = new Bench();
    const asked = Array.from({ length: 50 }, async () => bench.readiness.check());
    bench.settle();
    await Promise.all(asked);
    bench.now = 999;
    await bench.readiness.check();
    expect(bench.tries).toBe(1);
    bench.now = 1000;
    const again = bench.readiness.check();
    bench.settle();
    await again;
    expect(bench.tries).toBe(2);
  });

  it('is told after a second at most, and nothing piles up behind a write that hangs', async () => {
    const bench = new Bench();
    const asked = bench.readiness.check();
    bench.ring();
    expect(await asked).toBe('store');
    bench.now = 5000;
    const later = bench.readiness.check();
    bench.ring();
    expect(await later).toBe('store');
    expect(bench.tries).toBe(1);
    const last = bench.readiness.check();
    bench.settle();
    expect(await last).toBeNull();
  });
});
