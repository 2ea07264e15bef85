import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder and those above it, one by one: Node's own recursive way never returns below /proc. */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let at = path; !existsSync(at) && dirname(at) !== at; at = dirname(at)) missing.push(at);
  for (const folder of missing.toReversed()) mkdirSync(folder);
  if (!statSync(path).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'EEXIST' });
}
