import { describe, expect, test } from 'vitest';
import { isFlag, settingsOf } from '../src/benches.ts';

describe('A long bench', () => {
  test('can be run in parts', () => {
    expect(settingsOf(['--json', '--part=3/20'])).toMatchObject({ quick: false, part: { nth: 3, of: 20 } });
    expect(settingsOf(['--quick'])).toMatchObject({ quick: true, part: { nth: 1, of: 1 } });
    expect(['--part=3/20', '--json', '--part=x'].map(isFlag)).toEqual([true, true, false]);
  });
});
