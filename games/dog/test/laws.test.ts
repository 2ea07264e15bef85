import { lawSuite, notationSuite } from '@rudel/testkit/suite';
import { dog } from '../src/index.ts';
import { longRun } from './long-run.ts';

lawSuite(dog, longRun ? { matches: 10_000, every: 40, matchesPerTest: 100 } : { matches: 60, every: 25 });
notationSuite(dog);
