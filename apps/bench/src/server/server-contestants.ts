import type { SeatTable } from './clients.ts';
import { serverNames } from './server-names.ts';

/** A server with the clients that play on it. */
export type ServerContestant = {
  readonly name: string;
  readonly server: URL;
  readonly serverArgs: readonly string[];
  /** Loaded in the process of the load only. */
  loadClients(): Promise<SeatTable>;
};

const [limitInThread, limitInWorker] = serverNames.limits;

/** With the number of threads that tables are in. */
const rudel = {
  server: new URL('rudel-server.js', import.meta.url),
  loadClients: async (): Promise<SeatTable> => (await import('./rudel-clients.ts')).seatRudelTable,
};

const bare = {
  server: new URL('bare-server.js', import.meta.url),
  loadClients: async (): Promise<SeatTable> => (await import('./bare-clients.ts')).seatBareTable,
};

export const serverContestants: readonly ServerContestant[] = [
  { ...rudel, name: serverNames.rudel, serverArgs: ['1'] },
  { ...rudel, name: serverNames.spread, serverArgs: ['2'] },
  {
    name: serverNames.peer,
    server: new URL('boardgame-io-server.js', import.meta.url),
    serverArgs: [],
    loadClients: async () => (await import('./boardgame-io-clients.ts')).seatBoardgameIoTable,
  },
  {
    name: serverNames.secondPeer,
    server: new URL('colyseus-server.js', import.meta.url),
    serverArgs: [],
    loadClients: async () => (await import('./colyseus-clients.ts')).seatColyseusTable,
  },
  { ...bare, name: limitInThread, serverArgs: ['thread'] },
  { ...bare, name: limitInWorker, serverArgs: ['worker'] },
];
