import { provideChromium } from './chromium.mjs';
import { build, install, run, runTool } from './process.mjs';

const args = process.argv.slice(2);
const chromium = args[0] === 'fluid' ? provideChromium() : undefined;
const env = chromium === undefined ? {} : { RUDEL_CHROMIUM: chromium };

process.exitCode =
  install() ||
  build() ||
  runTool('tsc', ['-b', 'apps/bench']) ||
  run(process.execPath, ['apps/bench/dist/main.js', ...args], env);
