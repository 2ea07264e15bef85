/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {import('vitest/node').Vitest} Vitest
 */

/**
 * Runs the tests in this process and counts them; the arguments are those of `vitest run`.
 *
 * @param {readonly string[]} args
 * @returns {Promise<Count>}
 */
export async function runTests(args) {
  // Loaded only now: it may just have been installed.
  const { parseCLI, startVitest } = await import('vitest/node');
  const { filter, options } = parseCLI(['vitest', 'run', ...args]);
  const vitest = await startVitest('test', filter, options);
  const count = countOf(vitest);
  await vitest.close();
  const hasFailed = process.exitCode !== undefined && process.exitCode !== 0;
  return hasFailed ? { ...count, failed: Math.max(count.failed, 1) } : count;
}

/**
 * @param {Vitest} vitest
 * @returns {Count}
 */
function countOf({ state }) {
  const modules = state.getTestModules();
  const results = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  );
  const unloadable = modules.filter((module) => module.errors().length > 0);
  return {
    passed: results.filter((result) => result === 'passed').length,
    failed:
      results.filter((result) => result === 'failed').length +
      unloadable.length +
      state.getUnhandledErrors().length,
  };
}
