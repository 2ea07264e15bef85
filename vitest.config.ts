import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';
import * as browser from './e2e/support/patience.ts';
import { LongestFirst } from './scripts/longest-first.mjs';

/** Workspaces are taken from their sources, so that tests need no build; only threads do. */
const conditions = ['@rudel/source', ...defaultServerConditions];

const minute = 60_000;

/** How long a code test, and whatever is set up for one, may take. It only limits how long a test that hangs does so. */
const patience = 10 * minute;

/** Makes pictures instead of testing anything, when `npm run pictures` asks for them. */
const pictures: TestProjectConfiguration = {
  extends: true,
  test: {
    name: 'pictures',
    include: ['e2e/*.pictures.ts'],
    globalSetup: 'e2e/support/start-shared-server.ts',
    testTimeout: 60 * minute,
    hookTimeout: browser.patience,
  },
};

const isPhotographing = process.env['RUDEL_PICTURES'] !== undefined;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    provide: {
      long: process.env['RUDEL_LONG'] === '1',
      chromium: process.env['RUDEL_CHROMIUM'] ?? null,
      postgres: process.env['RUDEL_TEST_POSTGRES'] ?? null,
      pictures: process.env['RUDEL_PICTURES'] ?? '',
    },
    passWithNoTests: true,
    // Browser tests wait for most of their time: some more workers than there are cores keep all cores busy.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    // A worker keeps what it has loaded: to load everything anew for each file took longer than most tests.
    isolate: false,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['{packages,games,apps}/*/test/**/*.test.{ts,tsx}', 'scripts/test/*.test.mjs'],
          globalSetup: 'scripts/build-threads.mjs',
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/support/start-shared-server.ts',
          testTimeout: browser.patienceOfTest,
          expect: { poll: { timeout: browser.patience } },
          hookTimeout: browser.patience,
        },
      },
      ...(isPhotographing ? [pictures] : []),
    ],
  },
});
