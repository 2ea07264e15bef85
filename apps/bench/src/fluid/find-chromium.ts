import { existsSync } from 'node:fs';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where the browser lies that measures; RUDEL_CHROMIUM can name another. */
export function findChromium(): string {
  const found = process.env['RUDEL_CHROMIUM'] ?? usualPlaces.find((path) => existsSync(path));
  if (found === undefined) throw new Error('There is no Chromium; RUDEL_CHROMIUM can name one.');
  return found;
}
