import { describe } from 'vitest';
import { ageTests, comebackTests, eraseTests, lifeTests, roomTests } from './contract/age-tests.ts';
import { appendTests, commandTests, creationTests, neighbourTests } from './contract/append-tests.ts';
import {
  asideTests,
  findingTests,
  nameTests,
  rollTests,
  talkTests,
  untouchedTests,
} from './contract/aside-tests.ts';
import { brokenChapterTests, chapterTests, unfitChapterTests } from './contract/chapter-tests.ts';
import {
  checkpointTests,
  lastingCheckpointTests,
  unfitCheckpointTests,
} from './contract/checkpoint-tests.ts';
import { claimTests } from './contract/claim-tests.ts';
import { contentTests, unfitTests } from './contract/content-tests.ts';
import { damageTests, lastingTests } from './contract/lasting-tests.ts';
import { replacedCommandTests, replacingTests } from './contract/replacing-tests.ts';
import { sealTests, soundTests } from './contract/seal-tests.ts';
import type { MakeStore } from './contract/trial.ts';

export { sharedSuite } from './contract/shared-tests.ts';
export type { MakeShared, SharedOnTrial } from './contract/shared-tests.ts';
export { unclaimed } from './unclaimed.ts';
export type { AsideHarm, CheckpointHarm, Harm, MakeStore, StoreOnTrial } from './contract/trial.ts';

/** A disk that others use as well may be slow. */
const patient = { timeout: 30_000 };

/** What every store must do. */
export function storeSuite(name: string, make: MakeStore): void {
  describe(`${name}: creating`, patient, () => creationTests(make));
  describe(`${name}: appending`, patient, () => {
    appendTests(make);
    neighbourTests(make);
    commandTests(make);
  });
  describe(`${name}: claims`, patient, () => claimTests(make));
  describe(`${name}: checkpoints`, patient, () => {
    checkpointTests(make);
    lastingCheckpointTests(make);
    unfitCheckpointTests(make);
  });
  describe(`${name}: what can be kept`, patient, () => {
    contentTests(make);
    unfitTests(make);
  });
  describe(`${name}: asides`, patient, () => {
    asideTests(make);
    nameTests(make);
    talkTests(make);
    untouchedTests(make);
  });
  describe(`${name}: chapters`, patient, () => {
    chapterTests(make);
    unfitChapterTests(make);
    brokenChapterTests(make);
  });
  describe(`${name}: replacing`, patient, () => {
    replacingTests(make);
    replacedCommandTests(make);
  });
  describe(`${name}: age`, patient, () => {
    ageTests(make);
    eraseTests(make);
    comebackTests(make);
    roomTests(make);
    lifeTests(make);
  });
  describe(`${name}: finding`, patient, () => {
    findingTests(make);
    rollTests(make);
  });
  describe(`${name}: lasting`, patient, () => lastingTests(make));
  describe(`${name}: damage`, patient, () => {
    damageTests(make);
    sealTests(make);
    soundTests(make);
  });
}
