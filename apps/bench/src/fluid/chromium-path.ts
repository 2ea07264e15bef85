/** Where the browser lies that measures; `npm run bench` looks for it, as `npm test` does. */
export function chromiumPath(): string {
  const path = process.env['RUDEL_CHROMIUM'];
  if (path === undefined) throw new Error('There is no Chromium; RUDEL_CHROMIUM can name one.');
  return path;
}
