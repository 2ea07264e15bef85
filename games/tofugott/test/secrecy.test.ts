import { plantedLeakSuite, secrecySuite } from '@rudel/testkit/suite';
import { tofugott } from '../src/index.ts';
import { drawSecrecy, tofugottSecrecy } from './couplings.ts';
import { leaksOfTheDraw, plantedLeaks } from './planted-leaks.ts';

secrecySuite(tofugott, { ...tofugottSecrecy, pairs: 100, long: { pairs: 3_000 } });
plantedLeakSuite(tofugott, { ...tofugottSecrecy, pairs: 60 }, plantedLeaks);
secrecySuite(tofugott, { ...drawSecrecy, pairs: 150, long: { pairs: 4_000 } });
plantedLeakSuite(tofugott, drawSecrecy, leaksOfTheDraw);
