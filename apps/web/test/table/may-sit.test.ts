import { expect, it } from 'vitest';
import type { WatcherDoc } from '@rudel/protocol';
import { maySit } from '../../src/table/may-sit.ts';
import { tableDoc } from '../session/fake-host.ts';

const may = (watchers: readonly WatcherDoc[], seat: number): boolean =>
  maySit({ ...tableDoc, watchers }, 'p2', seat);

it('offers a seat to whoever may take it', () => {
  const wim = { person: 'p2', name: 'Wim', away: false };
  expect(may([wim], 1)).toBe(true);
  expect(may([], 1)).toBe(false);
  expect(may([{ ...wim, late: true }], 1)).toBe(false);
  expect(may([{ ...wim, seen: 1 }], 1)).toBe(true);
  expect(may([{ ...wim, seen: 0 }], 1)).toBe(false);
});
