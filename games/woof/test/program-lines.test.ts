import { Teller } from '@rudel/bots/program';
import { seal } from '@rudel/kernel';
import type { Telling } from '@rudel/testkit';
import { tellingSuite } from '@rudel/testkit/suite';
import { woof } from '../src/index.ts';
import type { WoofTypes } from '../src/types.ts';
import { cardSecrecy, decisionSecrecy } from './couplings.ts';

/** What a program is told. */
function tellingFor(): Telling<WoofTypes> {
  const teller = new Teller(seal(woof), 'en');
  return (view, glimpses) => teller.step(view, glimpses);
}

tellingSuite(woof, cardSecrecy, tellingFor);
tellingSuite(woof, decisionSecrecy, tellingFor);
