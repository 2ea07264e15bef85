import { describe, expect, it } from 'vitest';
import { StoreFault } from '@rudel/store';
import type { ClusterNode, Holder } from '@rudel/store';
import { PeerGone, PeerUnreachable } from '../../src/cluster/call-peer.ts';
import type { Peer } from '../../src/cluster/peer.ts';
import { Nowhere, Router } from '../../src/cluster/router.ts';
import type { Known } from '../../src/cluster/router.ts';

const nodeCalled = (name: string, more: Partial<ClusterNode> = {}): ClusterNode => ({
  name,
  address: `${name}:7000`,
  version: 1,
  mark: '',
  isLeaving: false,
  ...more,
});

type Plan = Partial<Pick<Known, 'name' | 'version' | 'standing' | 'isLeaving'>> & {
  readonly others?: readonly ClusterNode[];
  readonly holder?: Holder | null;
  /** What comes of calling another server, try after try. */
  readonly lines?: readonly ('open' | Error)[];
  /** Whether the database says that somebody else has the table when it is to be opened here, try after try. */
  readonly held?: readonly boolean[];
  readonly isOpen?: boolean;
};

/** A router with all that is around it; time passes whenever somebody waits. */
class Trial {
  readonly opened: string[] = [];
  readonly called: string[] = [];
  readonly router: Router;
  readonly #plan: Plan;
  #now = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.router = new Router({
      lease: this.#lease(),
      shared: { holder: async () => plan.holder ?? null },
      peers: { to: async (node) => this.#call(node) },
      here: { has: () => plan.isOpen ?? false, open: async (id) => this.#open(id) },
      clockwork: {
        now: () => this.#now,
        date: () => this.#now,
        after: (ms, ring) => {
          this.#now += ms;
          queueMicrotask(ring);
          return () => {};
        },
      },
    });
  }

  /** The name of the server at which a table is, or `here`. */
  async find(isToOpen = true): Promise<string> {
    const at = await this.router.find('t', isToOpen);
    return at === 'here' ? at : (this.called.at(-1) ?? '');
  }

  #lease(): Known {
    const { others = [], name = 'me', version = 1, standing = 'held', isLeaving = false } = this.#plan;
    return {
      name,
      version,
      standing,
      isLeaving,
      others,
      other: (wanted) => others.find((node) => node.name === wanted),
      spared: others.filter((node) => !node.isLeaving).map((node) => node.name),
      renew: async () => {},
    };
  }

  #call({ name }: ClusterNode): Peer {
    this.called.push(name);
    const outcome = this.#plan.lines?.[this.called.length - 1] ?? 'open';
    if (outcome !== 'open') throw outcome;
    return { name } as unknown as Peer;
  }

  #open(id: string): void {
    this.opened.push(id);
    if (this.#plan.held?.[this.opened.length - 1] === true) throw new StoreFault('held', 'somebody has it');
  }
}

const there = (name: string, version: number | null = 1): Holder => ({ name, version, isThere: true });
const gone = (name: string, version: number | null = 1): Holder => ({ name, version, isThere: false });

describe('where a table is', () => {
  it.each<[string, Plan, string]>([
    ['nobody’s is opened here', {}, 'here'],
    ['ours is here', { holder: there('me') }, 'here'],
    [
      'one that is open here is here, and nobody is asked',
      { isOpen: true, holder: there('a'), others: [nodeCalled('a')] },
      'here',
    ],
    ['that of another server is there', { holder: there('a'), others: [nodeCalled('a')] }, 'a'],
    ['that of one whose lease has ended is opened here', { holder: gone('a') }, 'here'],
    [
      'that of one that leaves may be taken',
      { holder: there('a'), others: [nodeCalled('a', { isLeaving: true })] },
      'here',
    ],
    [
      'that of one that cannot be reached is asked for again',
      { holder: there('a'), others: [nodeCalled('a')], lines: [new PeerUnreachable(), new PeerGone()] },
      'a',
    ],
    ['whoever loses the race for it looks again', { held: [true, true] }, 'here'],
    ['a server that leaves opens none', { isLeaving: true, others: [nodeCalled('a')] }, 'a'],
    ['unless it is alone', { isLeaving: true }, 'here'],
    [
      'what a later version has written is left to one of that version',
      { holder: gone('a', 2), others: [nodeCalled('b'), nodeCalled('c', { version: 2 })] },
      'c',
    ],
  ])('%s', async (_name, plan, where) => {
    expect(await new Trial(plan).find()).toBe(where);
  });

  it.each<[string, Plan]>([
    [
      'what a later version has written is opened by nobody else',
      { holder: gone('a', 2), others: [nodeCalled('b')] },
    ],
    ['a server that is cut off says nothing of any table', { standing: 'cut', isOpen: true }],
    [
      'nobody answers',
      {
        holder: there('a'),
        others: [nodeCalled('a')],
        lines: Array.from({ length: 100 }, () => new PeerUnreachable()),
      },
    ],
  ])('is not found where %s', async (_name, plan) => {
    const trial = new Trial(plan);
    await expect(trial.find()).rejects.toBeInstanceOf(Nowhere);
    expect(trial.opened).toEqual([]);
  });

  it('is found without opening it, where nobody needs it open', async () => {
    const trial = new Trial({});
    expect([await trial.find(false), trial.opened]).toEqual(['here', []]);
    expect([await trial.find(true), trial.opened]).toEqual(['here', ['t']]);
  });

  it('that nobody has any more is taken by one of those who are there, each by some', () => {
    const names = ['a', 'b', 'c'];
    const routers = names.map((name) => {
      const others = names.filter((other) => other !== name).map((other) => nodeCalled(other));
      return new Trial({ name, others }).router;
    });
    const takers = Array.from({ length: 60 }, (_, nth) =>
      routers.flatMap((router, at) => (router.isOurs(`table ${nth}`) ? [at] : [])),
    );
    expect(takers.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(takers.flat()).size).toBe(3);
    const leaving = new Trial({ name: 'a', isLeaving: true, others: [nodeCalled('b')] });
    expect(leaving.router.isOurs('table 1')).toBe(false);
  });
});
