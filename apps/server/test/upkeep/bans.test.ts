import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { networksOf, readNetwork } from '../../src/upkeep/ban-networks.ts';
import { Bans, UnreadableBans } from '../../src/upkeep/bans.ts';

const folder = mkdtempSync(join(tmpdir(), 'rudel-bans-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hour = 3_600_000;

describe('networks', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7', '::ffff:203.0.113.7'],
    ['2001:db8::7', '2001:db8:0:0:ffff::1'],
    ['2001:db8::/48', '2001:db8:0:ffff::1'],
    ['2001:db8::/56', '2001:db8:0:ff::1'],
    ['2001:DB8::1%eth0', '2001:db8::2'],
    ['::1', '::1'],
  ])('a ban of %s hits %s', (banned, address) => {
    expect(networksOf(address)).toContain(readNetwork(banned));
  });

  it.each([
    ['203.0.113.7', '203.0.113.8'],
    ['2001:db8::7', '2001:db8:0:1::7'],
    ['2001:db8::/56', '2001:db8:0:100::1'],
    ['2001:db8::/48', '2001:db8:1::1'],
  ])('a ban of %s does not hit %s', (banned, address) => {
    expect(networksOf(address)).not.toContain(readNetwork(banned));
  });

  it.each(['', 'example.org', '203.0.113', '203.0.113.0/24', '2001:db8::/12', '2001:db8::/', '::/0/0'])(
    '%j is none',
    (text) => {
      expect(readNetwork(text)).toBeNull();
    },
  );
});

describe('bans', () => {
  it('last for their time', () => {
    let now = 0;
    const bans = new Bans(null, () => now);
    const ban = bans.add('203.0.113.7', hour);
    expect(bans.includes(['203.0.113.7'])).toBe(true);
    expect(bans.includes(['203.0.113.8'])).toBe(false);
    expect(bans.all).toEqual([ban]);
    now = hour;
    expect(bans.includes(['203.0.113.7'])).toBe(false);
    expect(bans.all).toEqual([]);
  });

  it('are lifted by network or by mark', () => {
    const bans = new Bans(null, () => 0);
    const mark = bans.add('203.0.113.7', hour)?.mark ?? '';
    bans.add('203.0.113.8', hour);
    expect([bans.lift(mark), bans.lift('203.0.113.8'), bans.lift('203.0.113.8')]).toEqual([1, 1, 0]);
  });

  it('outlive the process without naming anybody', () => {
    const file = join(folder, 'bans.json');
    new Bans(file, () => 0).add('203.0.113.7', hour);
    expect(readFileSync(file, 'utf8')).not.toContain('203.0');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(new Bans(file, () => 1).includes(['203.0.113.7'])).toBe(true);
  });

  it('have other marks in another folder', () => {
    const marks = [1, 2].map(() => new Bans(null, () => 0).add('203.0.113.7', hour)?.mark);
    expect(marks[0]).not.toBe(marks[1]);
  });

  it('that cannot be read stop the start with a sentence', () => {
    const file = join(folder, 'damaged.json');
    writeFileSync(file, '{"key":');
    expect(() => new Bans(file, () => 0)).toThrow(UnreadableBans);
  });
});
