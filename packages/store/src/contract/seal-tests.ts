import { expect, test } from 'vitest';
import type { Store } from '../port.ts';
import { unclaimed } from '../unclaimed.ts';
import { asideHarms, commanded, createTable, entryOf, expectFault, keysOf, textsOf } from './trial.ts';
import type { MakeStore } from './trial.ts';

/** A table with one of everything that is kept beside a log. */
async function createFull(store: Store): Promise<void> {
  await store.create('t', keysOf('t'), [commanded('a', 'p', 'A')], {
    tokens: [{ person: 'p', hash: 'h' }],
    names: [{ person: 'p', name: 'Anna' }],
    secret: { match: 1, secret: 's' },
    talk: { from: 1, lines: [{ n: 1, text: 'hello' }] },
    listed: true,
  });
  await store.append('t', unclaimed(1), [commanded('b', 'p', 'B')], { replaces: true });
  await store.append('t', unclaimed(1), [entryOf('started 1')], {
    chapter: { number: 1, text: 'as it was' },
  });
}

/** Whether damage beside a log is found. */
export function sealTests(make: MakeStore): void {
  for (const aside of asideHarms) {
    test(`damage is found beside the log: ${aside}`, async () => {
      const { store, reopen } = await make();
      await createFull(store);
      await createTable(store, 'sound', '1');
      const again = await reopen({ table: 't', aside });
      await expectFault(again.load('t'), 'damaged');
      await expectFault(again.chapter('t', 1), 'damaged');
      await again.append('t', unclaimed(2), [entryOf('more')], {
        tokens: [{ person: 'q', hash: 'h' }],
        talk: { from: 1, lines: [{ n: 2, text: 'x' }] },
        listed: false,
      });
      await expectFault(again.load('t'), 'damaged');
      expect(await textsOf(again, 'sound')).toEqual(['1']);
    });
  }
}

/** What is no damage. */
export function soundTests(make: MakeStore): void {
  test('what is written, changed and forgotten in the ordinary way keeps fitting', async () => {
    const { store, reopen } = await make();
    await createFull(store);
    const tokens = [
      { person: 'p', hash: 'i' },
      { person: 'p', hash: 'j' },
    ];
    await store.append('t', unclaimed(2), [], {
      tokens,
      names: [
        { person: 'p', name: 'Bo' },
        { person: 'p', name: 'Cleo' },
        { person: 'p', name: 'Cleo' },
      ],
      forgotten: ['p', 'p', 'nobody'],
      keys: keysOf('u'),
      closed: true,
    });
    await store.append('t', unclaimed(2), [], { secret: { match: 1, secret: 't' }, listed: false });
    const lines = [
      { n: 2, text: 'x' },
      { n: 2, text: 'y' },
      { n: 1, text: 'below' },
    ];
    await store.append('t', unclaimed(2), [], { talk: { from: 2, lines } });
    for (const open of [() => store, reopen]) {
      expect(await (await open()).load('t')).toMatchObject({
        keys: keysOf('u'),
        tokens: [{ person: 'p', hash: 'j' }],
        names: [{ person: 'p', name: 'Cleo' }],
        secrets: new Map([[1, 't']]),
        talk: [
          { n: 1, text: 'below' },
          { n: 2, text: 'y' },
        ],
        listed: false,
        closed: true,
      });
    }
  });
}
