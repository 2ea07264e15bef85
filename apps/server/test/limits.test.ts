import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../src/address.ts';
import { Bucket, Buckets } from '../src/limits.ts';
import { isOriginAllowed } from '../src/socket/origin.ts';

function clock(): { now: () => number; pass: (ms: number) => void } {
  let at = 0;
  return {
    now: () => at,
    pass: (ms) => {
      at += ms;
    },
  };
}

const taken = (bucket: Bucket, times: number): number =>
  Array.from({ length: times }, () => bucket.take()).filter(Boolean).length;

describe('a bucket', () => {
  it('gives its burst, then as much as comes back', () => {
    const { now, pass } = clock();
    const bucket = new Bucket({ burst: 5, perSecond: 2 }, now);
    expect(taken(bucket, 10)).toBe(5);
    pass(400);
    expect(taken(bucket, 10)).toBe(0);
    pass(600);
    expect(taken(bucket, 10)).toBe(2);
  });

  it('never holds more than its burst', () => {
    const { now, pass } = clock();
    const bucket = new Bucket({ burst: 5, perSecond: 2 }, now);
    pass(1_000_000);
    expect(taken(bucket, 3)).toBe(3);
    pass(1_000_000);
    expect(taken(bucket, 100)).toBe(5);
  });

  it('takes back what was not meant', () => {
    const bucket = new Bucket({ burst: 1, perSecond: 0 }, () => 0);
    expect(bucket.take()).toBe(true);
    bucket.giveBack();
    expect(taken(bucket, 5)).toBe(1);
  });
});

describe('buckets', () => {
  it('are one for each key', () => {
    const buckets = new Buckets({ burst: 1, perSecond: 0 }, () => 0);
    expect([buckets.take('a'), buckets.take('b'), buckets.take('a')]).toEqual([true, true, false]);
  });

  it('are bounded, and forget first what was used longest ago', () => {
    const buckets = new Buckets({ burst: 1, perSecond: 0 }, () => 0, 3);
    for (const key of ['a', 'b', 'c']) buckets.take(key);
    buckets.take('a');
    buckets.take('d');
    expect(buckets.size).toBe(3);
    expect(buckets.take('a')).toBe(false);
    for (let nth = 0; nth < 1000; nth += 1) buckets.take(String(nth));
    expect(buckets.size).toBe(3);
  });

  it('forget what is full again', () => {
    const { now, pass } = clock();
    const buckets = new Buckets({ burst: 1, perSecond: 1 }, now);
    for (let nth = 0; nth < 100; nth += 1) {
      pass(2000);
      buckets.take(String(nth));
    }
    expect(buckets.size).toBeLessThan(3);
  });
});

const requestFrom = (remoteAddress: string, headers: IncomingMessage['headers'] = {}): IncomingMessage =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

describe('where a request comes from', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:1::6', '2001:db8:1:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, network) => {
    expect(addressOf(requestFrom(address), 0)).toBe(network);
  });

  it('is not what anybody writes into a header', () => {
    const forged = requestFrom('10.0.0.1', { 'x-forwarded-for': '1.1.1.1' });
    expect(addressOf(forged, 0)).toBe('10.0.0.1');
  });

  it('is what the own proxy saw, not what it was told', () => {
    const request = requestFrom('10.0.0.1', { 'x-forwarded-for': '6.6.6.6, 2.2.2.2' });
    expect(addressOf(request, 1)).toBe('2.2.2.2');
    expect(addressOf(request, 2)).toBe('6.6.6.6');
    expect(addressOf(request, 3)).toBe('10.0.0.1');
  });

  it('is the proxy itself where that tells nonsense', () => {
    expect(addressOf(requestFrom('10.0.0.1', { 'x-forwarded-for': 'x' }), 1)).toBe('10.0.0.1');
  });
});

describe('an origin', () => {
  const allowed = ['https://play.example.org'];
  it.each([
    ['http://table.local:3000', 'table.local:3000', true],
    ['https://table.local', 'table.local', true],
    ['HTTP://Table.Local:3000', 'table.local:3000', true],
    ['https://play.example.org', 'inner:3000', true],
    ['http://play.example.org', 'inner:3000', false],
    ['https://play.example.org.evil.example', 'inner:3000', false],
    ['http://table.local:4000', 'table.local:3000', false],
    ['http://evil.example', 'table.local:3000', false],
    ['null', 'table.local:3000', false],
    ['', 'table.local:3000', false],
    ['file://table.local:3000', 'table.local:3000', false],
    ['chrome-extension://table.local:3000', 'table.local:3000', false],
  ])('%s at %s', (origin, host, isAllowed) => {
    expect(isOriginAllowed(requestFrom('::1', { origin, host }), allowed)).toBe(isAllowed);
  });

  it('is missing where no browser asks, and needs none', () => {
    expect(isOriginAllowed(requestFrom('::1', { host: 'table.local:3000' }), allowed)).toBe(true);
  });
});
