import { plantedLeakSuite, secrecySuite } from '@rudel/testkit/suite';
import { woof } from '../src/index.ts';
import { cardSecrecy, decisionSecrecy, layoutSecrecy } from './couplings.ts';
import { leaksOfCards, leaksOfDecisions, leaksOfLayouts } from './planted-leaks.ts';

secrecySuite(woof, { ...cardSecrecy, pairs: 300 });
plantedLeakSuite(woof, cardSecrecy, leaksOfCards);
secrecySuite(woof, { ...decisionSecrecy, pairs: 500 });
plantedLeakSuite(woof, decisionSecrecy, leaksOfDecisions);
secrecySuite(woof, { ...layoutSecrecy, pairs: 150 });
plantedLeakSuite(woof, { ...layoutSecrecy, pairs: 150 }, leaksOfLayouts);
