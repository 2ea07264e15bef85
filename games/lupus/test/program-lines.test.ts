import { Teller } from '@rudel/bots/program';
import { seal } from '@rudel/kernel';
import type { Telling } from '@rudel/testkit';
import { tellingSuite } from '@rudel/testkit/suite';
import { lupus } from '../src/index.ts';
import type { LupusTypes } from '../src/types.ts';
import { lupusSecrecy } from './couplings.ts';

/** What a program is told. */
function tellingFor(): Telling<LupusTypes> {
  const teller = new Teller(seal(lupus), 'en');
  return (view, glimpses) => teller.step(view, glimpses);
}

tellingSuite(lupus, { ...lupusSecrecy, runs: 20 }, tellingFor);
