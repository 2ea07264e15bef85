import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Admission, JoinTable, TableDoc } from '@rudel/protocol';
import type { Hall } from '../../src/hall/hall.ts';
import { FakeDevice } from './fake-device.ts';
import { founded, granted, nonsense, refused } from './trial.ts';

/** A hall that is open, and how to close all of it. */
export type HallOnTrial = { readonly hall: Hall; readonly close: () => Promise<void> };

const guest = (by: JoinTable['by'], name = 'Guest'): JoinTable => ({
  by,
  name,
  watch: false,
  contribution: '',
});

/** The table as somebody was welcomed to it. */
function welcomedTo(device: FakeDevice): TableDoc {
  const [welcome] = device.told('welcome');
  if (welcome === undefined) throw new Error('there was no welcome');
  return welcome.table;
}

/** What happens next is later by every clock that counts whole milliseconds. */
const aMomentLater = async (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

async function hosted(hall: Hall): Promise<{ readonly admission: Admission; readonly host: FakeDevice }> {
  const admission = await founded(hall);
  return { admission, host: await FakeDevice.welcomed(hall, admission) };
}

function callTests(hallOf: () => Hall): void {
  it('finds every table by its code, its invitation and its id, wherever it is', async () => {
    const hall = hallOf();
    for (let nth = 0; nth < 8; nth += 1) {
      const { admission, host } = await hosted(hall);
      const { code, invite } = welcomedTo(host);
      for (const by of [{ code }, { invite }]) {
        expect(granted(await hall.rooms.look(by)).table).toBe(admission.table);
        const joined = granted(await hall.rooms.join(guest(by)));
        expect(joined.table).toBe(admission.table);
        (await FakeDevice.welcomed(hall, joined)).leave();
      }
      expect(refused(await hall.rooms.look({ table: admission.table }))).toBe('no-such-table');
      host.leave();
    }
    expect(refused(await hall.rooms.look({ code: 'CCCCCC' }))).toBe('no-such-table');
  });

  it('has one list of all tables that somebody is at, the newest first', async () => {
    const hall = hallOf();
    const tables: string[] = [];
    const hosts: FakeDevice[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      const admission = await founded(hall, { listed: true });
      hosts.push(await FakeDevice.welcomed(hall, admission));
      tables.push(admission.table);
      await aMomentLater();
    }
    await founded(hall, { listed: true });
    expect((await hall.rooms.listed()).map(({ table }) => table)).toEqual(tables.toReversed());
    for (const host of hosts) {
      host.leave();
      await hall.rooms.listed();
    }
    expect(await hall.rooms.listed()).toEqual([]);
  });

  it('makes keys to a place that are good once, and sends the former device away', async () => {
    const hall = hallOf();
    const { admission, host } = await hosted(hall);
    const { key } = granted(await hall.rooms.handover(admission.table, admission.token, null));
    const taken = granted(await hall.rooms.take(key));
    await host.until(() => host.farewell !== null);
    expect(host.farewell).toBe('moved');
    expect(refused(await hall.rooms.take(key))).toBe('key-spent');
    expect(refused(await hall.rooms.handover(admission.table, admission.token, null))).toBe('not-yours');
    (await FakeDevice.welcomed(hall, taken)).leave();
  });

  it('refuses records of matches that run, and of those that never were', async () => {
    const hall = hallOf();
    const admission = await founded(hall, { seats: ['me', 'bot random', 'bot random', 'bot random'] });
    const host = await FakeDevice.welcomed(hall, admission);
    expect(await host.wish('a', 'start')).toBe('done');
    expect(refused(await hall.rooms.record(admission.table, 1))).toBe('match-running');
    expect(refused(await hall.rooms.record(admission.table, 2))).toBe('no-such-match');
    expect(refused(await hall.rooms.record('nowhere', 1))).toBe('no-such-table');
    host.leave();
  });

  it('lets bots play at every table', async () => {
    const hall = hallOf();
    const seats = ['bot random', 'bot random', 'bot random', 'bot random'] as const;
    const hosts = await Promise.all(
      Array.from({ length: 4 }, async () => FakeDevice.welcomed(hall, await founded(hall, { seats }))),
    );
    for (const host of hosts) expect(await host.wish('a', 'start')).toBe('done');
    await Promise.all(hosts.map((host) => host.until(() => host.messages.some((one) => Array.isArray(one)))));
    for (const host of hosts) host.leave();
  });
}

function deviceTests(hallOf: () => Hall): void {
  it('hears what was said before it was let in, and answers in order', async () => {
    const hall = hallOf();
    const device = FakeDevice.greeting(hall, await founded(hall));
    for (let nth = 0; nth < 20; nth += 1)
      device.say({ t: 'do', id: `n${nth}`, base: 0, text: `name N${nth}` });
    const answered = (): readonly string[] =>
      device.messages.flatMap((message) => ('id' in message ? [message.id] : []));
    await device.until(() => answered().length === 20);
    expect(device.messages[0]).toMatchObject({ t: 'welcome' });
    expect(answered()).toEqual(Array.from({ length: 20 }, (_, nth) => `n${nth}`));
    device.leave();
  });

  it('sends away whoever is not understood too often, counted from the first message on', async () => {
    const hall = hallOf();
    const { admission, host } = await hosted(hall);
    const other = FakeDevice.greeting(hall, admission, nonsense - 1);
    other.sayText('{"t":"dance"}');
    await other.until(() => other.farewell !== null);
    expect(other.farewell).toBe('nonsense');
    expect(other.told('what')).toHaveLength(1);
    host.sayText('{"t":"dance"}');
    host.say({ t: 'hello', v: 1, table: admission.table, token: admission.token });
    await host.settle();
    expect([host.told('what').length, host.farewell]).toEqual([2, null]);
    host.leave();
  });

  it('sends strangers away, and whoever looks for a table that is not here', async () => {
    const hall = hallOf();
    const admission = await founded(hall);
    const stranger = FakeDevice.greeting(hall, { ...admission, token: 'x' });
    const lost = FakeDevice.greeting(hall, { ...admission, table: 'nowhere' });
    await stranger.until(() => stranger.farewell !== null);
    await lost.until(() => lost.farewell !== null);
    expect([stranger.farewell, lost.farewell]).toEqual(['unknown', 'missing']);
    expect([stranger.isIn, lost.isIn, stranger.texts, lost.texts]).toEqual([false, false, [], []]);
  });

  it('tells a slow reader nothing until it has caught up, and then everything', async () => {
    const hall = hallOf();
    const { admission, host } = await hosted(hall);
    const slow = await FakeDevice.welcomed(hall, admission);
    slow.isBehind = true;
    await slow.settle();
    const before = slow.texts.length;
    for (let nth = 0; nth < 30; nth += 1) expect(await host.wish(`n${nth}`, `name Name${nth}`)).toBe('done');
    expect(slow.texts.length).toBe(before);
    slow.catchUp();
    await slow.until(() => slow.texts.some((text) => text.includes('Name29')));
    expect(slow.texts.some((text) => text.includes('Name28'))).toBe(false);
    for (const device of [host, slow]) device.leave();
  });
}

function upkeepTests(hallOf: () => Hall): void {
  it('counts all tables and devices together, and notices who goes', async () => {
    const hall = hallOf();
    const before = await hall.rooms.upkeep.figures();
    const hosts = [await hosted(hall), await hosted(hall), await hosted(hall)];
    const now = await hall.rooms.upkeep.figures();
    expect([now.tables - before.tables, now.open - before.open, now.here - before.here]).toEqual([3, 3, 3]);
    const { tables } = await hall.rooms.upkeep.tables(3);
    expect(new Set(tables.map(({ id }) => id))).toEqual(
      new Set(hosts.map(({ admission }) => admission.table)),
    );
    for (const { host } of hosts) host.leave();
    expect((await hall.rooms.upkeep.figures()).here).toBe(before.here);
  });

  it('closes and erases any of them', async () => {
    const hall = hallOf();
    const [closed, erased] = [await hosted(hall), await hosted(hall)];
    expect(await hall.rooms.upkeep.close(closed.admission.table)).toMatchObject({ sentAway: 1 });
    expect(await hall.rooms.upkeep.erase(erased.admission.table)).toMatchObject({
      id: erased.admission.table,
    });
    expect([closed.host.farewell, erased.host.farewell]).toEqual(['dissolved', 'dissolved']);
    expect(await hall.rooms.upkeep.erase(erased.admission.table)).toBe('no-such-table');
    expect(await hall.rooms.upkeep.close('nowhere')).toBe('no-such-table');
  });

  it('throws away what nobody has open, and nothing that somebody has', async () => {
    const hall = hallOf();
    const { admission, host } = await hosted(hall);
    const keep = { lobbies: 0, finished: 0, asleep: 0, size: null };
    for (let more = true; more;) more = (await hall.rooms.upkeep.sweep(keep)).hasMore;
    const { tables } = await hall.rooms.upkeep.tables(100);
    expect(tables.filter(({ here }) => here > 0).map(({ id }) => id)).toEqual([admission.table]);
    expect(await host.wish('a', 'name Still')).toBe('done');
    host.leave();
  });
}

/** What every hall must do, wherever its tables are. */
export function hallSuite(name: string, open: () => Promise<HallOnTrial>): void {
  describe(name, () => {
    let trial: HallOnTrial;
    beforeAll(async () => {
      trial = await open();
    });
    afterAll(async () => trial.close());
    callTests(() => trial.hall);
    deviceTests(() => trial.hall);
    upkeepTests(() => trial.hall);

    it('says goodbye to everybody when it is closed, and does nothing more', async () => {
      const { hall, close } = await open();
      const { admission, host } = await hosted(hall);
      await host.wish('a', 'name Last');
      await hall.close();
      expect(host.farewell).toBe('closed');
      expect(refused(await hall.rooms.look({ table: admission.table }))).toBe('trouble');
      await close();
    });
  });
}
