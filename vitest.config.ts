import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Workspaces are taken from their sources, so that tests need no build. */
const conditions = ['@rudel/source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      '{packages,games,apps}/*/test/**/*.test.{ts,tsx}',
      'e2e/**/*.test.ts',
      'scripts/test/*.test.mjs',
    ],
    provide: { long: process.env['RUDEL_LONG'] === '1' },
  },
});
