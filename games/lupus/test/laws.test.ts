import { lawSuite, notationSuite } from '@rudel/testkit/suite';
import { lupus } from '../src/index.ts';

lawSuite(lupus, { matches: 36, every: 601, long: { matches: 2_052, every: 1_201, matchesPerTest: 36 } });
notationSuite(lupus, { runs: 120 });
