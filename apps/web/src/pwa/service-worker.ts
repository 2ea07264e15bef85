/// <reference lib="webworker" />

/** What belongs to this version of the site, and its name; written in by the build. */
declare const precached: readonly string[];
declare const version: string;

declare const self: unknown;
const worker = self as ServiceWorkerGlobalScope;
const shelf = `rudel ${version}`;
const shell = '/index.html';
const patience = 3000;

const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** A file of this version: what an older version already has under the same name is not fetched again. */
async function keep(cache: Cache, path: string): Promise<void> {
  const known = isHashed(path) ? await caches.match(path) : undefined;
  const response = known ?? (await fetch(path, { cache: 'reload' }));
  if (!response.ok) throw new Error(`${path} did not come`);
  await cache.put(path, response);
}

async function install(): Promise<void> {
  const cache = await caches.open(shelf);
  await Promise.all(precached.map(async (path) => keep(cache, path)));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== shelf).map(async (name) => caches.delete(name)));
  await worker.clients.claim();
}

const afterPatience = async (): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), patience);
  });

/** The page from the server, or the one that is kept, where the server is silent. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match(shell);
  const fetched = fetch(request).catch(() => null);
  const first = kept === undefined ? await fetched : await Promise.race([fetched, afterPatience()]);
  if (first?.ok === true) return first;
  return kept ?? first ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** Nothing that is live is ever answered from here. */
const isLive = (path: string): boolean => path.startsWith('/api/') || path === '/ws' || path === '/source';

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || isLive(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
