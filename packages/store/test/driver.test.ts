import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { isRecentEnough, loadDriver } from '../src/sqlite/driver.ts';

/** A driver that claims to be of some version. */
const claiming = (version: string) => ({
  backup: () => Promise.resolve(0),
  DatabaseSync: class {
    isTransaction = false;
    exec(): void {}
    close(): void {}
    prepare() {
      return { run: () => null, get: () => ({ version }), all: () => [] };
    }
  },
});

const absent = () => Promise.reject(new Error('No such module.'));

describe('SQLite driver', () => {
  test('3.51.3 or later will do', () => {
    expect(
      ['3.51.3', '3.51.10', '3.52.0', '3.100.0', '4.0.0'].filter((version) => !isRecentEnough(version)),
    ).toEqual([]);
    expect(['3.51.2', '3.51', '3.50.4', '3.9.9', '2.99.99', ''].filter(isRecentEnough)).toEqual([]);
  });

  test('the first that is recent enough is taken', async () => {
    const old = claiming('3.50.4');
    const recent = claiming('3.51.3');
    const newest = claiming('3.60.0');
    const from = [absent, ...[old, recent, newest].map((driver) => () => Promise.resolve(driver))];
    expect(await loadDriver(from)).toBe(recent);
  });

  test('where none is, it says so', async () => {
    await expect(loadDriver([() => Promise.resolve(claiming('3.51.2'))])).rejects.toThrow(
      'SQLite 3.51.3 or later is needed; there is 3.51.2.',
    );
    await expect(loadDriver([absent])).rejects.toThrow('none was found');
  });

  test('what is installed will do', async () => {
    const { DatabaseSync: Found } = await loadDriver();
    new Found(':memory:').close();
    new DatabaseSync(':memory:').close();
  });
});
