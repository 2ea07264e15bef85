import { readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.doMock('node:fs/promises', async (original) => ({
    ...(await original<object>()),
    link: () => Promise.reject(Object.assign(new Error('no links here'), { code: 'ENOTSUP' })),
  }));
  vi.resetModules();
});

afterEach(() => {
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
});

test('where there are no links a copy gets its name all the same, and overwrites nothing', async () => {
  const { createTable, expectFault, textsOf } = await import('../src/contract/trial.ts');
  const { openForTest, temporaryFile } = await import('./temporary-store.ts');
  const file = await temporaryFile();
  const [copy, other] = ['copy', 'other'].map((name) => join(dirname(file), name)) as [string, string];
  const store = await openForTest({ file });
  await createTable(store, 't', '1');
  expect(await store.backup(copy)).toMatchObject({ tables: 1 });
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  expect((await readdir(dirname(file))).filter((name) => name.endsWith('.part'))).toEqual([]);
  await writeFile(other, 'precious');
  await expectFault(store.backup(other), 'taken');
  expect(await textsOf(await openForTest({ file: copy }), 't')).toEqual(['1']);
});
