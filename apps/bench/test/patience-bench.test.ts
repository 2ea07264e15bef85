import { describe, expect, test } from 'vitest';
import { seededRng } from '@rudel/kernel';
import type { Store } from '@rudel/store';
import { memoryStore } from '@rudel/store';
import { unclaimed } from '@rudel/store/contract';
import { detected, interval, sampleOf } from '../src/patience/detector.ts';
import type { Sample, Span } from '../src/patience/detector.ts';
import { hasFailed, patienceText } from '../src/patience/patience-report.ts';
import type { PatienceRow } from '../src/patience/patience-report.ts';
import { onSlowDisk } from '../src/patience/slow-disk.ts';
import type { Probe } from '../src/patience/watcher.ts';

const rng = seededRng('patience');

/** Spans of half a second in rounds of six, drawn by lot. */
const spans: readonly Span[] = Array.from({ length: 96 }, (_, nth) => ({
  from: nth * 500,
  to: nth * 500 + 500,
  hasActed: rng.int(2) === 0,
  round: Math.floor(nth / 6),
}));

/** Answers that take some time by chance, and longer by so much where somebody has acted. */
function samplesWith(longer: number): readonly Sample[] {
  const probes = spans.flatMap(({ from, hasActed }) =>
    Array.from({ length: 20 }, (_, nth): Probe => {
      const delay = 1 + rng.int(8) + (hasActed && nth === 3 ? longer : 0);
      return { kind: nth % 5 === 0 ? 'written' : 'refused', at: from + nth * 25, delay };
    }),
  );
  return spans.map((span) => sampleOf(span, probes));
}

describe('somebody who guesses from pauses', () => {
  test('is right where they tell something', () => {
    const { right, samples, by } = detected(samplesWith(20));
    expect(right).toBe(samples);
    expect(by).toEqual(['refused longest']);
  });

  test('is as good as chance where they tell nothing', () => {
    const { right, samples } = detected(samplesWith(0));
    expect(samples).toBeGreaterThan(70);
    const [least, most] = interval(right, samples, 2.576);
    expect(least).toBeLessThan(0.5);
    expect(most).toBeGreaterThan(0.5);
  });

  test('may be right by luck, as far as the interval says', () => {
    expect(interval(50, 100, 1.96).map((part) => part.toFixed(3))).toEqual(['0.404', '0.596']);
  });
});

const row = (hasBeat: boolean, right: number): PatienceRow => ({
  table: 'Dog',
  diskMs: 50,
  hasBeat,
  detection: { samples: 100, right, by: ['written longest'] },
});

describe('the report', () => {
  test('shows what was guessed beside chance', () => {
    const text = patienceText({ node: 'v20', cpu: 'Test', cores: 2 }, [row(true, 52), row(false, 90)]);
    expect(text).toContain('| Dog   |        50 | as usual |   100 |        52.0 % | 42.3 % to 61.5 % |');
    expect(text).toContain('With the beat nothing is told');
  });

  test('fails where the beat tells something, and where the measure is blind', () => {
    expect(hasFailed([row(true, 52), row(false, 90)])).toBe(false);
    expect(hasFailed([row(true, 70), row(false, 90)])).toBe(true);
    expect(hasFailed([row(true, 52), row(false, 52)])).toBe(true);
  });
});

test('on a slow disk what is asked while it works shares the next commit', async () => {
  const order: string[] = [];
  const inner: Store = {
    ...memoryStore(),
    append: async (id) => {
      order.push(`append ${id}`);
    },
    probe: async () => {
      order.push('probe');
    },
  };
  const store = onSlowDisk(inner, 1);
  const first = store.append('a', unclaimed(0), []).then(() => order.push('a is kept'));
  await new Promise(setImmediate);
  const more = ['b', 'c'].map((id) =>
    store.append(id, unclaimed(0), []).then(() => order.push(`${id} is kept`)),
  );
  await Promise.all([first, ...more, store.probe()]);
  expect(order.slice(0, 2)).toEqual(['append a', 'a is kept']);
  expect(order.slice(2, 5)).toEqual(['append b', 'append c', 'probe']);
});
