import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unclaimed } from '@rudel/store/contract';
import { claimOf } from '../src/contract/claim-laws.ts';
import { commanded, createTable, entryOf, expectFault, keysOf, textsOf } from '../src/contract/trial.ts';
import { openForTest, runSql, temporaryFile } from './temporary-store.ts';

const dump = readFileSync(new URL('before/version-3.sql', import.meta.url), 'utf8');

/** A file as it was before there were chapters and seals. */
async function earlierFile(harm = ''): Promise<string> {
  const file = await temporaryFile();
  runSql(file, `${dump}${harm}`);
  return file;
}

describe('SQLite store: a database of an earlier version', { timeout: 600_000 }, () => {
  test('keeps its tables, and what waited in its journal', async () => {
    const store = await openForTest({ file: await earlierFile() });
    expect(await store.load('lobby')).toMatchObject({
      keys: keysOf('lobby'),
      chapter: null,
      before: 0,
      size: { entries: 2, bytes: 13 + 24 },
      entries: [{ text: 'created dog/1' }, { text: 'odd \0 half \uD83D' }],
      tokens: [
        { person: 'p1', hash: 'h1' },
        { person: 'p2', hash: 'h2' },
      ],
      secrets: new Map([[1, 's1']]),
      talk: [{ n: 1, text: 'anybody?' }],
      listed: true,
    });
    expect(await textsOf(store, 'playing')).toEqual(['created dog/1', 'started 1', 'act 0 move 7']);
    expect(await store.load('closed')).toMatchObject({ closed: true });
    expect(await store.withDeadline()).toEqual([{ id: 'playing', deadline: 65_000, at: 5000 }]);
    expect(await store.aged(10_000, 5)).toMatchObject([
      { id: 'lobby', changed: 2000, entries: 2 },
      { id: 'closed', changed: 3000, entries: 1, bytes: 13 },
      { id: 'playing', changed: 5000, entries: 3, bytes: 34 },
    ]);
  });

  test('goes on: with what was known, with chapters, and after another start', async () => {
    const file = await earlierFile();
    const store = await openForTest({ file });
    await expectFault(store.append('playing', unclaimed(3), [commanded('again', 'p3', 'c2')]), 'repeated');
    await expectFault(store.append('lobby', unclaimed(2), [commanded('again', 'p1', 'c1')]), 'repeated');
    await store.append('playing', unclaimed(3), [entryOf('over')]);
    await store.append('playing', unclaimed(4), [entryOf('started 2')], {
      chapter: { number: 2, text: 'so far' },
    });
    await createTable(store, 'new', '1');
    await store.close();
    const again = await openForTest({ file });
    expect(await again.load('playing')).toMatchObject({ before: 4, chapter: { number: 2 } });
    expect((await again.chapter('playing', 0))?.entries).toHaveLength(4);
    expect(await textsOf(again, 'new')).toEqual(['1']);
  });

  test('of the version before names stood beside the log is opened as it was', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    const tokens = [{ person: 'p1', hash: 'h' }];
    await store.create('t', keysOf('t'), [entryOf('joined p1 lot= Anna')], { tokens });
    await store.close();
    runSql(file, 'DROP TABLE checkpoints; DROP TABLE openings; DROP TABLE names; PRAGMA user_version = 4');
    const again = await openForTest({ file });
    expect(await again.load('t')).toMatchObject({ tokens, names: [] });
    await again.append('t', unclaimed(1), [entryOf('named p1')], { names: [{ person: 'p1', name: 'Anne' }] });
    expect(await again.load('t')).toMatchObject({ names: [{ person: 'p1', name: 'Anne' }] });
  });

  test('of the version before tables were claimed is opened as it was, and claimed', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    await createTable(store, 't', '1', '2');
    const before = await store.load('t');
    await store.close();
    runSql(file, 'DROP TABLE checkpoints; DROP TABLE openings; PRAGMA user_version = 5');
    const again = await openForTest({ file });
    expect(await again.load('t')).toEqual(before);
    const { epoch } = await claimOf(again, 't');
    await expectFault(again.append('t', unclaimed(2), [entryOf('late')]), 'fenced');
    await again.append('t', { epoch, after: 2 }, [entryOf('3')]);
    expect(await textsOf(again, 't')).toEqual(['1', '2', '3']);
  });

  test('of the version before there were checkpoints is opened as it was, and gets one that lasts', async () => {
    const file = await temporaryFile();
    const store = await openForTest({ file });
    await createTable(store, 't', '1', '2');
    await store.close();
    runSql(file, 'DROP TABLE checkpoints; PRAGMA user_version = 6');
    const again = await openForTest({ file });
    const { epoch } = await claimOf(again, 't');
    await again.checkpoint('t', { epoch, after: 2 }, 'so far');
    await again.close();
    const later = await openForTest({ file });
    expect(await claimOf(later, 't')).toMatchObject({ checkpoint: 'so far', before: 1, entries: [{ n: 2 }] });
  });

  test('is sealed from then on', async () => {
    const file = await earlierFile();
    await (await openForTest({ file })).close();
    runSql(file, "UPDATE secrets SET secret = 'swapped' WHERE table_number = 1");
    const again = await openForTest({ file });
    await expectFault(again.load('lobby'), 'damaged');
    expect(await textsOf(again, 'playing')).toHaveLength(3);
  });

  test('opens though one of its tables has gone bad', async () => {
    const bad = `UPDATE secrets SET match = ${2n ** 62n} WHERE table_number = 1;
      UPDATE entries SET at = ${2n ** 62n} WHERE table_number = 2;`;
    const store = await openForTest({ file: await earlierFile(bad) });
    await expectFault(store.load('lobby'), 'damaged');
    await expectFault(store.load('closed'), 'damaged');
    expect(await textsOf(store, 'playing')).toHaveLength(3);
  });
});
