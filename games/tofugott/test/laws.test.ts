import { lawSuite, notationSuite } from '@rudel/testkit/suite';
import { tofugott } from '../src/index.ts';

lawSuite(tofugott, { matches: 40, every: 41, long: { matches: 10_000, every: 61, matchesPerTest: 100 } });
notationSuite(tofugott);
