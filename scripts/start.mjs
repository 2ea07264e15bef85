import { build, install, run } from './process.mjs';

process.exitCode =
  install() || build() || run(process.execPath, ['apps/cli/bin/rudel.js', ...process.argv.slice(2)]);
