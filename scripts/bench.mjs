import { provideChromium } from './chromium.mjs';
import { build, install, run } from './process.mjs';

const args = process.argv.slice(2);
const chromium = args[0] === 'fluid' ? provideChromium() : undefined;
const env = chromium === undefined ? {} : { RUDEL_CHROMIUM: chromium };

process.exitCode = install() || build() || run(process.execPath, ['apps/bench/dist/main.js', ...args], env);
