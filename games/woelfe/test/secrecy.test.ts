import { plantedLeakSuite, secrecySuite } from '@rudel/testkit/suite';
import { woelfe } from '../src/index.ts';
import { drawSecrecy, woelfeSecrecy } from './couplings.ts';
import { leaksOfTheDraw, plantedLeaks } from './planted-leaks.ts';

secrecySuite(woelfe, { ...woelfeSecrecy, pairs: 300, long: { pairs: 10_000 } });
plantedLeakSuite(woelfe, woelfeSecrecy, plantedLeaks);
secrecySuite(woelfe, { ...drawSecrecy, pairs: 150, long: { pairs: 5_000 } });
plantedLeakSuite(woelfe, drawSecrecy, leaksOfTheDraw);
