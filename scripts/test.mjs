import { provideChromium } from './chromium.mjs';
import { buildAnew } from './freshness.mjs';
import { startPostgres } from './postgres.mjs';
import { install, run, runTool, say } from './process.mjs';
import { runTests } from './run-tests.mjs';

/** @typedef {import('./run-tests.mjs').Count} Count */

const args = process.argv.slice(2);
const long = args.includes('--long') || process.env['RUDEL_LONG'] === '1';

/**
 * @param {number} exitCode
 * @returns {Count}
 */
function once(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {string} name */
function check(name) {
  return once(run(process.execPath, [`scripts/${name}.mjs`]));
}

/** Where no browser can be had the browser tests are left out, and said to be; on a build server that is a failure. */
function browser() {
  const chromium = provideChromium();
  if (chromium !== undefined) {
    process.env['RUDEL_CHROMIUM'] = chromium;
    return once(0);
  }
  say('There is no Chromium here: browser tests are left out. Install one, or name it in RUDEL_CHROMIUM.');
  return once(process.env['CI'] === undefined ? 0 : 1);
}

/** What is started for the tests and stopped after them. */
/** @type {(() => void)[]} */
const afterwards = [];

/** Where there is no Postgres its tests are left out, and said to be; on a build server that is a failure. */
async function postgres() {
  if (process.env['RUDEL_TEST_POSTGRES'] !== undefined) return once(0);
  // What these tests keep is theirs alone: a crash of the machine may take it.
  const database = await startPostgres({ settings: ['fsync=off'] });
  if (database === null) {
    say(
      'There is no Postgres here: its tests are left out. Install one, or name one in RUDEL_TEST_POSTGRES.',
    );
    return once(process.env['CI'] === undefined ? 0 : 1);
  }
  process.env['RUDEL_TEST_POSTGRES'] = database.url;
  afterwards.push(database.stop);
  return once(0);
}

/** All of them in one run, so that no core is idle while the last of the one kind are waited for. */
function tests() {
  if (long) process.env['RUDEL_LONG'] = '1';
  return runTests(args.filter((arg) => arg !== '--long'));
}

/** @type {readonly (readonly [name: string, step: () => Count | Promise<Count>])[]} */
const steps = [
  ['Shelf', () => check('write-shelf')],
  ['Format', () => once(runTool('oxfmt', ['--check']))],
  ['Lint', () => once(runTool('oxlint', []))],
  ['Types', () => once(runTool('tsc', ['-b']))],
  ['Unused code', () => once(runTool('knip', []))],
  ['Layers', () => check('check-layers')],
  ['Rules', () => check('check-rules')],
  ['Build', () => once(buildAnew())],
  ['Browser', browser],
  ['Postgres', postgres],
  [long ? 'Tests, the long way' : 'Tests', tests],
];

/** @returns {Promise<Count>} */
async function runSteps() {
  const total = { passed: 0, failed: 0 };
  for (const [name, step] of steps) {
    say(`\n— ${name}`);
    const { passed, failed } = await step();
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

const { passed, failed } = install() === 0 ? await runSteps() : once(1);
for (const stop of afterwards) stop();
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
