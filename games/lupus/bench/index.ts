import type { Bench } from '@rudel/bots/measure';

export const bench: Bench = {
  name: 'lupus',
  about: 'who wins at Lupus in Tabula among bots, and how well they know whom they suspect',
  load: async () => (await import('./lupus-bench.ts')).lupusBench,
  levels: async () => (await import('./levels.ts')).levelTable,
};
