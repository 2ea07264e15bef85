import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, root, run, runTool, say } from './process.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ status: string, assertionResults: readonly unknown[] }} FileReport
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: readonly FileReport[] }} Report
 */

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

/**
 * @param {string} file
 * @param {number} exitCode
 * @returns {Count}
 */
function countOf(file, exitCode) {
  if (!existsSync(file)) return once(1);
  const report = /** @type {Report} */ (JSON.parse(readFileSync(file, 'utf8')));
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloadable.length;
  return { passed: report.numPassedTests, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'rudel-test-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const filters = args.filter((arg) => arg !== '--long');
  try {
    return countOf(
      file,
      runTool('vitest', ['run', ...reporters, ...filters], long ? { RUDEL_LONG: '1' } : {}),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @type {readonly (readonly [name: string, step: () => Count])[]} */
const steps = [
  ['Format', () => once(runTool('oxfmt', ['--check']))],
  ['Lint', () => once(runTool('oxlint', []))],
  ['Types', () => once(runTool('tsc', ['-b']))],
  ['Layers', () => check('check-layers')],
  ...(existsSync(join(root, 'scripts/check-rules.mjs'))
    ? [/** @type {const} */ (['Rules', () => check('check-rules')])]
    : []),
  [long ? 'Tests, the long way' : 'Tests', runTests],
];

/** @returns {Count} */
function runSteps() {
  const total = { passed: 0, failed: 0 };
  for (const [name, step] of steps) {
    say(`\n— ${name}`);
    const { passed, failed } = step();
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

const { passed, failed } = install() === 0 ? runSteps() : once(1);
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
