import { scenarioSuite } from '@rudel/testkit/suite';
import { woof } from '../src/index.ts';

scenarioSuite(
  woof,
  import.meta.glob('../scenarios/*.txt', { query: '?raw', import: 'default', eager: true }),
);
