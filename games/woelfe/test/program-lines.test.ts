import { Teller } from '@rudel/bots/program';
import { seal } from '@rudel/kernel';
import type { Telling } from '@rudel/testkit';
import { tellingSuite } from '@rudel/testkit/suite';
import { woelfe } from '../src/index.ts';
import type { WoelfeTypes } from '../src/types.ts';
import { drawSecrecy, woelfeSecrecy } from './couplings.ts';

/** What a program is told. */
function tellingFor(): Telling<WoelfeTypes> {
  const teller = new Teller(seal(woelfe), 'en');
  return (view, glimpses) => teller.step(view, glimpses);
}

tellingSuite(woelfe, woelfeSecrecy, tellingFor);
tellingSuite(woelfe, drawSecrecy, tellingFor);
