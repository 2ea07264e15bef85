import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScreenHand, ScreenKeys, ScreenState } from '@rudel/protocol';
import { SharedMemory, memoryStore } from '@rudel/store';
import { SharedScreens, askEvery } from '../src/cluster/shared-screens.ts';
import { Screens, longestWait, mostScreens, screenTimes } from '../src/http/screens.ts';
import type { RunningServer } from '../src/server.ts';
import { Api, openServer } from './harness.ts';
import { Person } from './person.ts';

/** Time that passes when a test says so; every alarm rings when asked for. */
class Time {
  at = 0;
  readonly #alarms = new Map<() => void, number>();

  readonly now = (): number => this.at;

  readonly after = (ms: number, ring: () => void): (() => void) => {
    this.#alarms.set(ring, this.at + ms);
    return () => this.#alarms.delete(ring);
  };

  get alarms(): number {
    return this.#alarms.size;
  }

  pass(ms: number): void {
    this.at += ms;
    for (const [ring, at] of this.#alarms) {
      if (at > this.at) continue;
      this.#alarms.delete(ring);
      ring();
    }
  }
}

/** Lets time pass until something has been answered. */
async function passing(time: Time, answer: Promise<unknown>): Promise<void> {
  const over = { is: false };
  void answer.then(() => {
    over.is = true;
  });
  for (let turn = 0; turn < 200 && !over.is; turn += 1) {
    await new Promise(setImmediate);
    time.pass(askEvery);
  }
}

function opened(): { readonly time: Time; readonly screens: Screens } {
  const time = new Time();
  return { time, screens: new Screens(time, numbered().randomBytes) };
}

/** Bytes that never come twice. */
function numbered(): { readonly randomBytes: (count: number) => Uint8Array } {
  let fill = 0;
  return {
    randomBytes(count) {
      fill += 1;
      const bytes = new Uint8Array(count);
      new DataView(bytes.buffer).setUint32(0, fill);
      return bytes;
    },
  };
}

describe('a screen that waits for a table', () => {
  it('hears at once that its code was scanned, and then which table to show', async () => {
    const { time, screens } = opened();
    const { ear, key } = screens.open();
    const scanned = screens.wait(ear, 'open');
    const hand = screens.claim(key)?.hand ?? '';
    expect(await scanned).toEqual({ state: 'claimed' });
    const shown = screens.wait(ear, 'claimed');
    expect(screens.show(hand, 'invitation')).toBe(true);
    expect(await shown).toEqual({ state: 'shown', invite: 'invitation' });
    expect(await screens.wait(ear, 'claimed')).toEqual({ state: 'shown', invite: 'invitation' });
    expect(time.alarms).toBe(0);
  });

  it('takes a code once, and a table once', () => {
    const { screens } = opened();
    const { key } = screens.open();
    const hand = screens.claim(key)?.hand ?? '';
    expect(screens.claim(key)).toBeNull();
    expect(screens.show(hand, 'one')).toBe(true);
    expect(screens.show(hand, 'other')).toBe(false);
  });

  it('lets no key do what another is for', async () => {
    const { screens } = opened();
    const { ear, key } = screens.open();
    expect(await screens.wait(key, 'claimed')).toBeNull();
    expect(screens.claim(ear)).toBeNull();
    expect(screens.show(key, 'invitation')).toBe(false);
    expect(screens.show(ear, 'invitation')).toBe(false);
  });

  it('is told after a while that nothing has happened, and then asks again', async () => {
    const { time, screens } = opened();
    const { ear } = screens.open();
    const first = screens.wait(ear, 'open');
    const second = screens.wait(ear, 'open');
    expect(await first).toEqual({ state: 'open' });
    time.pass(longestWait);
    expect(await second).toEqual({ state: 'open' });
    expect(time.alarms).toBe(0);
  });

  it('is forgotten when its code has become too old, and whoever has scanned it takes too long', async () => {
    const { time, screens } = opened();
    const [late, taken] = [screens.open(), screens.open()];
    const hand = screens.claim(taken.key)?.hand ?? '';
    time.pass(screenTimes.open);
    expect(screens.claim(late.key)).toBeNull();
    expect(await screens.wait(late.ear, 'claimed')).toBeNull();
    time.pass(screenTimes.claimed - screenTimes.open);
    expect(screens.show(hand, 'invitation')).toBe(false);
    expect(screens.count).toBe(0);
  });

  it('makes room for others when too many wait', async () => {
    const { screens } = opened();
    const first = screens.open();
    for (let nth = 1; nth <= mostScreens; nth += 1) screens.open();
    expect(screens.count).toBe(mostScreens);
    expect(screens.claim(first.key)).toBeNull();
  });
});

/** Two servers with one clock and what they have in common. */
function two(): { readonly time: Time; readonly one: SharedScreens; readonly other: SharedScreens } {
  const time = new Time();
  const shared = new SharedMemory(memoryStore(), time.now);
  const { randomBytes } = numbered();
  return {
    time,
    one: new SharedScreens(shared, time, randomBytes),
    other: new SharedScreens(shared, time, randomBytes),
  };
}

describe('screens that several servers share', () => {
  it('hear what a phone does at another server', async () => {
    const { time, one, other } = two();
    const { ear, key } = await one.open();
    const scanned = one.wait(ear, 'open');
    const { hand = '' } = (await other.claim(key)) ?? {};
    await passing(time, scanned);
    expect(await scanned).toEqual({ state: 'claimed' });
    expect(await one.claim(key)).toBeNull();
    const shown = one.wait(ear, 'claimed');
    expect(await other.show(hand, 'invitation')).toBe(true);
    expect(await one.show(hand, 'another')).toBe(false);
    await passing(time, shown);
    expect(await shown).toEqual({ state: 'shown', invite: 'invitation' });
    expect(await other.wait(ear, 'claimed')).toEqual({ state: 'shown', invite: 'invitation' });
  });

  it('are told after a while that nothing has happened, and at once when their server ends', async () => {
    const { time, one, other } = two();
    const { ear, key } = await one.open();
    const waiting = one.wait(ear, 'open');
    await passing(time, waiting);
    expect(await waiting).toEqual({ state: 'open' });
    const last = one.wait(ear, 'open');
    one.close();
    expect(await last).toEqual({ state: 'open' });
    time.pass(screenTimes.open);
    expect(await other.claim(key)).toBeNull();
  });
});

describe('over HTTP', { timeout: 600_000 }, () => {
  let server: RunningServer;
  let api: Api;
  beforeAll(async () => {
    server = await openServer();
    api = new Api(server.port);
  });
  afterAll(async () => server.close());

  it('a phone that has scanned the code of a screen brings it a table, and only one that there is', async () => {
    const { body: keys } = await api.post<ScreenKeys>('/api/screens', {});
    const heard = api.post<ScreenState>('/api/screens/wait', { ear: keys.ear, known: 'open' });
    const { body: claimed } = await api.post<ScreenHand>('/api/screens/claim', { key: keys.key });
    expect((await heard).body).toEqual({ state: 'claimed' });
    const again = await api.post('/api/screens/claim', { key: keys.key });
    expect([again.status, again.body.error]).toEqual([410, 'screen-gone']);
    const nowhere = await api.post('/api/screens/show', { ...claimed, invite: 'nowhere' });
    expect(nowhere.status).toBe(404);
    const host = new Person(server.port, await api.create());
    await host.connect();
    const invite = host.table?.invite ?? '';
    const told = api.post<ScreenState>('/api/screens/wait', { ear: keys.ear, known: 'claimed' });
    expect((await api.post('/api/screens/show', { ...claimed, invite })).status).toBe(200);
    expect((await told).body).toEqual({ state: 'shown', invite });
    expect((await api.post('/api/screens/show', { ...claimed, invite })).status).toBe(410);
    await host.leave();
  });

  it('answers nonsense as nonsense', async () => {
    const { status } = await api.post('/api/screens/wait', { ear: 'x', known: 'maybe' });
    expect(status).toBe(400);
    expect((await api.post('/api/screens/wait', { ear: 'x', known: 'open' })).status).toBe(410);
  });
});
