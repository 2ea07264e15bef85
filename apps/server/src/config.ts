import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultKeep, defaultPace } from '@rudel/room';
import type { Keep, Pace } from '@rudel/room';
import { usualBotLimits } from './bots/worker-thinkers.ts';
import { clusterSetting, readPeer, readPeerSecret } from './cluster/cluster-setting.ts';
import type { ClusterSetting } from './cluster/cluster-setting.ts';
import type { Source } from './http/source.ts';
import { usualLimits } from './limits.ts';
import type { Limits } from './limits.ts';
import { logLevels } from './logging.ts';
import type { LogLevel } from './logging.ts';
import { backupPlan, readBackupEvery, readBackupKeep } from './upkeep/backup-setting.ts';
import type { BackupPlan } from './upkeep/backups.ts';
import { readKeep } from './upkeep/keep-setting.ts';
import { usualDataFolder } from './usual-data.ts';

/** How a server runs. */
export type Config = {
  readonly port: number;
  /** Whether the port was asked for: then another one will not do. */
  readonly isPortGiven: boolean;
  /** The address to listen on; null for all of this machine. */
  readonly host: string | null;
  readonly dataFolder: string;
  /** The address of the Postgres in which tables are kept; null for SQLite in the data folder. */
  readonly database: string | null;
  /** How it shares that Postgres with other servers; null where it has it for itself. */
  readonly cluster: ClusterSetting | null;
  /** The built client; it may be missing. */
  readonly webFolder: string;
  /** Where the source of what runs is offered. */
  readonly source: Source;
  /** Origins that may connect beside the server's own. */
  readonly origins: readonly string[];
  /** How many proxies of ours stand in front and tell where a request came from. */
  readonly proxies: number;
  readonly logLevel: LogLevel;
  /** Over how many threads tables are spread; with 1 they stay in the thread that has the sockets. */
  readonly workers: number;
  /** In how many threads the computer players think; null for one less than the machine has cores. */
  readonly botThreads: number | null;
  /** How long a computer player may think about a move when nobody waits behind it, in milliseconds. */
  readonly botTime: number;
  readonly pace: Pace;
  readonly limits: Limits;
  /** How long tables are kept. */
  readonly keep: Keep;
  /** How copies are made by themselves; null for not at all. */
  readonly backup: BackupPlan | null;
};

export type Environment = { readonly [name: string]: string | undefined };

export type ConfigRead =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly string[] };

class Fault extends Error {}

function fault(sentence: string): never {
  throw new Fault(sentence);
}

const repositoryPath = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const defaultPort = 3000;

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535
    ? port
    : fault(`PORT is ${JSON.stringify(text)}, but a port is a number from 0 to 65535.`);
}

function readHost(text: string): string {
  const isHost = /^[\w.:%-]{1,253}$/.test(text);
  return isHost
    ? text
    : fault(`HOST is ${JSON.stringify(text)}, but it should be an address like 127.0.0.1.`);
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.origin === text.toLowerCase();
  return isOrigin
    ? url.origin
    : fault(
        `RUDEL_ORIGINS names ${JSON.stringify(text)}, but an origin looks like https://example.org, without a path.`,
      );
}

function readDatabase(text: string): string {
  return /^postgres(?:ql)?:\/\/\S+$/.test(text) && URL.canParse(text)
    ? text
    : fault('RUDEL_STORE should be the address of a Postgres, like postgres://rudel@localhost/rudel.');
}

function readSource(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol)
    ? url.href
    : fault(
        `RUDEL_SOURCE is ${JSON.stringify(text)}, but it is the address of the source, like https://example.org/rudel.`,
      );
}

function readProxies(text: string): number {
  return /^\d$/.test(text)
    ? Number(text)
    : fault(
        `RUDEL_TRUST_PROXY is ${JSON.stringify(text)}, but it is the number of proxies in front of the server, 0 to 9.`,
      );
}

function readLogLevel(text: string): LogLevel {
  return (
    logLevels.find((level) => level === text) ??
    fault(`RUDEL_LOG is ${JSON.stringify(text)}, but it is one of ${logLevels.join(', ')}.`)
  );
}

/** Reads how many threads something has. */
function threadsReader(name: string, whose: string): (text: string) => number {
  return (text) =>
    /^[1-9]\d?$/.test(text)
      ? Number(text)
      : fault(`${name} is ${JSON.stringify(text)}, but it is the number of threads for ${whose}, 1 to 99.`);
}

/** One core is left to the thread that has the sockets. */
const usualWorkers = Math.max(1, availableParallelism() - 1);

function readBotTime(text: string): number {
  const ms = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return ms >= 5 && ms <= 1000
    ? ms
    : fault(
        `RUDEL_BOT_TIME is ${JSON.stringify(text)}, but it is how long bots think, 5 to 1000 milliseconds.`,
      );
}

type Parts = { readonly [name: string]: unknown };

function readParts(name: string, text: string): Parts {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fault(`${name} is not JSON.`);
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Parts)
    : fault(`${name} should be a JSON object.`);
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** Whether a part that was given has the form of the one it replaces; an amount is a number from 0 on. */
function isLike(given: unknown, usual: unknown): boolean {
  if (typeof usual === 'number') return isAmount(given);
  if (typeof given !== 'object' || given === null || Array.isArray(given) !== Array.isArray(usual))
    return false;
  const parts = Object.entries(usual as Parts);
  return (
    Object.keys(given).length === parts.length &&
    parts.every(([key, part]) => Object.hasOwn(given, key) && isLike((given as Parts)[key], part))
  );
}

/** The usual values with some of them replaced. */
function readOverrides<T extends Pace | Limits>(name: string, text: string, usual: T): T {
  const given = readParts(name, text);
  for (const [key, value] of Object.entries(given)) {
    const known: unknown = Object.hasOwn(usual, key)
      ? usual[key as keyof T]
      : fault(`${name} has no part ${JSON.stringify(key)}; it has ${Object.keys(usual).join(', ')}.`);
    if (!isLike(value, known)) fault(`${name}: ${key} should look like ${JSON.stringify(known)}.`);
  }
  return { ...usual, ...given };
}

/** Reads a configuration from an environment; every bad value gives one sentence. */
export function readConfig(env: Environment): ConfigRead {
  const faults: string[] = [];
  const read = <T>(name: string, reader: (text: string) => T, fallback: T): T => {
    const text = env[name]?.trim() ?? '';
    if (text === '') return fallback;
    try {
      return reader(text);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      faults.push(error.message);
      return fallback;
    }
  };
  const database = read<string | null>('RUDEL_STORE', readDatabase, null);
  const config: Config = {
    port: read('PORT', readPort, defaultPort),
    isPortGiven: (env['PORT']?.trim() ?? '') !== '',
    host: read<string | null>('HOST', readHost, null),
    dataFolder: read('RUDEL_DATA', (path) => path, usualDataFolder(env)),
    database,
    cluster: clusterSetting(
      read<ReturnType<typeof readPeer> | null>('RUDEL_PEER', (text) => readPeer(text, fault), null),
      read<string | null>('RUDEL_PEER_SECRET', (text) => readPeerSecret(text, fault), null),
      { database, metricsToken: read<string | null>('RUDEL_METRICS_TOKEN', (text) => text, null) },
      (sentence) => void faults.push(sentence),
    ),
    webFolder: repositoryPath('apps/web/dist'),
    source: {
      address: read<string | null>('RUDEL_SOURCE', readSource, null),
      archive: repositoryPath('apps/server/dist/source.tgz'),
    },
    origins: read<readonly string[]>('RUDEL_ORIGINS', (text) => text.split(/[\s,]+/).map(readOrigin), []),
    proxies: read('RUDEL_TRUST_PROXY', readProxies, 0),
    logLevel: read<LogLevel>('RUDEL_LOG', readLogLevel, 'info'),
    workers: read('RUDEL_WORKERS', threadsReader('RUDEL_WORKERS', 'tables'), usualWorkers),
    botThreads: read<number | null>('RUDEL_BOT_THREADS', threadsReader('RUDEL_BOT_THREADS', 'bots'), null),
    botTime: read('RUDEL_BOT_TIME', readBotTime, usualBotLimits.budget),
    pace: read('RUDEL_PACE', (text) => readOverrides('RUDEL_PACE', text, defaultPace), defaultPace),
    limits: read('RUDEL_LIMITS', (text) => readOverrides('RUDEL_LIMITS', text, usualLimits), usualLimits),
    keep: read('RUDEL_KEEP', (text) => readKeep(text, defaultKeep, fault), defaultKeep),
    backup: backupPlan(
      read<string | null>('RUDEL_BACKUP_DIR', (path) => path, null),
      read('RUDEL_BACKUP_EVERY', (text) => readBackupEvery(text, fault), 24 * 3600_000),
      read('RUDEL_BACKUP_KEEP', (text) => readBackupKeep(text, fault), 7),
    ),
  };
  return faults.length === 0 ? { ok: true, config } : { ok: false, faults };
}
