import type { Bench } from '@rudel/bots/measure';

export const bench: Bench = {
  name: 'tofugott',
  about: 'how well the bots of Tofugott read strangers and each other',
  load: async () => (await import('./tofugott-bench.ts')).tofugottBench,
};
