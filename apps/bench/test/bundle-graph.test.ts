import { describe, expect, test } from 'vitest';
import { filesOf, kindOf, staticGraph, weigh } from '../src/size/bundle-graph.ts';
import type { Manifest } from '../src/size/bundle-graph.ts';
import { partsOf } from '../src/size/pages.ts';
import { sizeText, weighed } from '../src/size/size-report.ts';

/** A page that loads another one later; both share a chunk, which imports itself in a circle. */
const manifest: Manifest = {
  'index.html': {
    file: 'assets/index-a.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['src/table.ts'],
    css: ['assets/index.css'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['_signals.js'] },
  '_signals.js': { file: 'assets/signals.js', imports: ['_shared.js'] },
  'src/table.ts': {
    file: 'assets/table.js',
    imports: ['_shared.js'],
    css: ['assets/table.css', 'assets/index.css'],
    assets: ['assets/face.woff2', 'assets/board.svg'],
  },
};

describe('the static graph of a build', () => {
  test('has what a chunk imports, also across others and in circles, and not what it loads later', () => {
    expect([...staticGraph(manifest, ['index.html'])].toSorted()).toEqual([
      '_shared.js',
      '_signals.js',
      'index.html',
    ]);
  });

  test('of several roots is their union', () => {
    expect(staticGraph(manifest, ['index.html', 'src/table.ts']).size).toBe(4);
  });

  test('says which chunk is missing', () => {
    expect(() => staticGraph(manifest, ['src/lobby.ts'])).toThrow('src/lobby.ts');
  });
});

describe('the files of chunks', () => {
  const files = filesOf(manifest, staticGraph(manifest, ['index.html', 'src/table.ts']));

  test('are counted once, by kind', () => {
    expect([...files].filter((file) => file === 'assets/index.css')).toHaveLength(1);
    expect(weigh(files, () => 10)).toEqual({ js: 40, css: 20, font: 10, image: 10, other: 0 });
  });

  test('have kinds by their endings', () => {
    expect(['a.js', 'b.mjs', 'c.css', 'd.woff2', 'e.webp', 'f.webmanifest'].map(kindOf)).toEqual([
      'js',
      'js',
      'css',
      'font',
      'image',
      'other',
    ]);
  });
});

const sizes = (built: Manifest) => partsOf(built).map(({ name, keys }) => [name, keys.size]);

describe('the parts of the web client', () => {
  const client: Manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['_base.js'] },
    'src/pwa/service-worker.ts': { file: 'worker.js', isEntry: true },
    '_base.js': { file: 'base.js' },
    '_board.js': { file: 'board.js' },
    'src/shell/table-page/table-page.tsx': { file: 'table-page.js', imports: ['_base.js'] },
    'src/shell/lobby/lobby.tsx': { file: 'lobby.js', imports: ['_base.js'] },
    'src/table/table-screen.tsx': { file: 'table.js', imports: ['_base.js'] },
    '../../games/dog/web/index.ts': { file: 'dog.js', imports: ['_base.js', '_board.js'] },
  };

  test('are pages with the entry, and games without what the table has', () => {
    expect(sizes(client)).toEqual([
      ['join page', 2],
      ['lobby', 4],
      ['table', 4],
      ['dog', 2],
    ]);
  });

  test('have a join page of its own, if there is one', () => {
    const own = { ...client, 'src/shell/join/join-page.tsx': { file: 'join.js' } };
    expect(sizes(own)[0]).toEqual(['join page', 3]);
  });

  test('cannot be told without the table', () => {
    const { 'src/table/table-screen.tsx': _, ...without } = client;
    expect(() => partsOf(without)).toThrow('table-screen');
  });

  test('are too heavy above their budget and not at it', () => {
    const [page] = partsOf(client);
    if (page === undefined) throw new Error('no join page');
    const budget = page.budget * 1024;
    const isWithin = (bytes: number) =>
      weighed(client, page, (file) => (file === 'index.js' ? bytes : 0)).isWithin;
    expect([isWithin(budget), isWithin(budget + 1)]).toEqual([true, false]);
    expect(sizeText([weighed(client, page, () => budget)])).toContain('TOO HEAVY');
  });

  test('include what the page loads by itself', () => {
    const weights = partsOf(client).map((part) => weighed(client, part, () => 1, ['early.js']).weights.js);
    expect(weights).toEqual([3, 5, 5, 2]);
  });
});
