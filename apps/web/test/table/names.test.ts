import { expect, test } from 'vitest';
import type { TableDoc } from '@rudel/protocol';
import { roleAtTable } from '../../src/table/names.ts';

const table = (phase: TableDoc['phase']): TableDoc =>
  ({
    phase,
    seats: [{ kind: 'person', person: 'p1', name: 'Bo', away: false, standIn: null }, { kind: 'open' }],
    watchers: [{ person: 'p2', name: 'Cleo', away: false }],
  }) as unknown as TableDoc;

test('whoever sits plays while a match runs, and a bot plays on for nobody else', () => {
  expect(roleAtTable(table('playing'), 'p1')).toBe('playing');
  expect(roleAtTable(table('over'), 'p1')).toBe('sitting');
  expect(roleAtTable(table('playing'), 'p2')).toBe('watching');
});
