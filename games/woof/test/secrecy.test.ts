import { plantedLeakSuite, secrecySuite } from '@rudel/testkit/suite';
import { woof } from '../src/index.ts';
import { cardSecrecy, decisionSecrecy, layoutSecrecy } from './couplings.ts';
import { leaksOfCards, leaksOfDecisions, leaksOfLayouts } from './planted-leaks.ts';

secrecySuite(woof, { ...cardSecrecy, pairs: 100, long: { pairs: 3_000 } });
plantedLeakSuite(woof, cardSecrecy, leaksOfCards);
secrecySuite(woof, { ...decisionSecrecy, pairs: 150, long: { pairs: 5_000 } });
plantedLeakSuite(woof, decisionSecrecy, leaksOfDecisions);
secrecySuite(woof, { ...layoutSecrecy, pairs: 75, long: { pairs: 1_500 } });
plantedLeakSuite(woof, { ...layoutSecrecy, pairs: 150 }, leaksOfLayouts);
