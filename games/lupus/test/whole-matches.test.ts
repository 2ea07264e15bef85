import { playthroughSuite, recordSuite } from '@rudel/testkit/suite';
import { lupus } from '../src/index.ts';

const { defaults } = lupus.options;

playthroughSuite(lupus, {
  'eight-begin': { seed: 1, acts: 60, sightsEvery: 30, setup: { options: defaults, seats: 8 } },
  'sixteen-begin': { seed: 2, acts: 70, sightsEvery: 70, setup: { options: defaults, seats: 16 } },
  'a-narrator-begins': {
    seed: 3,
    acts: 45,
    sightsEvery: 45,
    setup: { options: { ...defaults, narrator: 'human' }, seats: 10 },
  },
  'the-wise-old-man-begins': {
    seed: 4,
    acts: 45,
    sightsEvery: 45,
    setup: { options: { ...defaults, narrator: 'elder' }, seats: 8 },
  },
});

recordSuite(lupus, import.meta.glob('../records/*.rudel', { query: '?raw', import: 'default', eager: true }));
