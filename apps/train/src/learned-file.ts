import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../', import.meta.url);

/** Where a table is kept, from the root of the repository. */
export const pathOf = (game: string, name: string): string => `games/${game}/src/bot/learned/${name}.ts`;

const fileOf = (path: string): string => fileURLToPath(new URL(path, root));

/** What a file of the repository says; nothing where there is none. */
export function readLearned(path: string): string {
  const file = fileOf(path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export function writeLearned(path: string, text: string): void {
  const file = fileOf(path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
