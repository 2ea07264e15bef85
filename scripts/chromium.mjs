import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './process.mjs';

/** Where a Chromium or a sibling of it usually lies. The one without windows comes first: its pages cost a quarter less of processor time. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** @returns {string | undefined} */
function findChromium() {
  const named = process.env['RUDEL_CHROMIUM'];
  if (named !== undefined) return existsSync(named) ? named : undefined;
  return usualPlaces.find((path) => existsSync(path));
}

/** Debian's packages, the first of them that there is. */
const packages = ['chromium-headless-shell', 'chromium'];

/** Installs Debian's Chromium where that is possible without asking anybody. */
function installChromium() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get') || process.env['RUDEL_CHROMIUM'] !== undefined) return;
  say('Installing Chromium for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {readonly string[]} args */
  const hasDone = (args) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  hasDone(['update']);
  packages.some((name) => hasDone(['install', '-y', '--no-install-recommends', name]));
}

/**
 * The browser for the tests, installed if it may be.
 *
 * @returns {string | undefined}
 */
export function provideChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  installChromium();
  return findChromium();
}
