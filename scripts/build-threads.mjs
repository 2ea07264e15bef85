import { runTool } from './process.mjs';

/** @typedef {import('vitest/node').TestProject} TestProject */

function build() {
  if (runTool('tsc', ['-b', 'packages/store']) !== 0) throw new Error('The store cannot be built.');
}

/**
 * Builds what tests that run from the sources take from the build: a thread loads no TypeScript. Where nothing has changed that takes a moment.
 *
 * @param {TestProject} project
 */
export function setup(project) {
  build();
  project.onTestsRerun(build);
}
