import { lawSuite, notationSuite } from '@rudel/testkit/suite';
import { woof } from '../src/index.ts';

lawSuite(woof, { matches: 120, every: 9, long: { matches: 10_000, every: 41, matchesPerTest: 100 } });
notationSuite(woof);
