import { plantedLeakSuite, secrecySuite } from '@rudel/testkit/suite';
import { woelfe } from '../src/index.ts';
import { woelfeSecrecy } from './couplings.ts';
import { plantedLeaks } from './planted-leaks.ts';

secrecySuite(woelfe, { ...woelfeSecrecy, pairs: 1_000 });
plantedLeakSuite(woelfe, woelfeSecrecy, plantedLeaks);
