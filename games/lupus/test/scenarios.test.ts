import { scenarioSuite } from '@rudel/testkit/suite';
import { lupus } from '../src/index.ts';

scenarioSuite(
  lupus,
  import.meta.glob('../scenarios/*.txt', { query: '?raw', import: 'default', eager: true }),
);
