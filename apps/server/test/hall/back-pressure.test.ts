import { describe, expect, it } from 'vitest';
import { protocolVersion } from '@rudel/protocol';
import type { Hello } from '@rudel/protocol';
import { FarDevices } from '../../src/hall/far-devices.ts';
import type { FromPlace } from '../../src/hall/messages.ts';
import type { DeviceLink } from '../../src/socket/conversation.ts';
import { behind } from '../../src/socket/outgoing.ts';

const hello: Hello = { t: 'hello', v: protocolVersion, table: 'a', token: 'b' };

/** Two devices elsewhere, as their table has them, and what is noticed of them. */
function farDevices() {
  const posted: FromPlace[] = [];
  const notes: string[] = [];
  const links: DeviceLink[] = [];
  const devices = new FarDevices(
    (_hello, link) => {
      const nth = links.push(link);
      return {
        hear: (text) => notes.push(`${nth} hears ${text}`),
        caughtUp: () => notes.push(`${nth} has caught up`),
        end: () => notes.push(`${nth} is gone`),
      };
    },
    (message) => posted.push(message),
    () => notes.push('failed'),
  );
  devices.hello(1, hello, 0);
  devices.hello(2, hello, 0);
  const [first, second] = links;
  if (first === undefined || second === undefined) throw new Error('nobody has come');
  return { devices, first, second, posted, notes };
}

const half = 'x'.repeat(behind / 2);

describe('a device elsewhere', () => {
  it('is behind by what was sent and has not arrived where it is, and goes on when it has', () => {
    const { devices, first, second, notes } = farDevices();
    first.send(half);
    first.send(half);
    expect(first.isBehind).toBe(false);
    first.send('x');
    expect([first.isBehind, second.isBehind]).toEqual([true, false]);
    devices.batchLeaves();
    second.send('x');
    devices.batchLeaves();
    expect(first.isBehind).toBe(true);
    devices.batchesSeen(1);
    expect([first.isBehind, notes]).toEqual([false, ['1 has caught up']]);
    devices.batchesSeen(2);
    expect(notes).toEqual(['1 has caught up']);
  });

  it('is behind while it is said to be, even where all has arrived', () => {
    const { devices, first, notes } = farDevices();
    devices.of(1)?.turnSlow(true);
    expect(first.isBehind).toBe(true);
    first.send(`${half}${half}x`);
    devices.batchLeaves();
    devices.of(1)?.turnSlow(false);
    expect([first.isBehind, notes]).toEqual([true, []]);
    devices.batchesSeen(1);
    expect([first.isBehind, notes]).toEqual([false, ['1 has caught up']]);
  });

  it('that nobody held anything back from is not told that it has caught up', () => {
    const { devices, notes } = farDevices();
    devices.of(1)?.turnSlow(true);
    devices.of(1)?.turnSlow(false);
    expect(notes).toEqual([]);
  });

  it('is forgotten when it is gone or sent away', () => {
    const { devices, first, posted, notes } = farDevices();
    first.close('moved');
    devices.of(2)?.end();
    expect([devices.of(1), devices.of(2)]).toEqual([undefined, undefined]);
    expect(posted).toEqual([['close', 1, 'moved']]);
    expect(notes).toEqual(['1 is gone', '2 is gone']);
  });
});
