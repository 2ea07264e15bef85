import { plantedLeakSuite, secrecySuite } from '@rudel/testkit/suite';
import { tofugott } from '../src/index.ts';
import { drawSecrecy, tofugottSecrecy } from './couplings.ts';
import { leaksOfTheDraw, plantedLeaks } from './planted-leaks.ts';

secrecySuite(tofugott, { ...tofugottSecrecy, pairs: 300 });
plantedLeakSuite(tofugott, { ...tofugottSecrecy, pairs: 60 }, plantedLeaks);
secrecySuite(tofugott, { ...drawSecrecy, pairs: 400 });
plantedLeakSuite(tofugott, drawSecrecy, leaksOfTheDraw);
