import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, defaultServerConditions } from 'vite';
import { root, say } from './process.mjs';

/**
 * Runs the simulation over many seeds: `npm run simulate -- --seeds 10000 --from 1 --minutes 60`. With `--tell` it also says what happened before
 * a promise broke.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    minutes: { type: 'string' },
    tell: { type: 'boolean', default: false },
  },
});

const outDir = join(root, 'node_modules/.cache/rudel/simulation');
const conditions = ['@rudel/source', ...defaultServerConditions];
await build({
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { conditions },
  ssr: { noExternal: [/^@rudel\//], resolve: { conditions } },
  build: {
    ssr: 'packages/room/test/simulation/many-seeds.ts',
    outDir,
    emptyOutDir: true,
    sourcemap: 'inline',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'many-seeds.mjs' } },
  },
});

/**
 * @typedef {{ from: number, seeds: number, minutes: number | null, isTelling: boolean }} Wanted
 *
 * @typedef {{ runManySeeds: (wanted: Wanted, say: (line: string) => void) => Promise<boolean> }} Simulation
 */
const { runManySeeds } = /** @type {Simulation} */ (
  await import(pathToFileURL(join(outDir, 'many-seeds.mjs')).href)
);
const isKept = await runManySeeds(
  {
    seeds: Number(values.seeds),
    from: Number(values.from),
    minutes: values.minutes === undefined ? null : Number(values.minutes),
    isTelling: values.tell,
  },
  say,
);
process.exitCode = isKept ? 0 : 1;
