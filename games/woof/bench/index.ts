import type { Bench } from '@rudel/bots/measure';

export const bench: Bench = {
  name: 'woof',
  about: 'how well the bots of Woof!! play at the same tables, and how sure they may be',
  load: async () => (await import('./woof-bench.ts')).woofBench,
};
