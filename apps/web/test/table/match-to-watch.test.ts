import { expect, test } from 'vitest';
import { tableDoc } from '@rudel/session/fake-host';
import { matchToWatch } from '../../src/table/match-to-watch.ts';

const won = { winners: [0], scores: [1, 0] };

test('a table that was closed offers its last finished match, where the device has seen one', () => {
  const played = { ...tableDoc, results: [won, won] };
  expect(matchToWatch('dissolved', played)).toBe(2);
  expect(matchToWatch('dissolved', { ...tableDoc, results: [] })).toBeNull();
  expect(matchToWatch('dissolved', null)).toBeNull();
  expect(matchToWatch('kicked', played)).toBeNull();
});
