import { scenarioSuite } from '@rudel/testkit/suite';
import { dog } from '../src/index.ts';

scenarioSuite(dog, import.meta.glob('../scenarios/*.txt', { query: '?raw', import: 'default', eager: true }));
