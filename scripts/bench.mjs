import { build, install, run } from './process.mjs';

const args = process.argv.slice(2);

process.exitCode = install() || build() || run(process.execPath, ['apps/bench/dist/main.js', ...args]);
