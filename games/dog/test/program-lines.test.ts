import { expect, test } from 'vitest';
import { Teller } from '@rudel/bots/program';
import { seal } from '@rudel/kernel';
import { couplingsOf, tellingFaults } from '@rudel/testkit';
import type { Telling } from '@rudel/testkit';
import { tellingSuite } from '@rudel/testkit/suite';
import { dog } from '../src/index.ts';
import type { DogTypes } from '../src/types.ts';
import { dogSecrecy } from './couplings.ts';

/** What a program is told. */
function tellingFor(): Telling<DogTypes> {
  const teller = new Teller(seal(dog), 'en');
  return (view, glimpses) => teller.step(view, glimpses);
}

tellingSuite(dog, dogSecrecy, tellingFor);

const everyAct = () => (): readonly string[] => ['something has happened'];

test('a telling that speaks whenever anything happens is caught', () => {
  const faults = [...couplingsOf(dog, dogSecrecy).values()].map(
    (coupling) => tellingFaults(dog, coupling, everyAct, 60).faults.length,
  );
  expect(Math.max(...faults)).toBeGreaterThan(0);
});
