import type { HttpRefusal, TableGlance } from '@rudel/protocol';
import type { OrRefusal } from '@rudel/room';
import type { Host } from './host.ts';
import { socketWire } from './socket-wire.ts';
import type { Socket } from './socket-wire.ts';

/** How a server is reached: the browser's own means, or those of a test. */
export type Reach = {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly socket: () => Socket;
};

const unreachable: HttpRefusal = {
  error: 'unreachable',
  message: 'The server cannot be reached. Check your connection and try again.',
};

function isRefusal(value: unknown): value is HttpRefusal {
  return typeof value === 'object' && value !== null && 'error' in value && 'message' in value;
}

async function refusalOf(response: Response): Promise<HttpRefusal> {
  const body: unknown = await response.json().catch(() => null);
  return isRefusal(body) ? body : { ...unreachable, error: `status-${response.status}` };
}

type Reader<T> = (response: Response) => Promise<T>;

const asJson = async <T>(response: Response): Promise<T> => (await response.json()) as T;

const ofTable = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

type Calls = {
  readonly call: <T>(path: string, init: RequestInit, read: Reader<T>) => Promise<OrRefusal<T>>;
  readonly post: <T>(path: string, body: unknown, token?: string) => Promise<OrRefusal<T>>;
};

/** Requests to a server, and what it answers. */
export function callsBy(reach: Pick<Reach, 'fetch'>): Calls {
  const call = async <T>(path: string, init: RequestInit, read: Reader<T>): Promise<OrRefusal<T>> => {
    try {
      const response = await reach.fetch(path, init);
      return response.ok
        ? { ok: true, value: await read(response) }
        : { ok: false, refusal: await refusalOf(response) };
    } catch {
      return { ok: false, refusal: unreachable };
    }
  };
  const post = async <T>(path: string, body: unknown, token?: string): Promise<OrRefusal<T>> => {
    const bearer: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { 'content-type': 'application/json', ...bearer };
    return call<T>(path, { method: 'POST', headers, body: JSON.stringify(body) }, asJson);
  };
  return { call, post };
}

/** Tables on a server. */
export function serverHostBy(reach: Reach): Host {
  const { call, post } = callsBy(reach);
  return {
    kind: 'server',
    create: async (wanted) => post('/api/tables', wanted),
    look: async (by) => post('/api/look', by),
    join: async (wanted) => post('/api/join', wanted),
    listed: async () => {
      const listed = await call<readonly TableGlance[]>('/api/tables', {}, asJson);
      return listed.ok ? listed.value : [];
    },
    handover: async (table, token, seat) => post(`${ofTable(table)}/handover`, { seat }, token),
    take: async (key) => post('/api/take', { key }),
    record: async (table, match) =>
      call(`${ofTable(table)}/matches/${match}/record`, {}, async (response) => response.text()),
    open: (listener) => socketWire(reach.socket(), listener),
  };
}

function socketAddress({ protocol, host }: Location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
}

/** The server this page came from. */
export const serverHost: Host = serverHostBy({
  fetch: async (path, init) => fetch(path, init),
  socket: () => new WebSocket(socketAddress(location)),
});
