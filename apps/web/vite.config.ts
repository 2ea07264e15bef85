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
/** How texts are read and written, in one piece with what the table needs of it: every game needs all of it. */
const notations = /[\\/]kernel[\\/]src[\\/](?:notation|fields)\.ts$/;
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
            { name: 'notations', test: notations, minShareCount: 2 },
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
