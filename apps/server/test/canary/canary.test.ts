import { describe, expect, inject, it } from 'vitest';
import { canary } from '../canary-game.ts';
import { CanaryTable } from './canary-table.ts';
import { plants, shouting, talkative } from './plants.ts';
import { disguises } from './search.ts';

const matches = inject('long') ? 100 : 8;

describe('canaries over real sockets and HTTP', () => {
  it.each(Array.from({ length: matches }, (_, nth) => `canary ${nth}`))(
    'nobody is told what it may not know, and the log nothing: %s',
    async (seed) => {
      const report = await new CanaryTable({ seed, gameOf: () => canary }).play();
      expect(report.leaks).toEqual([]);
      expect(report.logged).toEqual([]);
      expect(report.traces).toBe(0);
      expect(report.moves).toBeGreaterThanOrEqual(12);
      expect(report.messages).toBeGreaterThan(100);
      expect(report.logLines).toBeGreaterThan(4);
    },
  );

  it.each(['canary 0', 'canary 1'])('nor where tables are elsewhere than sockets: %s', async (seed) => {
    const report = await new CanaryTable({ seed, gameOf: () => canary, workers: 2 }).play();
    expect([report.leaks, report.logged, report.traces]).toEqual([[], [], 0]);
    expect(report.messages).toBeGreaterThan(100);
  });

  it('nor where the table is at another server', async () => {
    const report = await new CanaryTable({
      seed: 'canary 0',
      gameOf: () => canary,
      isElsewhere: true,
    }).play();
    expect([report.leaks, report.logged, report.traces]).toEqual([[], [], 0]);
    expect(report.messages).toBeGreaterThan(100);
  });

  it('a defect that shouts a secret elsewhere reaches nobody, and not the log', async () => {
    const report = await new CanaryTable({ seed: 'a', gameOf: shouting, fails: true, workers: 2 }).play();
    expect([report.leaks, report.logged]).toEqual([[], []]);
  });

  it('a defect that shouts a secret reaches nobody, and not the log', async () => {
    for (const seed of ['a', 'b', 'c']) {
      const report = await new CanaryTable({ seed, gameOf: shouting, fails: true }).play();
      expect(report.leaks).toEqual([]);
      expect(report.logged).toEqual([]);
    }
  });

  it.each(Object.entries(plants))('finds the leak: %s', async (_name, gameOf) => {
    const seeds = ['a', 'b', 'c', 'd'];
    let found: readonly string[] = [];
    for (const seed of seeds) {
      if (found.length === 0) found = (await new CanaryTable({ seed, gameOf }).play()).leaks;
    }
    expect(found).not.toEqual([]);
  });

  it('finds the leak: the log is told', async () => {
    const report = await new CanaryTable({ seed: 'a', gameOf: talkative }).play();
    expect(report.logged).not.toEqual([]);
  });

  it('finds a word in base 64 wherever it stands', () => {
    const word = 'kanari123456789x';
    for (const before of ['', 'a', 'ab', 'abc', 'abcd']) {
      const text = Buffer.from(`${before}${word}xyz`).toString('base64');
      expect(disguises(word).some((disguise) => text.includes(disguise))).toBe(true);
    }
  });
});
