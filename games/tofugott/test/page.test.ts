import { describe, expect, test } from 'vitest';

const sources = import.meta.glob('../src/**/*.ts', { query: '?raw', import: 'default', eager: true });

/** The files that a file loads, itself included; types are not loaded. */
function loadedBy(path: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  const imports = String(sources[path]).matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';/gms);
  for (const [, specifier = ''] of imports) loadedBy(resolved(path, specifier), found);
  return found;
}

function resolved(from: string, specifier: string): string {
  const { pathname } = new URL(specifier, new URL(from, 'file:///games/tofugott/test/'));
  return pathname.replace('/games/tofugott/', '../');
}

describe('What a page loads', () => {
  test.each(['page', 'player', 'deck'])('%s: neither our cards nor the truth', (entry) => {
    const files = [...loadedBy(`../src/${entry}.ts`)];
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) expect(sources, file).toHaveProperty([file]);
    expect(
      files.filter((file) => /cards\/house|\/(?:secrecy|apply|outcome|position|decks)\.ts/.test(file)),
    ).toEqual([]);
    for (const file of files)
      expect(String(sources[file]), file).not.toMatch(/^import \{[^}]*\} from '@rudel\/kernel\/hidden';/m);
  });

  test('the table does load them', () => {
    expect([...loadedBy('../src/index.ts')]).toContain('../src/cards/house-deck.ts');
  });
});
