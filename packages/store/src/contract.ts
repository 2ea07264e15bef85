import { describe } from 'vitest';
import { appendTests, commandTests, creationTests } from './contract/append-tests.ts';
import { asideTests, findingTests, rollTests, untouchedTests } from './contract/aside-tests.ts';
import { contentTests, unfitTests } from './contract/content-tests.ts';
import { damageTests, lastingTests } from './contract/lasting-tests.ts';
import type { MakeStore } from './contract/trial.ts';

export type { Harm, MakeStore, StoreOnTrial } from './contract/trial.ts';

/** What every store must do. */
export function storeSuite(name: string, make: MakeStore): void {
  describe(`${name}: creating`, () => creationTests(make));
  describe(`${name}: appending`, () => {
    appendTests(make);
    commandTests(make);
  });
  describe(`${name}: what can be kept`, () => {
    contentTests(make);
    unfitTests(make);
  });
  describe(`${name}: asides`, () => {
    asideTests(make);
    untouchedTests(make);
  });
  describe(`${name}: finding`, () => {
    findingTests(make);
    rollTests(make);
  });
  describe(`${name}: lasting`, () => lastingTests(make));
  describe(`${name}: damage`, () => damageTests(make));
}
