import { scenarioSuite } from '@rudel/testkit/suite';
import { tofugott } from '../src/index.ts';

scenarioSuite(
  tofugott,
  import.meta.glob('../scenarios/*.txt', { query: '?raw', import: 'default', eager: true }),
);
