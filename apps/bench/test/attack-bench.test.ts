import { EventEmitter, once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { attackText, hasFailed } from '../src/attack/attack-report.ts';
import type { AttackFigures, AttackRow } from '../src/attack/attack-report.ts';
import { Bystander, noticedIn } from '../src/attack/bystander.ts';
import type { SeatedTable } from '../src/server/clients.ts';

const quiet = noticedIn([2, 2, 2, 4]);

const row: AttackRow = {
  what: 'records',
  noticed: noticedIn([3, 3, 3, 6]),
  longestPauseMs: 9,
  told: '12 × 200, 888 × 429',
};

const figures = (changes: Partial<AttackFigures> = {}): AttackFigures => ({
  quiet,
  rows: [row],
  peakBytes: 245_000_000,
  stale: { stale: 0.6, refused: 0.5 },
  ...changes,
});

describe('an attack', () => {
  test('is told with what a table beside it noticed', () => {
    const text = attackText({ node: 'v20', cpu: 'Test', cores: 2 }, figures());
    expect(text).toContain('| records |     4 |');
    expect(text).toContain('12 × 200, 888 × 429');
    expect(text).toContain('245 MB (at most 500)');
    expect(text).toContain('1.2 times (at most 2)');
    expect(text).toContain('Nothing of it is more than it may be.');
  });

  test.each<[string, Partial<AttackFigures>]>([
    ['a table twice as slow', { rows: [{ ...row, noticed: noticedIn([8, 8]) }] }],
    ['too much memory', { peakBytes: 501_000_000 }],
    ['a move from the future that is dear', { stale: { stale: 1.1, refused: 0.5 } }],
  ])('fails by %s', (_what, changes) => {
    expect(hasFailed(figures())).toBe(false);
    expect(hasFailed(figures(changes))).toBe(true);
  });
});

test('a bystander plays on until the attack is over', async () => {
  let moves = 0;
  const attack = new EventEmitter();
  const table: SeatedTable = {
    move(arrived) {
      moves += 1;
      if (moves === 3) attack.emit('over');
      arrived();
    },
    leave: async () => {},
  };
  const times = await new Bystander(table, 0).playUntil(once(attack, 'over'));
  expect(times.length).toBeGreaterThanOrEqual(3);
});
