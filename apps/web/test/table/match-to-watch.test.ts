import { expect, test } from 'vitest';
import { matchToWatch } from '../../src/table/match-to-watch.ts';

test('a table that was closed offers its last finished match, where the device has seen one', () => {
  expect(matchToWatch('dissolved', 2)).toBe(2);
  expect(matchToWatch('dissolved', 0)).toBeNull();
  expect(matchToWatch('kicked', 2)).toBeNull();
});
