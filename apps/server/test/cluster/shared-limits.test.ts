import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { PeerSecret } from '../../src/cluster/peer-secret.ts';
import { SharedLimits } from '../../src/cluster/shared-limits.ts';
import { Doorkeeper } from '../../src/http/doorkeeper.ts';
import type { SharedBuckets } from '../../src/http/doorkeeper.ts';
import { usualLimits } from '../../src/limits.ts';
import { networksOf } from '../../src/networks.ts';
import { secret } from './several.ts';

const request = (): IncomingMessage => new IncomingMessage(new Socket());

const nothing = (): void => {};

/** Time passes as fast as somebody waits for it. */
function after(_ms: number, ring: () => void): () => void {
  queueMicrotask(ring);
  return nothing;
}

const down = async (): Promise<never> => Promise.reject(new Error('the database is down'));

function doorkeeperWith(shared: SharedBuckets): Doorkeeper {
  return new Doorkeeper(usualLimits, 0, () => 0, after, shared);
}

function bucketsThat(answer: (nth: number) => boolean): SharedBuckets & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    take: async (what) => answer(asked.push(what)),
    giveBack: async (what) => void asked.push(`${what} back`),
  };
}

describe('limits of several servers', () => {
  it('let a try wait for its turn among those at all of them, and give back what a right one has spent', async () => {
    const buckets = bucketsThat((nth) => nth > 3);
    const wasRight = await doorkeeperWith(buckets).admitGuess(request());
    wasRight();
    expect(buckets.asked).toEqual(['guess', 'guess', 'guess', 'guess', 'guess back']);
  });

  it('refuse a try that waits too long, and a table too many', async () => {
    const doorkeeper = doorkeeperWith(bucketsThat(() => false));
    await expect(doorkeeper.admitGuess(request())).rejects.toMatchObject({ status: 429 });
    await expect(doorkeeper.admitCreation(request())).rejects.toMatchObject({ status: 429 });
  });

  it('are kept under marks that tell no address, the same at all of them', async () => {
    const spent: string[][] = [];
    const rates = { create: usualLimits.create, guess: usualLimits.guess };
    const limitsWith = (own: string): SharedLimits =>
      new SharedLimits(
        {
          spend: async (spendings) => {
            spent.push(spendings.map(({ key }) => key));
            return true;
          },
          giveBack: async () => {},
        },
        new PeerSecret(own),
        rates,
      );
    for (const own of [secret, secret, 'something else that nobody can know'])
      await limitsWith(own).take('guess', networksOf('203.0.113.7'));
    expect(spent[0]).toHaveLength(2);
    expect(spent[0]).toEqual(spent[1]);
    expect(spent[0]).not.toEqual(spent[2]);
    expect(JSON.stringify(spent)).not.toContain('203.0');
  });

  it('hold at each of them while nobody can be asked', async () => {
    const limits = new SharedLimits({ spend: down, giveBack: down }, new PeerSecret(secret), usualLimits);
    expect(await limits.take('create', networksOf('203.0.113.7'))).toBe(true);
    await limits.giveBack('create', networksOf('203.0.113.7'));
  });
});
