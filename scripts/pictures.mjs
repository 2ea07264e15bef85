import { provideChromium } from './chromium.mjs';
import { buildIfNeeded } from './freshness.mjs';
import { writePictureSheet } from './picture-sheet.mjs';
import { install, runTool, say } from './process.mjs';

const wish = process.argv.slice(2).join(' ');
const chromium = provideChromium();

if (chromium === undefined) {
  say('There is no Chromium here. Install one, or name it in RUDEL_CHROMIUM.');
  process.exitCode = 1;
} else {
  const env = { RUDEL_CHROMIUM: chromium, RUDEL_PICTURES: wish };
  process.exitCode = install() || buildIfNeeded() || runTool('vitest', ['run', '--project', 'pictures'], env);
  say(`All pictures on one page: ${writePictureSheet()}`);
}
