import { afterEach, describe, expect, it, vi } from 'vitest';
import { protocolVersion } from '@rudel/protocol';
import type { ServerMessage } from '@rudel/protocol';
import type { Attached, Rooms } from '@rudel/room';
import { lazyShelf } from '@rudel/shelf/lazy';
import { offlineRooms } from '../../src/host/offline-rooms.ts';

const hour = 3600_000;
const start = 1_795_000_000_000;

afterEach(() => {
  vi.useRealTimers();
});

type Seen = { readonly left: () => number | undefined; readonly attached: Attached | null };

async function look(rooms: Rooms, table: string, token: string): Promise<Seen> {
  const messages: ServerMessage[] = [];
  const link = {
    send: (text: string) => void messages.push(JSON.parse(text) as ServerMessage),
    close: () => {},
    isBehind: false,
  };
  const attached = await rooms.attach({ t: 'hello', v: protocolVersion, table, token }, link);
  const left = (): number | undefined =>
    messages.flatMap((message) => ('t' in message && message.t === 'match' ? [message.left] : [])).at(-1);
  return { left, attached };
}

describe('a table on this device', () => {
  it.each([hour, -hour, 87_660 * hour, -87_660 * hour])(
    'has the same time left where the clock of the device is set by %i ms',
    async (jump) => {
      const dog = await lazyShelf.get('dog')?.();
      vi.useFakeTimers({ now: start });
      const rooms = offlineRooms(dog === undefined ? [] : [dog], {});
      const founded = await rooms.create({
        game: 'dog',
        options: '-',
        clock: 'brisk',
        listed: false,
        seats: ['me', 'bot random', 'bot random', 'bot random'],
        name: 'Anna',
        contribution: 'anna',
      });
      const { table, token } = founded.ok ? founded.value : { table: '', token: '' };
      const first = await look(rooms, table, token);
      first.attached?.receive({ t: 'do', id: '1', base: 0, text: 'start' });
      await vi.advanceTimersByTimeAsync(0);
      expect(first.left()).toBe(25_000);
      vi.setSystemTime(start + jump);
      await vi.advanceTimersByTimeAsync(5000);
      const second = await look(rooms, table, token);
      expect(second.left()).toBe(20_000);
      await rooms.close();
    },
  );
});
