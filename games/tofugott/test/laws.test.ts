import { pick } from '@rudel/kernel';
import { lawSuite, notationSuite } from '@rudel/testkit/suite';
import { tofugott } from '../src/index.ts';

/** Moves that are worth trying at any time; those with words stand in no list. */
const odd = [
  'show "Because."',
  'show "Weil er nie vergisst."',
  'show',
  'lock',
  'best 1 rat',
  'worst 3 tofu',
  'take worst 2',
  'guess elephant',
  'keep desert-island',
];

lawSuite(tofugott, {
  matches: 40,
  every: 41,
  long: { matches: 5_000, every: 61, matchesPerTest: 100 },
  oddMove: (_view, rng) => pick(odd, rng),
});
notationSuite(tofugott);
