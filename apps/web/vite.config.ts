import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { rulesPlugin } from './build/rules-plugin.ts';
import { serviceWorkerPlugin } from './build/service-worker-plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** What a game or a package exports is pure: what a page does not use, it does not carry. Styles count by being there. */
const ours = /[\\/](?:packages|games)[\\/].*\.tsx?$/;
/** The first page a guest sees comes in one piece; the service worker stands alone. */
const notWorker = (id: string): boolean => !id.includes('service-worker');
/** What a game's first sight shares with its later parts comes in one piece, too, not in crumbs. */
const gameParts = /[\\/]games[\\/]lupus[\\/]web[\\/](?:art|board|hand|logic|talk|words)[\\/]/;
/** What only its later parts share, and what comes long after the first sight. */
const laterParts =
  /[\\/]games[\\/]lupus[\\/]web[\\/](?:talk[\\/](?:all-talk-button|spoken-line|gist|day-line|entry-line|talk-feed|statement-path|composer-sheet)|board[\\/]suspects|art[\\/]figure|logic[\\/](?:thread|has-suspects|character-of)|words[\\/]d(?:eeds|ay))/;
/** Modules by their paths, whatever the system writes between folders. */
const modules = (...paths: readonly string[]): RegExp =>
  new RegExp(paths.map((path) => `${path.replaceAll('/', '[\\\\/]')}\\.`).join('|'));
/** What a table shares with a lobby comes in one piece, and what it shares with a replay, a lesson and a big screen in another: as crumbs they weigh three kilobytes more. */
const lobbyParts = modules(
  'web/src/(?:table/link-banner|table/words/link-words|words/table-sentence)',
  'session/src/(?:people|promise-book)',
  'protocol/src/wish',
  'kernel/src/(?:notation|fields|match|random/rng|random/urn)',
);
const tableParts = modules(
  'web/src/table/(?:announcer|guided|is-big-screen|log-list|names-when|own-refusal|remarks|use-desk|use-read|use-table-play)',
  'web/src/table/(?:hint/told-hints|words/(?:de|en|table-words)|talk/(?:muted-people|talk-title-words|unread|why-not-talk))',
  'session/src/(?:lapse|standing-wish|table-play|wish-shelf)',
  'ui/src/(?:double-tap|sound|use-reading)',
  'classroom/src/guide/(?:guided-tables|kept-set)',
);
/** The first page names every file that others need, so each letter counts: seven letters of 64 tell a few hundred files apart. */
const named = 'assets/[name]-[hash:7]';
const server = process.env['RUDEL_SERVER'] ?? 'http://localhost:3000';

export default defineConfig({
  root: here('.'),
  resolve: { conditions: ['@rudel/source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [rulesPlugin(), serviceWorkerPlugin()],
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: here('index.html'), 'service-worker': here('src/pwa/service-worker.ts') },
      treeshake: { moduleSideEffects: [{ test: ours, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'door', tags: ['$initial'], test: notWorker },
            {
              name: 'lobby-parts',
              test: lobbyParts,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'table-parts',
              test: tableParts,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'lupus-later',
              test: laterParts,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'lupus-parts', test: gameParts, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
        chunkFileNames: `${named}.js`,
        assetFileNames: `${named}[extname]`,
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/source': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true, changeOrigin: false },
    },
  },
});
