import { readFileSync } from 'node:fs';

/** How this program is called from where it is, a repository or an installed package: printed hints run as they stand. */
export const program: string = import.meta.url.includes('/node_modules/') ? 'rudel' : 'npx rudel';

export function versionOf(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
