import { plantedLeakSuite, secrecySuite } from '@rudel/testkit/suite';
import { lupus } from '../src/index.ts';
import { couplingsOfActs, couplingsOfGhosts, couplingsOfRoles, lupusSecrecy } from './couplings.ts';
import { leaksOfActs, leaksOfGhosts, leaksOfRoles, leaksOfTime } from './planted-leaks.ts';

secrecySuite(lupus, { ...lupusSecrecy, pairs: 24, long: { pairs: 400 } });
secrecySuite(lupus, { ...couplingsOfGhosts, pairs: 12, long: { pairs: 150 } });
plantedLeakSuite(lupus, { ...couplingsOfRoles, pairs: 30 }, leaksOfRoles);
plantedLeakSuite(lupus, { ...couplingsOfRoles, pairs: 250 }, leaksOfTime);
plantedLeakSuite(lupus, { ...couplingsOfActs, pairs: 30 }, leaksOfActs);
plantedLeakSuite(lupus, { ...couplingsOfGhosts, pairs: 20 }, leaksOfGhosts);
