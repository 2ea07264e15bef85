import { readFileSync } from 'node:fs';

/** How this program is called from the repository: printed hints run as they stand. */
export const program = 'npx rudel';

export function versionOf(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
