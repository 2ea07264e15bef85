import { describe, expect, it } from 'vitest';
import type { Wish } from '@rudel/protocol';
import { FakeSurroundings } from '@rudel/ui/fake-surroundings';
import { FakeHost } from '../src/fake-host.ts';
import { named } from '../src/named.ts';
import { openSession } from '../src/open-session.ts';
import { SeatBook } from '../src/seat-book.ts';
import type { KnownTable } from '../src/seat-book.ts';

const place: KnownTable = {
  table: 't1',
  person: 'p2',
  token: 'secret',
  game: 'toy/1',
  host: 'server',
  when: 0,
  isNameless: true,
};

function looking(answer: string | null) {
  const wishes: Wish[] = [];
  const book = new SeatBook(null, () => 0);
  book.put(place);
  let asked = 0;
  const live = openSession(new FakeHost(), place, new FakeSurroundings());
  const heard: typeof live = {
    ...live,
    wish: async (wish) => {
      wishes.push(wish);
      return { kind: 'done' };
    },
  };
  const session = named(heard, book, place, async () => {
    asked += 1;
    return answer;
  });
  return { session, wishes, book, asked: () => asked };
}

describe('somebody who came only to look', () => {
  it('is asked for a name before sitting down or speaking, and once', async () => {
    const { session, wishes, book, asked } = looking('Wim');
    await session.wish({ kind: 'stand' });
    expect(asked()).toBe(0);
    expect(await session.wish({ kind: 'sit', seat: 1 })).toEqual({ kind: 'done' });
    expect(await session.wish({ kind: 'say', what: 'wow' })).toEqual({ kind: 'done' });
    expect(asked()).toBe(1);
    expect(book.find('t1')?.isNameless).toBe(false);
    expect(wishes).toEqual([
      { kind: 'stand' },
      { kind: 'name', name: 'Wim' },
      { kind: 'sit', seat: 1 },
      { kind: 'say', what: 'wow' },
    ]);
  });

  it('is asked for a name before asking the host for a seat, so that the host knows who it is', async () => {
    const { session, wishes } = looking('Wim');
    expect(await session.wish({ kind: 'ask', seat: 1 })).toEqual({ kind: 'done' });
    expect(wishes).toEqual([
      { kind: 'name', name: 'Wim' },
      { kind: 'ask', seat: 1 },
    ]);
  });

  it('does nothing without one, and is asked again', async () => {
    const { session, wishes, asked } = looking(null);
    expect(await session.wish({ kind: 'talk', text: 'Hm.' })).toEqual({ kind: 'stale' });
    expect(await session.wish({ kind: 'talk', text: 'Hm.' })).toEqual({ kind: 'stale' });
    expect([asked(), wishes]).toEqual([2, []]);
  });
});
