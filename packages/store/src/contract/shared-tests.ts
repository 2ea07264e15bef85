import { describe, expect, test } from 'vitest';
import type { Store } from '../port.ts';
import type { ClusterNode, SharedStore } from '../shared-port.ts';
import { createTable } from './trial.ts';

/** What several programs share with a store, over two connections to it. */
export type SharedOnTrial = {
  readonly store: Store;
  readonly one: SharedStore;
  readonly other: SharedStore;
};

export type MakeShared = () => Promise<SharedOnTrial>;

const long = 60_000;
/** What is to last so long is over when anybody looks. */
const over = 0;

const nodeCalled = (name: string, more: Partial<ClusterNode> = {}): ClusterNode => ({
  name,
  address: `${name}:7000`,
  version: 1,
  mark: 'm',
  isLeaving: false,
  ...more,
});

const namesIn = async (shared: SharedStore, node: ClusterNode): Promise<readonly string[]> =>
  (await shared.renew(node, long)).nodes.map(({ name }) => name);

function leaseTests(make: MakeShared): void {
  test('whoever renews is known to the others until the lease ends', async () => {
    const { one, other } = await make();
    await one.renew(nodeCalled('a', { isLeaving: true, version: 7, mark: 'x' }), long);
    const { nodes } = await other.renew(nodeCalled('b'), long);
    expect(nodes).toEqual([nodeCalled('a', { isLeaving: true, version: 7, mark: 'x' }), nodeCalled('b')]);
    await other.renew(nodeCalled('b'), over);
    expect(await namesIn(one, nodeCalled('a'))).toEqual(['a']);
    expect(await namesIn(other, nodeCalled('b'))).toEqual(['a', 'b']);
    await one.end('a');
    expect(await namesIn(other, nodeCalled('b'))).toEqual(['b']);
  });

  test('the time of day is that of the database, for all the same', async () => {
    const { one, other } = await make();
    const first = await one.renew(nodeCalled('a'), long);
    const second = await other.renew(nodeCalled('b'), long);
    expect(first.date).toBeGreaterThan(1_600_000_000_000);
    expect(second.date).toBeGreaterThanOrEqual(first.date);
  });

  test('who holds a table is whoever has claimed it last, there or not', async () => {
    const { store, one, other } = await make();
    await createTable(store, 't', '1');
    expect(await one.holder('t')).toBeNull();
    expect(await one.holder('nowhere')).toBeNull();
    await store.claim('t', 'a');
    expect(await one.holder('t')).toEqual({ name: 'a', version: null, isThere: false });
    await one.renew(nodeCalled('a', { version: 3 }), long);
    await other.renew(nodeCalled('b'), long);
    expect(await other.holder('t')).toEqual({ name: 'a', version: 3, isThere: true });
    await one.renew(nodeCalled('a', { version: 3 }), over);
    expect(await other.holder('t')).toEqual({ name: 'a', version: 3, isThere: false });
    await store.claim('t', 'b');
    expect(await one.holder('t')).toEqual({ name: 'b', version: 1, isThere: true });
    await other.end('b');
    expect(await one.holder('t')).toEqual({ name: 'b', version: 1, isThere: false });
  });
}

function bucketTests(make: MakeShared): void {
  const few = { burst: 2, perSecond: 0 };
  const many = { burst: 9, perSecond: 0 };

  test('what one spends is gone for the other, and comes back where it was given back', async () => {
    const { one, other } = await make();
    expect(await one.spend([{ key: 'x', ...few }])).toBe(true);
    expect(await other.spend([{ key: 'x', ...few }])).toBe(true);
    expect(await one.spend([{ key: 'x', ...few }])).toBe(false);
    await other.giveBack([{ key: 'x', ...few }]);
    expect(await one.spend([{ key: 'x', ...few }])).toBe(true);
    expect(await other.spend([{ key: 'y', ...few }])).toBe(true);
    expect(await other.spend([{ key: 'z', burst: 0, perSecond: 5 }])).toBe(false);
  });

  test('where one of several is empty nothing is spent, and a bucket holds no more than it can', async () => {
    const { one } = await make();
    await one.giveBack([{ key: 'few', ...few }]);
    for (let nth = 0; nth < 2; nth += 1) {
      expect(
        await one.spend([
          { key: 'many', ...many },
          { key: 'few', ...few },
        ]),
      ).toBe(true);
      await one.giveBack([{ key: 'many', ...many }]);
    }
    expect(
      await one.spend([
        { key: 'many', ...many },
        { key: 'few', ...few },
      ]),
    ).toBe(false);
    for (let nth = 0; nth < many.burst; nth += 1)
      expect(await one.spend([{ key: 'many', ...many }])).toBe(true);
    expect(await one.spend([{ key: 'many', ...many }])).toBe(false);
  });

  test('tokens come back with time', async () => {
    const { one } = await make();
    const fast = { key: 'x', burst: 1, perSecond: 1e9 };
    expect(await one.spend([fast])).toBe(true);
    expect(await one.spend([fast])).toBe(true);
  });
}

function keyTests(make: MakeShared): void {
  test('a key opens what it was made for, once, wherever it is tried', async () => {
    const { one, other } = await make();
    await one.keepKey({ hash: 'h', place: 'p', text: 'what it opens' }, long);
    expect(await other.redeem('another')).toBeNull();
    expect(await other.redeem('h')).toBe('what it opens');
    expect(await one.redeem('h')).toBeNull();
  });

  test('a later key to the same place, and time, make it useless', async () => {
    const { one, other } = await make();
    await one.keepKey({ hash: 'first', place: 'p', text: '1' }, long);
    await one.keepKey({ hash: 'elsewhere', place: 'q', text: '2' }, long);
    await other.keepKey({ hash: 'second', place: 'p', text: '3' }, long);
    expect(await one.redeem('first')).toBeNull();
    expect(await one.redeem('elsewhere')).toBe('2');
    expect(await one.redeem('second')).toBe('3');
    await one.keepKey({ hash: 'late', place: 'p', text: '4' }, over);
    expect(await one.redeem('late')).toBeNull();
  });

  test('tidying takes nothing away that is still of use', async () => {
    const { one, other } = await make();
    const bucket = { key: 'x', burst: 1, perSecond: 0 };
    await one.keepKey({ hash: 'good', place: 'p', text: '1' }, long);
    await one.keepKey({ hash: 'late', place: 'q', text: '2' }, over);
    await one.spend([bucket]);
    await one.renew(nodeCalled('a'), long);
    await other.tidy();
    expect(await one.redeem('good')).toBe('1');
    expect(await one.redeem('late')).toBeNull();
    expect(await one.spend([bucket])).toBe(false);
    expect(await namesIn(other, nodeCalled('b'))).toEqual(['a', 'b']);
  });
}

/** What every store must do that several programs share. */
export function sharedSuite(name: string, make: MakeShared): void {
  describe(`${name}: leases`, () => leaseTests(make));
  describe(`${name}: shared buckets`, () => bucketTests(make));
  describe(`${name}: shared keys`, () => keyTests(make));
}
