import {
  lawSuite,
  notationSuite,
  perftSuite,
  plantedLeakSuite,
  playthroughSuite,
  recordSuite,
  scenarioSuite,
  secrecySuite,
} from '@rudel/testkit/suite';
import { fingers } from './toy/fingers.ts';
import { leaks } from './toy/leaks.ts';
import { secrecy } from './toy/secrecy.ts';

lawSuite(fingers, { matches: 60 });
scenarioSuite(
  fingers,
  import.meta.glob('./toy/scenarios/*.txt', { query: '?raw', import: 'default', eager: true }),
);
recordSuite(
  fingers,
  import.meta.glob('./toy/records/*.rudel', { query: '?raw', import: 'default', eager: true }),
);
playthroughSuite(fingers, { 'three-rounds': { seed: 2, acts: 20, sightsEvery: 4 } }, './toy/playthroughs');
perftSuite(fingers, {
  'fingers/1 opts:- seats:2 round:1 cards:2,3 shown:-,- last:- scores:0,0': [5, 25, 25],
  'fingers/1 opts:hands=two seats:2 round:1 cards:2,3 shown:-,- last:- scores:0,0': [10, 100],
});
secrecySuite(fingers, { ...secrecy, pairs: 150 });
plantedLeakSuite(fingers, { ...secrecy, pairs: 150 }, leaks);
notationSuite(fingers, { runs: 1000 });
