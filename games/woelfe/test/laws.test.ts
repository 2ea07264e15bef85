import { lawSuite, notationSuite } from '@rudel/testkit/suite';
import { woelfe } from '../src/index.ts';

lawSuite(woelfe, { matches: 90, every: 31, long: { matches: 10_000, every: 61, matchesPerTest: 100 } });
notationSuite(woelfe);
