import { lawSuite, notationSuite } from '@rudel/testkit/suite';
import { woof } from '../src/index.ts';
import { lateWoof } from './late-starts.ts';

lawSuite(woof, { matches: 80, every: 11, long: { matches: 6_000, every: 23, matchesPerTest: 100 } });
lawSuite(lateWoof, { matches: 80, every: 11, long: { matches: 4_000, every: 23, matchesPerTest: 100 } });
notationSuite(woof, { runs: 200 });
