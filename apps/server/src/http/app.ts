import type { IncomingMessage } from 'node:http';
import { fastify } from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { traceOf } from '../logging.ts';
import type { Log } from '../logging.ts';
import { addApi } from './api.ts';
import type { Api } from './api.ts';
import { serveFiles } from './files.ts';
import { contentPolicy, everyHeader } from './headers.ts';
import { Refusal } from './refusals.ts';
import { offerSource } from './source.ts';
import type { Source } from './source.ts';

const mostBytes = 16 * 1024;

/** A refusal of Fastify itself in our words: its own may quote the request. */
function refusalOf(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  const status = error.statusCode ?? 500;
  if (status === 413) return new Refusal(413, 'too-large', `A request is at most ${mostBytes} bytes.`);
  if (status === 415) return new Refusal(415, 'not-json', 'The body of a request is JSON.');
  if (status >= 400 && status < 500) return new Refusal(status, 'malformed', 'The request cannot be read.');
  return new Refusal(500, 'defect', 'Something went wrong here. It has been noted.');
}

function send(reply: FastifyReply, { status, headers, body }: Refusal): FastifyReply {
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
}

/** Logs a request by the pattern of its route: the path itself may name a table. */
function logResponses(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    log.debug('request', {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

/** For all but the files, which bring their own. */
const whereNotSet: readonly (readonly [name: string, value: string])[] = [
  ['content-security-policy', contentPolicy('')],
  ['cache-control', 'no-store'],
];

/** Alive is whoever answers; ready whoever can write. Why not is a word, and no more. */
function addHealth(app: FastifyInstance, readiness: Gate['readiness']): void {
  const plain = 'text/plain; charset=utf-8';
  app.get('/healthz', (_request, reply) => reply.type(plain).send('ok'));
  app.get('/readyz', async (_request, reply) => {
    const reason = await readiness.check();
    return reply
      .code(reason === null ? 200 : 503)
      .type(plain)
      .send(reason ?? 'ready');
  });
}

/** What stands before every request. */
export type Gate = {
  /** Refuses whoever is banned, or asks too often. */
  readonly admit: (request: IncomingMessage) => void;
  readonly readiness: { check(): Promise<string | null> };
};

export type AppPlan = {
  readonly source: Source;
  readonly webFolder: string;
  /** How long a request may take to arrive, in milliseconds. */
  readonly patience: number;
};

/** The HTTP side: the requests of the API, and the files of the client. */
export async function openApp(
  api: Api,
  { admit, readiness }: Gate,
  { webFolder, source, patience }: AppPlan,
  log: Log,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: mostBytes,
    requestTimeout: patience,
    keepAliveTimeout: patience,
    http: { headersTimeout: patience, connectionsCheckingInterval: Math.min(patience, 2000) },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
    frameworkErrors: (error, _request, reply) => void send(reply as FastifyReply, refusalOf(error)),
  });
  app.server.maxHeadersCount = 100;
  logResponses(app, log);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everyHeader);
    admit(request.raw);
  });
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of whereNotSet) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status === 500)
      log.error('request-failed', { route: request.routeOptions.url ?? 'none', ...traceOf(error) });
    return send(reply, refusal);
  });
  addApi(app, api);
  addHealth(app, readiness);
  offerSource(app, source, api.doorkeeper);
  const answerPage = await serveFiles(app, webFolder);
  app.setNotFoundHandler((request: FastifyRequest, reply) => {
    return answerPage(request, reply) ?? send(reply, new Refusal(404, 'not-found', 'There is nothing here.'));
  });
  return app;
}
