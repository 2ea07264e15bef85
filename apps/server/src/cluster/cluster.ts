import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clockwork, Ports } from '@rudel/room';
import type { SharedStore, Store } from '@rudel/store';
import type { Limits } from '../limits.ts';
import { listen } from '../listen.ts';
import type { Details, Log } from '../logging.ts';
import { traceOf } from '../logging.ts';
import { canRenew } from './call-peer.ts';
import { clusterHall } from './cluster-hall.ts';
import type { ClusterHall } from './cluster-hall.ts';
import type { ClusterSetting } from './cluster-setting.ts';
import { Figures } from './figures.ts';
import { Lease } from './lease.ts';
import { PeerPort } from './peer-port.ts';
import { PeerSecret } from './peer-secret.ts';
import { Peers } from './peers.ts';
import { servePeer } from './serve-peer.ts';
import { SharedLimits } from './shared-limits.ts';

/**
 * Raised whenever what a server writes to a table, or keeps beside it, can no longer be read by servers before it: then they leave such tables to
 * those who can.
 */
export const logVersion = 1;

export type ClusterAround = {
  readonly store: Store;
  readonly shared: SharedStore;
  readonly clockwork: Clockwork;
  readonly limits: Limits;
  readonly log: Log;
};

/** Why this server should get nothing new at the moment, though it can write. */
export type ClusterTrouble = 'leaving' | 'cut-off' | 'clock';

/** What is done with the connections of this server. */
export type SocketsHere = { readonly count: number; sendAway(): void };

const nobody: SocketsHere = { count: 0, sendAway: () => {} };

/** How often what is of no use any more is forgotten, in milliseconds. */
const betweenTidyings = 15 * 60_000;

/** What all share who use this database. */
export async function openShared(url: string): Promise<SharedStore> {
  const { openSharedPostgres } = await import('@rudel/store/postgres');
  return openSharedPostgres({ url });
}

/** This server among those that share its tables. */
export class Cluster {
  readonly name: string = randomBytes(6).toString('base64url');
  readonly shared: SharedStore;
  readonly limits: SharedLimits;
  /** The store, with claims that take no table from a server that is there. */
  readonly store: Store;
  readonly #log: Log;
  readonly #lease: Lease;
  readonly #peers: Peers;
  readonly #port: PeerPort;
  readonly #setting: ClusterSetting;
  readonly #clockwork: Clockwork;
  #hall: ClusterHall | null = null;
  #sockets: SocketsHere = nobody;
  #cancel: () => void = () => {};

  constructor(setting: ClusterSetting, { store, shared, clockwork, limits, log }: ClusterAround) {
    const secret = new PeerSecret(setting.secret);
    const figures = this.#figures();
    this.shared = shared;
    this.limits = new SharedLimits(shared, secret, limits);
    this.#setting = setting;
    this.#clockwork = clockwork;
    this.#log = log;
    this.#lease = this.#leaseWith(secret, shared);
    this.#peers = new Peers({ secret, log, onGone: (name) => this.#lease.hasGone(name) });
    this.#port = this.#portWith(secret, figures);
    const counted = figures.counting(store);
    const claim: Store['claim'] = (id, owner) => counted.claim(id, owner, this.#lease.spared);
    this.store = { ...store, ...counted, claim };
  }

  /** Fulfilled when others can reach this server, and know of it. */
  async open(): Promise<void> {
    const { host, port: wanted } = this.#setting;
    const port = await listen(this.#port.server, { host, port: wanted, isPortGiven: true });
    await this.#lease.begin(`${host}:${port}`);
    const others = this.#lease.others.length;
    this.#log.info('cluster-joined', { node: this.name, others });
    this.#tidyLater();
  }

  hall(ports: Ports, nonsense: number): ClusterHall {
    const hall = clusterHall(ports, {
      lease: this.#lease,
      shared: this.shared,
      peers: this.#peers,
      nonsense,
    });
    this.#hall = hall;
    return hall;
  }

  watch(sockets: SocketsHere): void {
    this.#sockets = sockets;
  }

  get trouble(): ClusterTrouble | null {
    if (this.#lease.isLeaving) return 'leaving';
    if (this.#lease.standing === 'cut') return 'cut-off';
    return this.#lease.isClockOff ? 'clock' : null;
  }

  /** Whether nobody is to come in here: they could not play. */
  get isShut(): boolean {
    return this.#lease.standing === 'cut';
  }

  /** Whether it is this server that does what one has to do for all. */
  get isFirst(): boolean {
    return this.#lease.others.every(({ name }) => this.name < name);
  }

  /** Hands all tables on to the others, if there are any. */
  async leave(): Promise<void> {
    await this.#lease.leave();
    const own = this.#hall?.own;
    if (own === undefined || this.#lease.spared.length === 0) return;
    await pause(this.#setting.notice);
    this.#log.info('handing-on', { tables: own.ids.length });
    await own.handOn((ms) => pause(ms));
  }

  async close(): Promise<void> {
    this.#cancel();
    this.#peers.close();
    await this.#port.close();
    await this.#lease.end();
    await this.shared.close();
  }

  #tidyLater(): void {
    this.#cancel = this.#clockwork.after(betweenTidyings, () => {
      if (this.isFirst) void this.shared.tidy().catch(() => {});
      this.#tidyLater();
    });
  }

  #leaseWith(secret: PeerSecret, shared: SharedStore): Lease {
    const report = (event: string, details?: Details): void => this.#log.warn(event, details);
    const self = { name: this.name, version: logVersion, mark: secret.mark };
    return new Lease({
      shared,
      clockwork: this.#clockwork,
      node: self,
      report,
      askOthers: async (nodes) => {
        const answers = await Promise.all(nodes.map(async (other) => canRenew(other, secret)));
        return answers.includes(true);
      },
      onFound: (node) => this.#log.info('node-found', { node }),
      onGone: (names) => this.#haveGone(names),
      onCut: () => void this.#isCut(),
      onReturn: () => void this.#hall?.own.checkAll(),
    });
  }

  #portWith(secret: PeerSecret, figures: Figures): PeerPort {
    return new PeerPort({
      name: this.name,
      secret,
      metricsToken: this.#setting.metricsToken,
      canRenew: () => this.#lease.canRenew(),
      figures: () => figures.told(),
      serve: (stream, head) => {
        const hall = this.#hall;
        if (hall === null) {
          stream.destroy();
          return;
        }
        /** Whoever calls is there, and should be known before they are needed. */
        void this.#lease.renew();
        servePeer(stream, head, {
          tables: hall.own.calls,
          converse: hall.converseHere,
          now: () => this.#clockwork.now(),
          failed: (error) => this.#log.error('line-failed', traceOf(error)),
        });
      },
    });
  }

  #figures(): Figures {
    return new Figures({
      rooms: ['Tables that are open here.', () => this.#hall?.own.ids.length ?? 0],
      sockets: ['Devices that are connected here.', () => this.#sockets.count],
      lines_out: ['Lines to other servers.', () => this.#peers.count],
      lines_in: ['Lines from other servers.', () => this.#port.count],
      devices_elsewhere: ['Devices here whose table is elsewhere.', () => this.#peers.devices],
      lease_age_seconds: ['How long ago the lease was renewed.', () => this.#lease.age / 1000],
      others: ['Other servers that are there.', () => this.#lease.others.length],
    });
  }

  #haveGone(names: readonly string[]): void {
    for (const node of names) {
      this.#log.info('node-gone', { node });
      this.#peers.drop(node);
    }
    this.#hall?.resume();
  }

  /** Everybody here finds another server. */
  async #isCut(): Promise<void> {
    this.#peers.close();
    this.#port.dropLines();
    await this.#hall?.own.abandon();
    this.#sockets.sendAway();
  }
}
