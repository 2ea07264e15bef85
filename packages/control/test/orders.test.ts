import { describe, expect, it } from 'vitest';
import { formatDuration, formatSize, parseDuration, parseSize, readOrder } from '@rudel/control';

const written = (order: object): string => JSON.stringify({ v: 1, ...order });

describe('orders', () => {
  it('are read as they are written', () => {
    expect(readOrder(written({ do: 'stats' }))).toEqual({ do: 'stats' });
    expect(readOrder(written({ do: 'backup', file: '/backup/a.sqlite' }))).toEqual({
      do: 'backup',
      file: '/backup/a.sqlite',
    });
  });

  it.each([
    ['no JSON', 'backup'],
    ['no object', '7'],
    ['no version', '{"do":"stats"}'],
    ['nothing known', written({ do: 'dance' })],
    ['a part too many', written({ do: 'stats', more: 1 })],
    ['a part too few', written({ do: 'backup' })],
    ['a table that is none', written({ do: 'erase', table: '../x' })],
    ['a table that could be any', written({ do: 'erase', table: '' })],
    ['an address that is none', written({ do: 'ban', address: 'a b', seconds: 1 })],
    ['a time that is none', written({ do: 'ban', address: '10.0.0.1', seconds: -1 })],
  ])('that are %s are refused', (_what, line) => {
    expect(readOrder(line)).toBe('malformed');
  });

  it('of another version are told apart', () => {
    expect(readOrder('{"v":2,"do":"stats"}')).toBe('other-version');
  });
});

describe('amounts', () => {
  it.each([
    ['90s', 90_000],
    ['24h', 86_400_000],
    ['7d', 604_800_000],
    ['6mo', 15_552_000_000],
    ['1y', 31_536_000_000],
  ])('%s is a time', (text, ms) => {
    expect(parseDuration(text)).toBe(ms);
    expect(parseDuration(formatDuration(ms))).toBe(ms);
  });

  it.each(['', '7', 'd', '0d', '-7d', '1.5d', '7 days', '7dd', '9999999d'])('%j is no time', (text) => {
    expect(parseDuration(text)).toBeNull();
  });

  it('has sizes in thousands', () => {
    expect([parseSize('2GB'), parseSize('500 MB'), parseSize('2 GiB'), parseSize('many')]).toEqual([
      2e9,
      5e8,
      null,
      null,
    ]);
    expect([formatSize(0), formatSize(999), formatSize(2_340_000), formatSize(4e9)]).toEqual([
      '0 B',
      '999 B',
      '2.3 MB',
      '4.0 GB',
    ]);
  });
});
