export type { Setup } from './setup.ts';
export { setupOf } from './setup.ts';
export type { Trial } from './laws.ts';
export { lawViolations, trialOf } from './laws.ts';
export type { OddMove } from './move-texts.ts';
export { gameViolations } from './laws/game-law.ts';
export type { NumberedStatement, Scenario, ScenarioFile } from './scenario/scenario-file.ts';
export { readScenarioFile } from './scenario/scenario-file.ts';
export type { Statement } from './scenario/statement.ts';
export { scenarioFaults, scenarioFileFaults } from './scenario/run-scenario.ts';
export { recordFaults } from './record-faults.ts';
export type { Playthrough } from './playthrough.ts';
export { playthroughText } from './playthrough.ts';
export { notationFaults } from './fuzz/notation-faults.ts';
export { oddTexts } from './fuzz/odd-texts.ts';
export type { Run } from './secrecy/run.ts';
export { lawfulStates, randomRun } from './secrecy/run.ts';
export type { Coupling, IsHiddenFrom } from './secrecy/coupling.ts';
export { dropHidden, reorderHidden } from './secrecy/coupling.ts';
export type { LeakSearch, Secrecy } from './secrecy/noninterference.ts';
export { couplingsOf, searchLeak } from './secrecy/noninterference.ts';
export type { Hinted, Hinting } from './secrecy/hinting.ts';
export { hintingFaults } from './secrecy/hinting.ts';
export type { Telling, Told } from './secrecy/telling.ts';
export { tellingFaults } from './secrecy/telling.ts';
export { couplingFaults, plantedLeakFaults } from './secrecy/secrecy-faults.ts';
export type { Leak, Secret } from './secrecy/planting.ts';
export {
  adding,
  leakyChecksum,
  leakyLength,
  leakyOrder,
  leakyRefusal,
  leakyStatus,
  withGlimpses,
  withTruth,
  withView,
} from './secrecy/planting.ts';
