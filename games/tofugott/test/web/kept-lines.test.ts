import { expect, test } from 'vitest';
import { keptLines } from '../../web/hand/kept-lines.ts';

function shelf(text: string | null = null) {
  const kept = new Map<string, string>(text === null ? [] : [['rudel.tofugott.lines', text]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a line that is half written outlives the page, for its seat and match only', () => {
  const device = shelf();
  const lines = keptLines('table 1 0', device);
  lines.value = { '0 12 guess': 'You would never' };
  expect(keptLines('table 1 0', device).value).toEqual({ '0 12 guess': 'You would never' });
  expect(keptLines('table 1 2', device).value).toEqual({});
  expect(keptLines('table 2 0', device).value).toEqual({});
});

test('of some matches lines are kept, and nothing is written down before anything is said', () => {
  const device = shelf();
  keptLines('quiet', device);
  expect(device.kept.size).toBe(0);
  for (let match = 0; match < 20; match += 1) keptLines(`match ${match}`, device).value = { a: 'b' };
  expect(keptLines('match 0', device).value).toEqual({});
  expect(keptLines('match 19', device).value).toEqual({ a: 'b' });
});

test('what cannot be read is as if nothing had been kept', () => {
  for (const text of ['{', '{}', '[1]', '[{"under":"me"}]', '[{"under":"me","lines":{"a":1}}]'])
    expect(keptLines('me', shelf(text)).value).toEqual({});
});
