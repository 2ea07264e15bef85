import { scenarioSuite } from '@rudel/testkit/suite';
import { woelfe } from '../src/index.ts';

scenarioSuite(
  woelfe,
  import.meta.glob('../scenarios/*.txt', { query: '?raw', import: 'default', eager: true }),
);
