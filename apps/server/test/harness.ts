import type { Admission, CreateTable, HttpRefusal, Invitation, JoinTable } from '@rudel/protocol';
import type { Playable, Thinkers } from '@rudel/room';
import { shelf } from '@rudel/shelf';
import { memoryStore } from '@rudel/store';
import { timedAnswer } from '../src/bots/timed-answer.ts';
import { readConfig } from '../src/config.ts';
import type { Config } from '../src/config.ts';
import { usualLimits } from '../src/limits.ts';
import type { Limits } from '../src/limits.ts';
import { openLog } from '../src/logging.ts';
import { startServer } from '../src/server.ts';
import type { Overrides, RunningServer } from '../src/server.ts';

/** Bots without a thread. */
export function promptThinkers(games: readonly Playable[] = shelf): Thinkers {
  const find = (id: string): Playable | undefined => games.find(({ game }) => game.id === id);
  return { think: async (question) => timedAnswer(find, { ...question, ms: 5 }) };
}

const plenty = { burst: 1_000_000, perSecond: 1_000_000 };

/** Limits that no honest test meets. */
export const wideLimits: Limits = {
  ...usualLimits,
  create: plenty,
  join: plenty,
  record: plenty,
  request: plenty,
  file: plenty,
  connect: plenty,
  message: plenty,
  plainPerAddress: 100_000,
};

export function testConfig(changes: Partial<Config> = {}): Config {
  const RUDEL_WORKERS = process.env['RUDEL_WORKERS'] ?? '1';
  const read = readConfig({ PORT: '0', HOST: '127.0.0.1', RUDEL_WORKERS });
  if (!read.ok) throw new Error(read.faults.join(' '));
  return { ...read.config, webFolder: '/nowhere', ...changes };
}

export const silence = openLog('silent');

/** A server on a free port with its tables in memory and bots that answer at once. */
export async function openServer(
  overrides: Overrides = {},
  config: Partial<Config> = {},
): Promise<RunningServer> {
  return startServer(testConfig(config), {
    store: memoryStore(),
    thinkers: promptThinkers(overrides.games),
    log: silence,
    limits: wideLimits,
    ...overrides,
    pace: { botPause: [0, 0], ...overrides.pace },
  });
}

/** An answer over HTTP as a client gets it. */
export type Reply<T> = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: T;
};

export type RequestTap = (text: string) => void;

/** The HTTP side of a server, as a client calls it. Everything that comes back is also told to the tap. */
export class Api {
  readonly #base: string;
  readonly #tap: RequestTap;

  constructor(port: number, tap: RequestTap = () => {}) {
    this.#base = `http://127.0.0.1:${port}`;
    this.#tap = tap;
  }

  async request<T = HttpRefusal>(path: string, init: RequestInit = {}): Promise<Reply<T>> {
    const response = await fetch(`${this.#base}${path}`, { redirect: 'manual', ...init });
    const text = await response.text();
    this.#tap(`${JSON.stringify([...response.headers])}\n${text}`);
    const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson ? JSON.parse(text) : null) as T,
    };
  }

  async post<T = HttpRefusal>(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<T>> {
    return this.request<T>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  async create(wanted: Partial<CreateTable> = {}): Promise<Admission> {
    const whole = { ...dogTable, ...wanted };
    return admitted(await this.post<Admission>('/api/tables', whole));
  }

  async join(by: Invitation, wanted: Partial<JoinTable> = {}): Promise<Admission> {
    const whole: JoinTable = { by, name: 'Guest', watch: false, contribution: '', ...wanted };
    return admitted(await this.post<Admission>('/api/join', whole));
  }
}

function admitted({ status, text, body }: Reply<Admission>): Admission {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body;
}

export const dogTable: CreateTable = {
  game: 'dog',
  options: '-',
  clock: 'off',
  listed: false,
  seats: ['me', 'open', 'open', 'open'],
  name: 'Host',
  contribution: 'abc',
};
