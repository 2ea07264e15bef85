import { describe, expect, it } from 'vitest';
import type { Census, ClusterNode } from '@rudel/store';
import { Lease } from '../../src/cluster/lease.ts';

const nodeCalled = (name: string, more: Partial<ClusterNode> = {}): ClusterNode => ({
  name,
  address: `${name}:7000`,
  version: 1,
  mark: 'mark',
  isLeaving: false,
  ...more,
});

type Timer = { readonly due: number; readonly ring: () => void };

/** A lease with a database that answers as the test likes, and time that passes when it says so. */
class Trial {
  readonly told: string[] = [];
  readonly lease: Lease;
  /** What the database says of the others; null while it cannot be reached. */
  others: readonly ClusterNode[] | null = [];
  canOthersRenew = false;
  /** How far the clock of the database is ahead. */
  ahead = 0;
  #now = 0;
  #timers: readonly Timer[] = [];

  constructor() {
    this.lease = new Lease({
      shared: { renew: async (node) => this.#census(node), end: async () => {} },
      clockwork: {
        now: () => this.#now,
        date: () => this.#now,
        after: (ms, ring) => {
          const timer = { due: this.#now + ms, ring };
          this.#timers = [...this.#timers, timer];
          return () => {
            this.#timers = this.#timers.filter((other) => other !== timer);
          };
        },
      },
      node: { name: 'me', version: 1, mark: 'mark' },
      askOthers: async (nodes) => nodes.length > 0 && this.canOthersRenew,
      report: (event) => void this.told.push(event),
      onFound: (name) => void this.told.push(`found ${name}`),
      onGone: (names) => void this.told.push(`gone ${names.join()}`),
      onCut: () => void this.told.push('cut'),
      onReturn: () => void this.told.push('return'),
    });
  }

  static async begun(others: readonly ClusterNode[] = []): Promise<Trial> {
    const trial = new Trial();
    trial.others = others;
    await trial.lease.begin('me:7000');
    return trial;
  }

  async pass(seconds: number): Promise<void> {
    for (let nth = 0; nth < seconds; nth += 1) {
      this.#now += 1000;
      const due = this.#timers.filter((timer) => timer.due <= this.#now);
      this.#timers = this.#timers.filter((timer) => !due.includes(timer));
      for (const { ring } of due) ring();
      for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
    }
  }

  /** Nothing here gets a turn for so long, as in a machine that was asleep. */
  sleep(seconds: number): void {
    this.#now += 1000 * seconds;
  }

  #census(node: ClusterNode): Census {
    if (this.others === null) throw new Error('the database cannot be reached');
    return { date: this.#now + this.ahead, nodes: [node, ...this.others] };
  }
}

describe('the lease of a server', () => {
  it('knows who comes and goes, and spares those who stay', async () => {
    const trial = await Trial.begun([nodeCalled('a')]);
    trial.others = [nodeCalled('a', { isLeaving: true }), nodeCalled('b')];
    await trial.pass(1);
    expect([trial.lease.others.length, trial.lease.spared]).toEqual([2, ['b']]);
    trial.others = [nodeCalled('b')];
    await trial.pass(1);
    expect(trial.told).toEqual(['found a', 'found b', 'gone a']);
    expect(trial.lease.other('a')).toBeUndefined();
  });

  it('waits for nobody whose port has refused, though their lease goes on', async () => {
    const trial = await Trial.begun([nodeCalled('a')]);
    trial.lease.hasGone('a');
    trial.lease.hasGone('a');
    await trial.pass(2);
    expect([trial.told, trial.lease.spared]).toEqual([['found a', 'gone a'], []]);
    trial.others = [];
    await trial.pass(1);
    expect(trial.told).toEqual(['found a', 'gone a']);
  });

  it('is lost where nobody can renew: nothing is let go of, and it goes on', async () => {
    const trial = await Trial.begun([nodeCalled('a')]);
    trial.others = null;
    await trial.pass(2);
    expect([trial.lease.standing, trial.told]).toEqual(['held', ['found a']]);
    await trial.pass(5);
    expect([trial.lease.standing, trial.told]).toEqual(['lost', ['found a', 'database-lost']]);
    trial.others = [];
    await trial.pass(1);
    expect(trial.lease.standing).toBe('held');
    expect(trial.told.slice(2)).toEqual(['lease-held-again', 'return']);
    expect(trial.lease.spared).toEqual(['a']);
    await trial.pass(5);
    expect([trial.told.at(-1), trial.lease.spared]).toEqual(['gone a', []]);
  });

  it('is cut where others can renew: everything is let go of, once, until it is held again', async () => {
    const trial = await Trial.begun([nodeCalled('a')]);
    trial.others = null;
    trial.canOthersRenew = true;
    await trial.pass(6);
    expect([trial.lease.standing, trial.told]).toEqual(['cut', ['found a', 'cut-off', 'cut']]);
    trial.others = [nodeCalled('a')];
    await trial.pass(1);
    expect([trial.lease.standing, trial.told.slice(3)]).toEqual(['held', ['lease-held-again', 'return']]);
  });

  it('looks what was taken meanwhile, after it had no turn for longer than it lasts', async () => {
    const trial = await Trial.begun([nodeCalled('a')]);
    trial.sleep(6);
    await trial.pass(1);
    expect([trial.lease.standing, trial.told]).toEqual(['held', ['found a', 'return']]);
  });

  it('says that it leaves, and cannot be renewed once it has ended', async () => {
    const trial = await Trial.begun([nodeCalled('a')]);
    await trial.lease.leave();
    expect([trial.lease.isLeaving, await trial.lease.canRenew()]).toEqual([true, true]);
    await trial.lease.end();
    expect(await trial.lease.canRenew()).toBe(false);
  });

  it('notices a clock that is off, and one that is right again', async () => {
    const trial = await Trial.begun();
    trial.ahead = 240;
    await trial.pass(1);
    expect(trial.lease.isClockOff).toBe(false);
    trial.ahead = -260;
    await trial.pass(2);
    expect([trial.lease.isClockOff, trial.told]).toEqual([true, ['clock-off']]);
    trial.ahead = 0;
    await trial.pass(1);
    expect(trial.lease.isClockOff).toBe(false);
  });

  it('does not begin beside others that have another secret', async () => {
    await expect(Trial.begun([nodeCalled('a', { mark: 'another' })])).rejects.toThrow('RUDEL_PEER_SECRET');
  });
});
