import { Teller } from '@rudel/bots/program';
import { seal } from '@rudel/kernel';
import type { Telling } from '@rudel/testkit';
import { tellingSuite } from '@rudel/testkit/suite';
import { tofugott } from '../src/index.ts';
import type { TofugottTypes } from '../src/types.ts';
import { drawSecrecy, tofugottSecrecy } from './couplings.ts';

/** What a program is told. */
function tellingFor(): Telling<TofugottTypes> {
  const teller = new Teller(seal(tofugott), 'en');
  return (view, glimpses) => teller.step(view, glimpses);
}

tellingSuite(tofugott, tofugottSecrecy, tellingFor);
tellingSuite(tofugott, drawSecrecy, tellingFor);
