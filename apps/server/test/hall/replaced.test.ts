import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Clockwork } from '@rudel/room';
import type { Hall } from '../../src/hall/hall.ts';
import type { PlaceThread } from '../../src/hall/place-run.ts';
import { startPlaceThread } from '../../src/hall/place-thread.ts';
import { placeOf, spreadHall } from '../../src/hall/spread-hall.ts';
import { buildServer } from '../build.ts';
import { silence } from '../harness.ts';
import { FakeDevice } from './fake-device.ts';
import { founded, nonsense, surroundings } from './trial.ts';

beforeAll(() => buildServer());

type Spread = { readonly hall: Hall; readonly threads: PlaceThread[] };

/** Tables in two threads that the test can end. */
async function spread(): Promise<Spread> {
  const { ports, store, close } = await surroundings();
  const threads: PlaceThread[] = [];
  const startThread = (): PlaceThread => {
    const setup = { owner: 'here', pace: ports.pace, hasQueue: false, nonsense };
    const thread = startPlaceThread({ ...setup, store: store.line() });
    threads.push(thread);
    return thread;
  };
  const hall = spreadHall(ports, { places: 2, startThread, log: silence });
  await hall.ready;
  onTestFinished(async () => {
    await hall.close();
    await close();
  });
  return { hall, threads };
}

/** A table of each place, with its host at it. */
async function oneOfEach(hall: Hall) {
  const places = new Map<number, { readonly table: string; readonly host: FakeDevice }>();
  while (places.size < 2) {
    const admission = await founded(hall);
    const place = placeOf(admission.table, 2);
    const host = await FakeDevice.welcomed(hall, admission);
    if (places.has(place)) host.leave();
    else places.set(place, { ...admission, host });
  }
  return [...places.entries()].toSorted(([one], [other]) => one - other).map(([, at]) => at);
}

describe('a thread of tables that ends', () => {
  it('is replaced: its devices are sent away and come back, the others notice nothing', async () => {
    const { hall, threads } = await spread();
    const [lost, kept] = await oneOfEach(hall);
    if (lost === undefined || kept === undefined) throw new Error('a place is missing');
    expect(await lost.host.wish('a', 'name Kept')).toBe('done');
    await threads[0]?.terminate();
    await lost.host.until(() => lost.host.farewell !== null);
    expect([lost.host.farewell, kept.host.farewell]).toEqual(['closed', null]);
    expect(hall.isServed).toBe(false);
    expect(await kept.host.wish('b', 'name Other')).toBe('done');
    expect((await hall.rooms.upkeep.figures()).here).toBe(1);
    expect(hall.isServed).toBe(true);
    expect(threads).toHaveLength(3);
  });

  it('takes nothing with it that was acknowledged, and is asked again what it did not answer', async () => {
    const { hall, threads } = await spread();
    const admissions = await Promise.all(Array.from({ length: 6 }, () => founded(hall)));
    const first = await Promise.all(admissions.map((admission) => FakeDevice.welcomed(hall, admission)));
    await Promise.all(first.map((host, at) => host.wish('a', `name Host${at}`)));
    const ending = threads.map((thread) => thread.terminate());
    const records = admissions.map(({ table }) => hall.rooms.record(table, 1));
    await Promise.all(ending);
    expect((await Promise.all(records)).map((record) => record.ok)).toEqual(admissions.map(() => false));
    const again = await Promise.all(admissions.map((admission) => FakeDevice.welcomed(hall, admission)));
    expect(again.map((host, at) => host.texts[0]?.includes(`"Host${at}"`))).toEqual(again.map(() => true));
    expect(await Promise.all(again.map((host) => host.wish('a', 'name Twice')))).toEqual(
      again.map(() => 'done'),
    );
    expect(again.map((host) => host.texts.some((text) => text.includes('Twice')))).toEqual(
      again.map(() => false),
    );
  });
});

/** Alarms that ring at once; their pauses are noted. */
function hurried(pauses: number[]): Clockwork {
  return {
    now: () => 0,
    date: () => 0,
    after(ms, callback) {
      pauses.push(ms);
      setImmediate(callback);
      return () => {};
    },
  };
}

it('threads that never begin are given up after longer and longer pauses', async () => {
  const { ports, close } = await surroundings();
  onTestFinished(close);
  const pauses: number[] = [];
  let started = 0;
  const startThread = (): PlaceThread => {
    started += 1;
    return { ended: Promise.resolve(null), postMessage: () => {}, on: () => {}, terminate: async () => {} };
  };
  const around = { ...ports, clockwork: hurried(pauses) };
  const hall = spreadHall(around, { places: 1, startThread, log: silence });
  await hall.ended;
  expect(pauses).toEqual([250, 1000, 4000, 4000]);
  expect([started, hall.isServed]).toEqual([5, false]);
});
