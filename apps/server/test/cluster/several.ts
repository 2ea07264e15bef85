import { randomBytes } from 'node:crypto';
import { localBus } from '@rudel/bus';
import { defaultPace } from '@rudel/room';
import type { Ports, RoomCalls } from '@rudel/room';
import { findGame } from '@rudel/shelf';
import { SharedMemory, memoryStore } from '@rudel/store';
import { clockwork } from '../../src/clockwork.ts';
import type { ClusterHall } from '../../src/cluster/cluster-hall.ts';
import { Cluster } from '../../src/cluster/cluster.ts';
import type { Hall } from '../../src/hall/hall.ts';
import { nonsense } from '../hall/trial.ts';
import { promptThinkers, silence, wideLimits } from '../harness.ts';

export const secret = 'nobody else knows what stands here';

/** Servers without HTTP that share a store in memory, and reach each other over real sockets. */
export class Several {
  readonly store = memoryStore();
  readonly shared = new SharedMemory(this.store, () => clockwork.date());
  readonly clusters: Cluster[] = [];
  readonly halls: ClusterHall[] = [];

  /** Each knows those that came before. */
  async join(): Promise<ClusterHall> {
    const { store, shared } = this;
    const setting = { host: '127.0.0.1', port: 0, secret, metricsToken: null, notice: 0 };
    const cluster = new Cluster(setting, { store, shared, clockwork, limits: wideLimits, log: silence });
    this.clusters.push(cluster);
    await cluster.open();
    const ports: Ports = {
      games: findGame,
      store: cluster.store,
      shared,
      owner: cluster.name,
      bus: localBus(),
      clockwork,
      thinkers: promptThinkers(),
      randomBytes: (count) => randomBytes(count),
      pace: { ...defaultPace, botPause: [0, 0] },
      report: () => {},
    };
    const hall = cluster.hall(ports, nonsense);
    this.halls.push(hall);
    return hall;
  }

  async close(): Promise<void> {
    for (const hall of this.halls) await hall.close();
    for (const cluster of this.clusters) await cluster.close();
    await this.store.close();
  }
}

/** Tables are made at each of the halls by turns, and everything else is asked of the last one. */
export function mixed(halls: readonly Hall[]): Hall {
  const last = halls.at(-1) as Hall;
  let count = 0;
  const rooms: RoomCalls = {
    create: (wanted) => {
      count += 1;
      return (halls[count % halls.length] ?? last).rooms.create(wanted);
    },
    look: (...given) => last.rooms.look(...given),
    join: (...given) => last.rooms.join(...given),
    listed: () => last.rooms.listed(),
    handover: (...given) => last.rooms.handover(...given),
    take: (...given) => last.rooms.take(...given),
    record: (...given) => last.rooms.record(...given),
    upkeep: last.rooms.upkeep,
    close: () => last.rooms.close(),
  };
  return { ...last, rooms };
}
