import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Layers from '../src/layers.ts';

/** A browser's history that goes back only when it is told to, as a busy one does it late. */
class LateHistory {
  readonly #states: unknown[] = [{ page: 'before' }, null];
  #owed = 0;
  onGone = (): void => {};

  get state(): unknown {
    return this.#states.at(-1);
  }

  get length(): number {
    return this.#states.length;
  }

  pushState(state: unknown): void {
    this.#states.push(state);
  }

  replaceState(state: unknown): void {
    this.#states.splice(-1, 1, state);
  }

  go(by: number): void {
    this.#owed -= by;
  }

  /** At last everything it was asked for happens. */
  catchUp(): void {
    if (this.#owed === 0) return;
    this.#states.splice(-this.#owed);
    this.#owed = 0;
    this.onGone();
  }
}

const soon = 1;
const late = 10_000;

describe('what lies over a page', () => {
  let history = new LateHistory();
  let layers: typeof Layers;

  beforeEach(async () => {
    vi.resetModules();
    layers = await import('../src/layers.ts');
    history = new LateHistory();
    history.onGone = layers.hasGone;
    vi.stubGlobal('history', history);
    vi.useFakeTimers();
  });

  afterEach(() => void vi.useRealTimers());

  const opened = (close = vi.fn<() => void>()) => {
    const takeAway = layers.addLayer(close);
    vi.advanceTimersByTime(soon);
    return { close, takeAway };
  };

  it('has an entry of its own, which goes with it', () => {
    const { takeAway } = opened();
    expect(history.length).toBe(3);
    takeAway();
    vi.advanceTimersByTime(soon);
    history.catchUp();
    expect(history.length).toBe(2);
  });

  it.each([soon, 600, late])('stays open when the step back from another one takes %i ms', (wait) => {
    opened().takeAway();
    vi.advanceTimersByTime(wait);
    const { close, takeAway } = opened();
    history.catchUp();
    vi.advanceTimersByTime(soon);
    expect(close).not.toHaveBeenCalled();
    takeAway();
  });

  it('never goes back twice for one, which would lead away from the page', () => {
    opened().takeAway();
    vi.advanceTimersByTime(late);
    history.catchUp();
    expect(history.length).toBe(2);
  });

  it('is closed by the way back of the browser', () => {
    const { close, takeAway } = opened();
    history.go(-1);
    history.catchUp();
    expect(close).toHaveBeenCalledOnce();
    takeAway();
  });

  it('lets whoever goes elsewhere go, also where the browser says nothing', () => {
    const { close, takeAway } = opened();
    const run = vi.fn<() => void>();
    layers.fromBelow(run);
    vi.advanceTimersByTime(soon);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(late);
    expect(close).toHaveBeenCalledOnce();
    expect(run).toHaveBeenCalledOnce();
    takeAway();
  });
});
