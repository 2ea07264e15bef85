import { plantedLeakSuite, secrecySuite } from '@rudel/testkit/suite';
import { dog } from '../src/index.ts';
import { dogSecrecy } from './couplings.ts';
import { plantedLeaks } from './planted-leaks.ts';

secrecySuite(dog, { ...dogSecrecy, pairs: 600, long: { pairs: 20_000 } });
plantedLeakSuite(dog, dogSecrecy, plantedLeaks);
