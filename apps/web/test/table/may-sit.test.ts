import { expect, it } from 'vitest';
import type { TableDoc, WatcherDoc } from '@rudel/protocol';
import { tableDoc } from '@rudel/session/fake-host';
import { wayToSeat } from '../../src/table/may-sit.ts';
import type { WayToSeat } from '../../src/table/may-sit.ts';

const wim: WatcherDoc = { person: 'p2', name: 'Wim', away: false };

const way = (watchers: readonly WatcherDoc[], odd: Partial<TableDoc> = {}, closed = [3]): WayToSeat =>
  wayToSeat({ ...tableDoc, phase: 'playing', host: 'p1', watchers, ...odd }, 'p2', 1, closed);

it('offers a seat to whoever may take it', () => {
  expect(way([wim], { phase: 'lobby' })).toBe('sit');
  expect(way([], { phase: 'lobby' })).toBeNull();
  expect(way([{ ...wim, seen: 1 }])).toBe('sit');
  expect(way([{ ...wim, seen: 0 }])).toBeNull();
  expect(way([wim], { host: 'p2' })).toBe('sit');
});

it('offers to ask the host for a bot’s seat during a match, once', () => {
  expect(way([wim])).toBe('ask');
  expect(way([{ ...wim, asks: 1 }])).toBe('asked');
  expect(way([{ ...wim, asks: 2 }])).toBe('ask');
});

it('offers nobody the seat of a narrator or of a ghost during a match, but its owner', () => {
  expect(way([wim], {}, [1])).toBeNull();
  expect(way([wim], { host: 'p2' }, [1])).toBeNull();
  expect(way([{ ...wim, seen: 1 }], {}, [1])).toBe('sit');
});
