import { openSpreadRooms, openTables } from '@rudel/room';
import type { Overseer, Ports, Spread, TableCalls } from '@rudel/room';
import type { SharedStore } from '@rudel/store';
import type { Hall } from '../hall/hall.ts';
import { conversing } from '../socket/conversation.ts';
import type { Converse } from '../socket/conversation.ts';
import type { Lease } from './lease.ts';
import { OwnTables } from './own-tables.ts';
import type { Peers } from './peers.ts';
import { routedConverse } from './routed-conversation.ts';
import { routedTables, tablesOf } from './routed-tables.ts';
import { Router } from './router.ts';

export type ClusterHallAround = {
  readonly lease: Lease;
  readonly shared: SharedStore;
  readonly peers: Peers;
  /** Messages of one device that were not understood before it is sent away. */
  readonly nonsense: number;
};

/** All tables of all servers, as one of them knows them. */
export interface ClusterHall extends Hall {
  /** Those of this server. */
  readonly own: OwnTables;
  /** Conversations with them alone, for devices that come from another server. */
  readonly converseHere: Converse;
  /** Opens tables whose clock runs and that nobody has any more. */
  resume(): void;
}

/** Whoever listens comes after those who tell. */
class LateOverseer implements Overseer {
  #overseer: Overseer | null = null;

  listen(overseer: Overseer): void {
    this.#overseer = overseer;
  }

  hasNoRoom(): void {
    this.#overseer?.hasNoRoom();
  }

  hasLost(table: string): void {
    this.#overseer?.hasLost(table);
  }
}

export function clusterHall(
  ports: Ports,
  { lease, shared, peers, nonsense }: ClusterHallAround,
): ClusterHall {
  const now = (): number => ports.clockwork.now();
  const overseer = new LateOverseer();
  const own = new OwnTables(openTables(ports, overseer), lease, shared);
  const router = new Router({ lease, shared, peers, here: own, clockwork: ports.clockwork });
  const routed = routedTables(router, own.calls);
  const others = (): readonly TableCalls[] => lease.others.map((node) => tablesOf(() => peers.to(node), now));
  const spread: Spread = {
    of: () => routed,
    get all() {
      return [own.resuming, ...others()];
    },
    isAt: (id, place) => place === own.resuming && router.isOurs(id),
  };
  const rooms = openSpreadRooms(ports, (listener) => {
    overseer.listen(listener);
    return spread;
  });
  const converseHere = conversing((hello, link) => own.attach(hello, link), nonsense);
  return {
    rooms,
    own,
    converseHere,
    converse: routedConverse(router, converseHere),
    isServed: true,
    ready: Promise.resolve(),
    ended: new Promise(() => {}),
    resume: () => void rooms.beganAnew(own.resuming),
    close: () => rooms.close(),
  };
}
