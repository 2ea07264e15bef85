import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Host } from '@rudel/session/host';
import { serverHostBy } from '@rudel/session/server-host';
import type { Surroundings } from '@rudel/ui/surroundings';

/** The tables of a server, reached from this process. */
export function nodeHost(server: URL): Host {
  const address = new URL('/ws', server);
  address.protocol = server.protocol === 'https:' ? 'wss:' : 'ws:';
  return serverHostBy({
    fetch: async (path, init) => fetch(new URL(path, server), init),
    socket: () => {
      const socket = new WebSocket(address, { perMessageDeflate: false });
      // Its end is told by 'close', which follows every error.
      socket.on('error', () => {});
      return socket;
    },
  });
}

export const freshId = (): string => randomBytes(12).toString('hex');

/** This process, as what is around a session. */
export const nodeSurroundings: Surroundings = {
  now: () => performance.now(),
  after(ms, callback) {
    const stop = new AbortController();
    void pause(ms, undefined, { signal: stop.signal }).then(callback, () => {});
    return () => stop.abort();
  },
  random: () => Math.random(),
  freshId,
  onWake: () => () => {},
};
