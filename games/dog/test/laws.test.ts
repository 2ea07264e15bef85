import { lawSuite, notationSuite } from '@rudel/testkit/suite';
import { dog } from '../src/index.ts';
import { longRun } from './long-run.ts';
import { oddSeven } from './odd-sevens.ts';

const sample = { matches: 60, every: 25 };
const allMatches = { matches: 10_000, every: 40, matchesPerTest: 100 };

lawSuite(dog, { ...(longRun ? allMatches : sample), oddMove: oddSeven });
notationSuite(dog);
