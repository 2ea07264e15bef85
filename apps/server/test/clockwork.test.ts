import { afterEach, describe, expect, test, vi } from 'vitest';
import { clockwork } from '../src/clockwork.ts';

const hour = 3600_000;
const tenYears = 3652 * 24 * hour;

afterEach(() => {
  vi.useRealTimers();
});

describe('real time', () => {
  test.each([hour, -hour, tenYears, -tenYears])('goes on where the wall clock is set by %i ms', (jump) => {
    const start = 1_795_000_000_000;
    vi.useFakeTimers({ now: start });
    const before = clockwork.now();
    let rings = 0;
    clockwork.after(1000, () => (rings += 1));
    vi.advanceTimersByTime(400);
    vi.setSystemTime(start + jump);
    expect([clockwork.now(), clockwork.date()]).toEqual([before + 400, start + jump]);
    vi.advanceTimersByTime(599);
    expect(rings).toBe(0);
    vi.advanceTimersByTime(1);
    expect([rings, clockwork.now()]).toEqual([1, before + 1000]);
  });

  test('is whole', () => {
    expect([clockwork.now(), clockwork.date()].map((ms) => Number.isSafeInteger(ms))).toEqual([true, true]);
  });

  test('can be waited for longer than a timer of the system can wait', () => {
    vi.useFakeTimers();
    const rung: number[] = [];
    const [month, began] = [31 * 24 * hour, clockwork.now()];
    clockwork.after(month, () => rung.push(clockwork.now() - began));
    const cancel = clockwork.after(month + 1, () => rung.push(0));
    vi.advanceTimersByTime(30 * 24 * hour);
    expect(rung).toEqual([]);
    cancel();
    vi.advanceTimersByTime(5 * 24 * hour);
    expect(rung).toEqual([month]);
  });
});
