import { randomBytes } from 'node:crypto';
import { localBus } from '@rudel/bus';
import { databaseIn } from '@rudel/control';
import type { TermsDoc } from '@rudel/protocol';
import type { Clockwork, Pace, Playable, Ports, Thinkers } from '@rudel/room';
import { shelf } from '@rudel/shelf';
import { StoreFault } from '@rudel/store';
import type { SharedStore, Store } from '@rudel/store';
import { openSqliteStore } from '@rudel/store/sqlite';
import type { ThreadedStore } from '@rudel/store/sqlite';
import { clientOf } from './address.ts';
import { addressesOf } from './addresses.ts';
import { TableOwners } from './bots/table-owners.ts';
import { WorkerThinkers, usualBotLimits } from './bots/worker-thinkers.ts';
import { breather } from './breathe.ts';
import { clockwork } from './clockwork.ts';
import type { Cluster, ClusterAround } from './cluster/cluster.ts';
import type { Config } from './config.ts';
import type { Hall } from './hall/hall.ts';
import { openHall } from './hall/open-hall.ts';
import type { HallPlan } from './hall/open-hall.ts';
import { openApp } from './http/app.ts';
import type { Gate } from './http/app.ts';
import { Doorkeeper } from './http/doorkeeper.ts';
import { Readiness } from './http/readiness.ts';
import { Refusal } from './http/refusals.ts';
import type { Limits, Now } from './limits.ts';
import { listen } from './listen.ts';
import { openLog } from './logging.ts';
import type { Details, Log } from './logging.ts';
import { capPlainConnections } from './plain-connections.ts';
import { screensFor } from './screens-for.ts';
import { Sockets, usualTimes } from './socket/sockets.ts';
import type { SocketTimes } from './socket/sockets.ts';
import { networksOf } from './upkeep/ban-networks.ts';
import { Bans } from './upkeep/bans.ts';
import { bansFileOf, openUpkeep } from './upkeep/open-upkeep.ts';

/** What tests, benches and experiments put in the place of the usual parts. */
export type Overrides = {
  readonly games?: readonly Playable[];
  readonly store?: Store;
  /** What servers share that use the same store. */
  readonly shared?: SharedStore;
  readonly clockwork?: Clockwork;
  readonly thinkers?: Thinkers;
  readonly randomBytes?: Ports['randomBytes'];
  readonly pace?: Partial<Pace>;
  readonly limits?: Partial<Limits>;
  readonly times?: Partial<SocketTimes>;
  /** The time of the limits. */
  readonly now?: Now;
  readonly log?: Log;
};

export interface RunningServer {
  readonly port: number;
  /** How many devices are connected. */
  readonly connections: number;
  /** Fulfilled when the tables can neither be read nor written any more: then the server is of no use. */
  readonly ended: Promise<StoreFault>;
  /** Says goodbye to everybody, writes what is to be written, and ends. */
  close(): Promise<void>;
}

async function openStore({ dataFolder, database, cluster }: Config): Promise<Store> {
  if (database === null) return openSqliteStore({ file: databaseIn(dataFolder) });
  const { openPostgresStore } = await import('@rudel/store/postgres');
  return openPostgresStore({ url: database, isAlone: cluster === null, isTogether: cluster !== null });
}

/** Fulfilled when there are no tables any more, for whichever reason. */
async function endOf(store: Store, hall: Hall): Promise<StoreFault> {
  const withoutThreads = hall.ended.then(() => new StoreFault('ended', 'No thread serves.', 'thread'));
  return Promise.race([store.ended, withoutThreads]);
}

const after: Clockwork['after'] = (ms, ring) => clockwork.after(ms, ring);

const hasLines = (store: Store): store is ThreadedStore => 'line' in store;

/**
 * Where tables are spread to. Nothing that was put in the place of a usual part can be handed to another thread: such tables are spread over lines in
 * this one. A store without lines has its tables here.
 */
function spreadOf(
  { workers }: Config,
  store: Store,
  { games, store: own, clockwork: time, randomBytes: random }: Overrides,
): Pick<HallPlan, 'workers' | 'lines'> {
  const isUsual = [games, own, time, random].every((part) => part === undefined);
  if (!isUsual) return { workers, lines: null };
  return hasLines(store) ? { workers, lines: store } : { workers: 1, lines: null };
}

/** The id of a table opens its finished records: a log gets enough of it to tell tables apart. */
function withoutIds(details: Details): Details {
  const { table } = details;
  return typeof table === 'string' ? { ...details, table: table.slice(0, 6) } : details;
}

/** What is closed at the end, the last opened first. */
type Closing = () => Promise<void>;

async function closeAll(closings: Closing[]): Promise<void> {
  for (let close = closings.pop(); close !== undefined; close = closings.pop()) await close();
}

function thinkersFor({ botThreads, botTime }: Config, overrides: Overrides, around: Around): Thinkers {
  const { log, owners, closings } = around;
  if (overrides.thinkers !== undefined) return overrides.thinkers;
  const threads = botThreads ?? usualBotLimits.threads;
  const limits = { ...usualBotLimits, threads, budget: botTime };
  const thinkers = new WorkerThinkers(log, limits, undefined, (table) => owners.of(table));
  closings.push(async () => thinkers.close());
  return thinkers;
}

/** How long things are kept here, for whoever wants to know. */
function termsOf({ keep, backup }: Config): TermsDoc {
  const { lobbies, finished, asleep } = keep;
  return { lobbies, finished, asleep, backups: backup === null ? null : backup.every * backup.keep };
}

/** Why a server is not ready is about it alone, or about it among others. */
function readinessOf(readiness: Readiness, cluster: Cluster | null): Gate['readiness'] {
  return { check: async () => cluster?.trouble ?? readiness.check() };
}

/** Whoever is kept out is told so, and no more. */
function gateOf(
  doorkeeper: Doorkeeper,
  isBanned: (address: string) => boolean,
  proxies: number,
  readiness: Gate['readiness'],
): Gate {
  return {
    admit(request) {
      if (isBanned(clientOf(request, proxies)))
        throw new Refusal(403, 'banned', 'Nobody can come in from this address for the time being.');
      doorkeeper.admit(request);
    },
    readiness,
  };
}

/** This server among others, where there are any: nothing of it is loaded where there are none. */
async function clusterOf(
  config: Config,
  overrides: Overrides,
  around: Pick<ClusterAround, 'store' | 'limits' | 'log'> & Pick<Around, 'closings'>,
): Promise<Cluster | null> {
  const { cluster: setting, database } = config;
  if (setting === null) return null;
  const { Cluster: Joined, openShared } = await import('./cluster/cluster.ts');
  const shared = overrides.shared ?? (await openShared(database ?? ''));
  const time = overrides.clockwork ?? clockwork;
  const cluster = new Joined(setting, { ...around, shared, clockwork: time });
  around.closings.push(async () => cluster.close());
  await cluster.open();
  return cluster;
}

type Around = {
  readonly games: readonly Playable[];
  readonly store: Store;
  readonly cluster: Cluster | null;
  readonly log: Log;
  readonly closings: Closing[];
  readonly owners: TableOwners;
};

function roomPorts(config: Config, overrides: Overrides, around: Around): Ports {
  const { games, store, log, cluster } = around;
  return {
    games: (id) => games.find(({ game }) => game.id === id),
    store,
    owner: cluster?.name ?? randomBytes(6).toString('base64url'),
    ...(cluster === null ? {} : { shared: cluster.shared }),
    bus: localBus(),
    clockwork: overrides.clockwork ?? clockwork,
    thinkers: thinkersFor(config, overrides, around),
    randomBytes: overrides.randomBytes ?? ((count) => randomBytes(count)),
    pace: { ...config.pace, ...overrides.pace },
    breathe: breather(() => performance.now()),
    report: (event, details) => log.warn(event, withoutIds(details)),
  };
}

async function hallOf(config: Config, overrides: Overrides, around: Around): Promise<Hall> {
  const { store, log, closings, cluster } = around;
  const { nonsense } = { ...config.limits, ...overrides.limits };
  const ports = roomPorts(config, overrides, around);
  const hall =
    cluster?.hall(ports, nonsense) ??
    (await openHall(ports, { ...spreadOf(config, store, overrides), nonsense, log }));
  closings.push(async () => hall.close());
  return hall;
}

/** The store, this server among others that share it, and all tables. */
async function keptTables(
  config: Config,
  overrides: Overrides,
  around: Omit<Around, 'store' | 'cluster'> & Pick<ClusterAround, 'limits'>,
): Promise<Pick<Around, 'store' | 'cluster'> & { readonly hall: Hall }> {
  const kept = overrides.store ?? (await openStore(config));
  around.closings.push(async () => kept.close());
  const cluster = await clusterOf(config, overrides, { ...around, store: kept });
  const store = cluster?.store ?? kept;
  return { store, cluster, hall: await hallOf(config, overrides, { ...around, store, cluster }) };
}

async function open(config: Config, overrides: Overrides, closings: Closing[]): Promise<RunningServer> {
  const log = overrides.log ?? openLog(config.logLevel);
  const time = overrides.clockwork ?? clockwork;
  const now = overrides.now ?? (() => performance.now());
  const games = overrides.games ?? shelf;
  const limits = { ...config.limits, ...overrides.limits };
  const owners = new TableOwners();
  const { store, cluster, hall } = await keptTables(config, overrides, {
    games,
    limits,
    log,
    closings,
    owners,
  });
  const { rooms, converse } = hall;
  const dataFolder = overrides.store === undefined ? config.dataFolder : null;
  const bans = new Bans(dataFolder === null ? null : bansFileOf(dataFolder), () => time.date());
  const isBanned = (address: string): boolean => bans.includes(networksOf(address));
  const { origins, proxies } = config;
  const doorkeeper = new Doorkeeper(limits, proxies, now, after, cluster?.limits);
  const readiness = readinessOf(new Readiness(store, () => hall.isServed, now), cluster);
  const times = { ...usualTimes, ...overrides.times };
  const plan = { webFolder: config.webFolder, source: config.source, patience: times.request };
  const roomAddress = (port: number): string | null => addressesOf(config.host, port).room;
  const screens = screensFor(cluster?.shared, time, closings, overrides.randomBytes);
  const app = await openApp(
    { rooms, shelf: games, doorkeeper, screens, roomAddress, terms: termsOf(config), owners },
    gateOf(doorkeeper, isBanned, proxies, readiness),
    plan,
    log,
  );
  closings.push(async () => app.close());
  await app.ready();
  const around = { origins, proxies, times, isBanned, owners, isShut: () => cluster?.isShut ?? false };
  const sockets = new Sockets(app.server, { converse, limits, log, now, ...around });
  capPlainConnections(app.server, limits.plainPerAddress, proxies);
  closings.push(async () => sockets.close());
  cluster?.watch(sockets);
  const isSweeping = (): boolean => cluster?.isFirst ?? true;
  const kit = { store, rooms, bans, sockets, log, clockwork: time, isSweeping };
  const upkeep = await openUpkeep(dataFolder, config, kit);
  closings.push(async () => upkeep.close());
  const port = await listen(app.server, config);
  log.debug('listening', { port });
  return running(port, sockets, endOf(store, hall), async () => {
    await cluster?.leave();
    await closeAll(closings);
    log.debug('closed');
  });
}

function running(
  port: number,
  sockets: Sockets,
  ended: Promise<StoreFault>,
  close: RunningServer['close'],
): RunningServer {
  return {
    port,
    get connections() {
      return sockets.count;
    },
    ended,
    close,
  };
}

/** Starts a server; it serves when the promise is fulfilled. */
export async function startServer(config: Config, overrides: Overrides = {}): Promise<RunningServer> {
  const closings: Closing[] = [];
  try {
    return await open(config, overrides, closings);
  } catch (error) {
    await closeAll(closings);
    throw error;
  }
}
