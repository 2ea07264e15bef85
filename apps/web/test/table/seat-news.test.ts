import { expect, it } from 'vitest';
import type { SeatDoc, TableDoc, WatcherDoc } from '@rudel/protocol';
import { tableDoc } from '@rudel/session/fake-host';
import { newsSince, seatNews } from '../../src/table/seat-news.ts';

const bot: SeatDoc = { kind: 'bot', name: 'Lupa', level: 'strong' };
const wim: WatcherDoc = { person: 'p2', name: 'Wim', away: false };
const sitting: SeatDoc = { kind: 'person', person: 'p2', name: 'Wim', away: false, standIn: null };

const playing = (seats: readonly SeatDoc[], watchers: readonly WatcherDoc[]): TableDoc => ({
  ...tableDoc,
  phase: 'playing',
  match: 1,
  host: 'p1',
  seats,
  watchers,
});

it('everybody else is told who plays for a bot, and by whose word', () => {
  const before = playing([bot], [{ ...wim, asks: 0 }]);
  const after = playing([{ ...sitting, steppedIn: true }], []);
  expect(seatNews(before, after, 'p9')).toEqual([{ kind: 'let-in', name: 'Wim', bot: 'Lupa' }]);
  expect(seatNews(before, after, 'p2')).toEqual([]);
  const asHost = { host: 'p2' };
  expect(seatNews({ ...before, ...asHost }, { ...after, ...asHost }, 'p9')).toMatchObject([{ kind: 'host' }]);
});

it('coming back to an own seat is another thing', () => {
  const before = playing([bot], [{ ...wim, seen: 0 }]);
  expect(seatNews(before, playing([sitting], []), 'p9')).toMatchObject([{ kind: 'back' }]);
});

it('whoever asked is told when the host does not want it, and nobody else is', () => {
  const before = playing([bot], [{ ...wim, asks: 0 }]);
  const after = playing([bot], [wim]);
  expect(seatNews(before, after, 'p2')).toEqual([{ kind: 'not-now' }]);
  expect(seatNews(before, after, 'p9')).toEqual([]);
  const taken = playing([{ ...sitting, person: 'p3', name: 'Zoe' }], [wim]);
  expect(seatNews(before, taken, 'p2')).toMatchObject([{ kind: 'let-in', name: 'Zoe' }]);
});

it('everybody hears who hosts from now on, also whoever did before', () => {
  const before = playing([sitting, bot], [{ person: 'p1', name: 'Anna', away: true }]);
  const after = { ...before, host: 'p2' };
  expect(seatNews(before, after, 'p9')).toEqual([{ kind: 'hosts', name: 'Wim' }]);
  expect(seatNews(before, after, 'p2')).toEqual([{ kind: 'you-host' }]);
  expect(seatNews(before, after, 'p1')).toEqual([{ kind: 'hosts', name: 'Wim' }]);
});

it('whoever comes back hears who hosts now, if that has changed for them', () => {
  const now = playing([sitting, bot], [{ person: 'p1', name: 'Anna', away: false }]);
  expect(newsSince(true, { ...now, host: 'p2' }, 'p1')).toEqual([{ kind: 'hosts', name: 'Wim' }]);
  expect(newsSince(false, { ...now, host: 'p1' }, 'p1')).toEqual([{ kind: 'you-host' }]);
  expect([newsSince(true, now, 'p1'), newsSince(false, now, 'p2')]).toEqual([[], []]);
  expect(newsSince(undefined, now, 'p1')).toEqual([]);
});

it('another match or the end is no news of this kind', () => {
  const before = playing([bot], [{ ...wim, asks: 0 }]);
  expect(seatNews(before, { ...playing([sitting], []), match: 2 }, 'p9')).toEqual([]);
  expect(seatNews(before, { ...playing([bot], [wim]), phase: 'over' }, 'p2')).toEqual([]);
});
