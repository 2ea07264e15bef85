import type { Bench } from '@rudel/bots/measure';

export const bench: Bench = {
  name: 'dog',
  about: 'how well the bots of Dog play, beside one that sees everything, and how they treat their partners',
  load: async () => (await import('./dog-bench.ts')).dogBench,
};
