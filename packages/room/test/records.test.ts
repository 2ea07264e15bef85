import { describe, expect, test } from 'vitest';
import type { OrRefusal } from '@rudel/room';
import { Records } from '../src/records/records.ts';
import { settled } from './around/fake-clockwork.ts';

type Order = { readonly key: string; readonly finish: (record: OrRefusal<string>) => void };

/** A workshop in which a record is made when the test says so. */
function workshop(): { readonly records: Records; readonly orders: Order[]; readonly keys: () => string[] } {
  const orders: Order[] = [];
  const records = new Records(
    (table, match) =>
      new Promise((finish) => {
        orders.push({ key: `${table} ${match}`, finish });
      }),
  );
  return { records, orders, keys: () => orders.map(({ key }) => key) };
}

const made = (value: string): OrRefusal<string> => ({ ok: true, value });
const isBusy = (answer: OrRefusal<string>): boolean => !answer.ok && answer.refusal.error === 'busy';

/** Nine hundred at once, whatever they want. */
function storm(records: Records, wanted: (nth: number) => readonly [string, number]) {
  return Array.from({ length: 900 }, (_, nth) => records.record(...wanted(nth)));
}

describe('records', () => {
  test('of one match are made once, however many want them at once or later', async () => {
    const { records, orders, keys } = workshop();
    const answers = storm(records, () => ['a', 1]);
    await settled();
    expect(keys()).toEqual(['a 1']);
    orders[0]?.finish(made('text'));
    expect(await Promise.all(answers)).toEqual(answers.map(() => made('text')));
    expect(await records.record('a', 1)).toEqual(made('text'));
    expect(keys()).toEqual(['a 1']);
  });

  test('of one table are made one after the other', async () => {
    const { records, orders, keys } = workshop();
    const [, second] = [records.record('a', 1), records.record('a', 2), records.record('b', 1)];
    await settled();
    expect(keys()).toEqual(['a 1', 'b 1']);
    orders[0]?.finish(made('one'));
    await settled();
    expect(keys()).toEqual(['a 1', 'b 1', 'a 2']);
    orders[2]?.finish(made('two'));
    expect(await second).toEqual(made('two'));
  });

  test('of many tables are made four at a time; some wait, the others are told that it is busy', async () => {
    const { records, orders } = workshop();
    const answers = storm(records, (nth) => [`t${nth}`, 1]);
    await settled();
    expect(orders).toHaveLength(4);
    for (let nth = 0; nth < 4 + 64; nth += 1) {
      orders[nth]?.finish(made(`${nth}`));
      await settled();
    }
    const all = await Promise.all(answers);
    expect(all.filter(({ ok }) => ok)).toHaveLength(4 + 64);
    expect(all.filter(isBusy)).toHaveLength(900 - 4 - 64);
    expect(orders).toHaveLength(4 + 64);
  });

  test('of one table never keep those of others waiting for long', async () => {
    const { records, orders, keys } = workshop();
    const answers = storm(records, (nth) => ['a', nth + 1]);
    const other = records.record('b', 1);
    await settled();
    expect(keys()).toEqual(['a 1', 'b 1']);
    orders[1]?.finish(made('b'));
    expect(await other).toEqual(made('b'));
    const refused = await Promise.all(answers.slice(20));
    expect(refused.every(isBusy)).toBe(true);
  });

  test('are kept up to a size, the one that nobody has wanted for longest goes first', async () => {
    const { records, orders, keys } = workshop();
    const big = 'x'.repeat(3_000_000);
    for (const [nth, table] of ['a', 'b', 'c'].entries()) {
      const answer = records.record(table, 1);
      await settled();
      orders[nth]?.finish(made(big));
      await answer;
      await records.record('a', 1);
    }
    void records.record('a', 1);
    void records.record('c', 1);
    void records.record('b', 1);
    await settled();
    expect(keys()).toEqual(['a 1', 'b 1', 'c 1', 'b 1']);
  });

  test('that cannot be made are asked for anew', async () => {
    let count = 0;
    const records = new Records(async () => {
      count += 1;
      if (count === 1) throw new Error('the disk said no');
      return { ok: false, refusal: { error: 'match-running', message: '' } };
    });
    await expect(records.record('a', 1)).rejects.toThrow('the disk');
    expect(await records.record('a', 1)).toMatchObject({ ok: false });
    expect(await records.record('a', 1)).toMatchObject({ ok: false });
    expect(count).toBe(3);
  });

  test('of a table that is not there any more are forgotten', async () => {
    let count = 0;
    const records = new Records(async () => {
      count += 1;
      return made('text');
    });
    for (const table of ['a', 'ab', 'a']) await records.record(table, 1);
    records.forget('a');
    for (const table of ['a', 'ab']) await records.record(table, 1);
    expect(count).toBe(3);
  });

  test('that were being made when somebody left are neither kept nor shared', async () => {
    const making: ((text: string) => void)[] = [];
    const records = new Records(() => new Promise((resolve) => making.push((text) => resolve(made(text)))));
    const before = records.record('a', 1);
    records.forget('a');
    const after = records.record('a', 1);
    making[0]?.('with a name');
    expect(await before).toEqual(made('with a name'));
    await settled();
    making[1]?.('without');
    expect(await after).toEqual(made('without'));
    expect(await records.record('a', 1)).toEqual(made('without'));
    expect(making).toHaveLength(2);
  });
});
