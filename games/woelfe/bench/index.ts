import type { Bench } from '@rudel/bots/measure';

export const bench: Bench = {
  name: 'woelfe',
  about: 'how well the bots of Wölfe play, beside one that sees everything',
  load: async () => (await import('./woelfe-bench.ts')).woelfeBench,
};
