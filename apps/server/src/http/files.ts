import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy } from './headers.ts';

/** Vite writes a hash of the content into the names in this folder: what is there never changes. */
export const unchanging = '/assets/';
const hashedFolder = unchanging.replaceAll('/', sep);

const forEver = 'public, max-age=31536000, immutable';
/** Asked for each time, answered with 304 where nothing changed. */
const askEachTime = 'no-cache';

const notBuilt =
  'The web client is not built yet: run `npm run build` (or `npm start`, which does it) and start the server again.\n';

/** The page that every address of the client shows; null if the client has not been built. */
function readPage(webFolder: string): string | null {
  const file = join(webFolder, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const isApi = (url: string): boolean => /^\/(?:api|ws|healthz|assets)(?:[/?]|$)/.test(url);

/** Whether an address that is not a file may be one of the client's own pages. */
function wantsPage(request: FastifyRequest): boolean {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  return isReading && !isApi(request.url) && (request.headers.accept ?? '').includes('text/html');
}

/** Serves the built client. The returned function answers what is neither a file nor a route, if it is for a page. */
export async function serveFiles(
  app: FastifyInstance,
  webFolder: string,
): Promise<(request: FastifyRequest, reply: FastifyReply) => FastifyReply | null> {
  const page = readPage(webFolder);
  if (page === null) {
    return (request, reply) =>
      wantsPage(request) ? reply.code(503).type('text/plain; charset=utf-8').send(notBuilt) : null;
  }
  const policy = contentPolicy(page);
  await app.register(fastifyStatic, {
    root: webFolder,
    index: ['index.html'],
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(hashedFolder) ? forEver : askEachTime);
      reply.header('content-security-policy', policy);
      reply.header('vary', 'accept-encoding');
    },
  });
  return (request, reply) => (wantsPage(request) ? reply.sendFile('index.html') : null);
}
