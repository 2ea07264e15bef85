import { lawSuite, notationSuite } from '@rudel/testkit/suite';
import { dog } from '../src/index.ts';
import { oddSeven } from './odd-sevens.ts';

lawSuite(dog, {
  matches: 100,
  every: 25,
  long: { matches: 10_000, every: 40, matchesPerTest: 100 },
  oddMove: oddSeven,
});
notationSuite(dog);
