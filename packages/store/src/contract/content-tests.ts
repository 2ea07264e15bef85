import { expect, test } from 'vitest';
import { unclaimed } from '../unclaimed.ts';
import { commanded, createTable, entryOf, expectFault, keysOf, textsOf } from './trial.ts';
import type { MakeStore } from './trial.ts';

const oddTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\n\r\t',
  "'; DROP TABLE entries; --",
  '"\\',
  'Grüße aus dem Nest',
  'e\u0301 é',
  '狼 🐺🏽 👩‍👩‍👧',
  '\u202Eabc\uFEFF',
  '\uFFFF\uFFFE\u{10FFFF}',
  'half a wolf: \uD83D',
  '\uDC3A the other half',
  'x'.repeat(200_000),
];

/** What can be in an entry. */
export function contentTests(make: MakeStore): void {
  test('a text is kept as it is, whatever is in it', async () => {
    const { store, reopen } = await make();
    await createTable(store, 't', ...oddTexts);
    expect(await textsOf(store, 't')).toEqual(oddTexts);
    expect(await textsOf(await reopen(), 't')).toEqual(oddTexts);
  });

  test('ids and names may be in any script', async () => {
    const { store } = await make();
    const id = '狼 🐺 "\'';
    const keys = { invite: 'Einladung ß', code: 'ÄÖÜ 𝔸' };
    await store.create(id, keys, [commanded('x', 'Ω', '🐕')], { tokens: [{ person: 'Ω', hash: 'ħ' }] });
    expect(await store.load(id)).toMatchObject({
      id,
      keys,
      entries: [{ command: { person: 'Ω', id: '🐕' } }],
      tokens: [{ person: 'Ω', hash: 'ħ' }],
    });
    expect(await store.find({ code: keys.code })).toBe(id);
    await expectFault(store.append(id, unclaimed(1), [commanded('x', 'Ω', '🐕')]), 'repeated');
  });

  test('times far away are kept', async () => {
    const { store } = await make();
    const times = [0, -1, 8.64e15, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
    const entries = times.map((at) => entryOf('x', { at, deadline: at }));
    await store.create('t', keysOf('t'), entries, {});
    expect((await store.load('t'))?.entries).toMatchObject(entries);
  });
}

/** What cannot be kept is refused at once. */
export function unfitTests(make: MakeStore): void {
  test('what could not be read again is refused, and the message does not repeat it', async () => {
    const { store } = await make();
    await createTable(store, 't', '1');
    for (const odd of ['hush\0', 'hush\uD83D']) {
      const calls = [
        store.create(odd, keysOf('u'), [], {}),
        store.create('u', { invite: odd, code: 'u' }, [], {}),
        store.append('t', unclaimed(1), [], { keys: { invite: 'u', code: odd } }),
        store.append('t', unclaimed(1), [commanded('x', odd, 'c')]),
        store.append('t', unclaimed(1), [commanded('x', 'p', odd)]),
        store.append('t', unclaimed(1), [], { tokens: [{ person: 'p', hash: odd }] }),
        store.append('t', unclaimed(1), [], { tokens: [{ person: odd, hash: 'h' }] }),
        store.append('t', unclaimed(1), [], { secret: { match: 1, secret: odd } }),
      ];
      for (const call of calls) {
        await expectFault(call, 'unfit');
        await expect(call).rejects.not.toThrow('hush');
      }
    }
    for (const number of [Number.NaN, 0.5, Number.POSITIVE_INFINITY, 2 ** 53]) {
      await expectFault(store.append('t', unclaimed(1), [entryOf('x', { at: number })]), 'unfit');
      await expectFault(store.append('t', unclaimed(1), [entryOf('x', { deadline: number })]), 'unfit');
      await expectFault(
        store.append('t', unclaimed(1), [], { secret: { match: number, secret: 's' } }),
        'unfit',
      );
    }
    expect(await textsOf(store, 't')).toEqual(['1']);
  });
}
