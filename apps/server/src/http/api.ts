import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Invitation, ShelfDoc, TermsDoc } from '@rudel/protocol';
import type { OrRefusal, Playable, RoomCalls } from '@rudel/room';
import type { TableOwners } from '../bots/table-owners.ts';
import * as bodies from './bodies.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import { RecordReaders, busy } from './record-readers.ts';
import { Refusal, statusOf } from './refusals.ts';
import type { ScreenHall } from './screens.ts';

/** What the requests are answered with. */
export type Api = {
  readonly rooms: RoomCalls;
  readonly shelf: readonly Playable[];
  /** Where phones in the room find a server that listens on this port; null where they do not. */
  readonly roomAddress: (port: number) => string | null;
  readonly doorkeeper: Doorkeeper;
  readonly screens: ScreenHall;
  readonly terms: TermsDoc;
  /** Whose bots' time a table takes. */
  readonly owners: TableOwners;
};

function read<T>(schema: bodies.Reader<T>, value: unknown): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const part = bodies.partAtFault(result.issues);
  const about = part === '' ? 'The request' : `The part '${part}' of the request`;
  throw new Refusal(400, 'malformed', `${about} is not as it should be.`);
}

function unwrapped<T>(result: OrRefusal<T>): T {
  if (result.ok) return result.value;
  const { error, message } = result.refusal;
  if (error === 'busy') throw busy(message);
  throw new Refusal(statusOf(error), error, message);
}

function tokenOf({ headers }: FastifyRequest): string {
  const result = v.safeParse(bodies.bearer, headers.authorization);
  if (result.success) return result.output;
  throw new Refusal(401, 'no-token', 'This needs the token of a person at the table.', {
    'www-authenticate': 'Bearer',
  });
}

function shelfDoc(shelf: readonly Playable[]): ShelfDoc {
  const games = shelf.map(({ game, bots }) => ({
    id: game.id,
    version: game.version,
    seats: game.seats,
    levels: bots.map(({ name }) => name).filter((name) => name !== 'random'),
  }));
  return { games };
}

const isShort = (by: Invitation): boolean => 'code' in by;

/** What can be wrong only because somebody guesses. */
const wrongGuesses: readonly number[] = [404];

type Attempt<T> = () => Promise<OrRefusal<T>>;

/** Runs a try of something short enough to be guessed; only a wrong one counts. */
async function asGuess<T>(
  doorkeeper: Doorkeeper,
  request: IncomingMessage,
  attempt: Attempt<T>,
): Promise<OrRefusal<T>> {
  const wasRight = await doorkeeper.admitGuess(request);
  const result = await attempt();
  if (result.ok || !wrongGuesses.includes(statusOf(result.refusal.error))) wasRight();
  return result;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Params = { readonly id: string; readonly match: string };

const paramsOf = (request: FastifyRequest): Params => request.params as Params;

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/** Whether a request comes from a browser on this very machine, and calls it by no name that means anything elsewhere. */
function isFromHere({ hostname, raw }: FastifyRequest): boolean {
  return loopback.test(hostname.replaceAll(/[[\]]/g, '')) && loopback.test(raw.socket.remoteAddress ?? '');
}

function readingHandlers({ rooms, shelf, roomAddress, doorkeeper, terms }: Api): {
  readonly [url: string]: Handler;
} {
  const games = shelfDoc(shelf);
  const readers = new RecordReaders();
  return {
    '/api/shelf': async (request): Promise<ShelfDoc> => {
      const room = isFromHere(request) ? roomAddress(request.raw.socket.localPort ?? 0) : null;
      return room === null ? games : { ...games, room };
    },
    '/api/terms': async (): Promise<TermsDoc> => terms,
    '/api/tables': async () => rooms.listed(),
    '/api/tables/:id/matches/:match/record': async (request, reply) => {
      const id = read(bodies.tableId, paramsOf(request).id);
      const match = read(bodies.matchNumber, paramsOf(request).match);
      doorkeeper.admitReading(request.raw);
      return readers.send(reply, unwrapped(await rooms.record(id, match)));
    },
  };
}

function writingHandlers({ rooms, doorkeeper, owners }: Api): { readonly [url: string]: Handler } {
  const invited = async <T>(by: Invitation, { raw }: FastifyRequest, attempt: Attempt<T>): Promise<T> => {
    doorkeeper.admitJoining(raw);
    return unwrapped(await (isShort(by) ? asGuess(doorkeeper, raw, attempt) : attempt()));
  };
  return {
    '/api/tables': async (request) => {
      const wanted = read(bodies.createTable, request.body);
      await doorkeeper.admitCreation(request.raw);
      const admission = unwrapped(await rooms.create(wanted));
      owners.note(admission.table, doorkeeper.addressOf(request.raw));
      return admission;
    },
    '/api/look': async (request) => {
      const by = read(bodies.invitation, request.body);
      return invited(by, request, async () => rooms.look(by));
    },
    '/api/join': async (request) => {
      const wanted = read(bodies.joinTable, request.body);
      return invited(wanted.by, request, async () => rooms.join(wanted));
    },
    '/api/tables/:id/handover': async (request) => {
      const token = tokenOf(request);
      const id = read(bodies.tableId, paramsOf(request).id);
      const { seat } = read(bodies.handover, request.body);
      doorkeeper.admitJoining(request.raw);
      return unwrapped(await rooms.handover(id, token, seat));
    },
    '/api/take': async (request) => {
      const { key } = read(bodies.take, request.body);
      doorkeeper.admitJoining(request.raw);
      return unwrapped(await rooms.take(key));
    },
  };
}

const noScreen = (): Refusal =>
  new Refusal(410, 'screen-gone', 'This code has been used or is too old: the screen shows a new one.');

/** Screens that wait for a table, and those who bring one. */
function screenHandlers({ rooms, doorkeeper, screens }: Api): { readonly [url: string]: Handler } {
  return {
    '/api/screens': async (request) => {
      doorkeeper.admitJoining(request.raw);
      return screens.open();
    },
    '/api/screens/wait': async (request) => {
      const { ear, known } = read(bodies.screenWait, request.body);
      doorkeeper.admitJoining(request.raw);
      const state = await screens.wait(ear, known);
      if (state === null) throw noScreen();
      return state;
    },
    '/api/screens/claim': async (request) => {
      const { key } = read(bodies.screenKey, request.body);
      doorkeeper.admitJoining(request.raw);
      const claimed = await screens.claim(key);
      if (claimed === null) throw noScreen();
      return claimed;
    },
    '/api/screens/show': async (request) => {
      const { hand, invite } = read(bodies.screenShow, request.body);
      doorkeeper.admitJoining(request.raw);
      unwrapped(await rooms.look({ invite }));
      if (!(await screens.show(hand, invite))) throw noScreen();
      return {};
    },
  };
}

/** The requests for what is not live. */
export function addApi(app: FastifyInstance, api: Api): void {
  for (const [url, handler] of Object.entries(readingHandlers(api)))
    app.route({ method: 'GET', url, handler });
  for (const [url, handler] of Object.entries({ ...writingHandlers(api), ...screenHandlers(api) }))
    app.route({ method: 'POST', url, handler });
}
