import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogues } from '@rudel/shelf/web';
import { rulesPage } from '../../build/rules-plugin.ts';

const games = new URL('../../../../games/', import.meta.url);
const rulesOf = (game: string, file: string): string =>
  readFileSync(new URL(`${game}/${file}`, games), 'utf8');
const idsIn = (html: string): string[] => [...html.matchAll(/id="([\d.]+)"/g)].map(([, id]) => id ?? '');

test('a rule can be gone to by its number', () => {
  const page = rulesPage(
    '# Cat\n\nAbout cats.\n\n## 1 Paws\n\n1.1 A cat has *four*; see 1.2.\n\n1.2 No more.\n',
  );
  expect(page.title).toBe('Cat');
  expect(page.contents).toEqual([{ id: '1', text: 'Paws' }]);
  expect(idsIn(page.html)).toEqual(['1', '1.1', '1.2']);
  expect(page.html).toContain('<em>four</em>');
  expect(page.html).toContain('<a class="rule-link" href="#1.2">1.2</a>');
});

test('what programs call an option is not shown to players', () => {
  const { html } = rulesPage(
    '# Cat\n\n1.1 Paws (`pawCount`, `claws`). By default, four, as in 1.1 (`4`). Or (`none`) none.\n',
  );
  expect(html).toContain(
    '<p>Paws. By default, four, as in <a class="rule-link" href="#1.1">1.1</a>. Or none.</p>',
  );
});

/** The games, by their folders. */
const gameIds = catalogues.map(({ id }) => id);

test.each(gameIds)('the rules of %s name nothing as a program does', (game) => {
  for (const file of ['RULES.md', 'RULES.de.md']) {
    const text = rulesPage(rulesOf(game, file)).html.replaceAll(/<a [^>]*>|<div [^>]*>|<h2 [^>]*>/g, '');
    expect(text).not.toContain('<code>');
    expect(text.match(/\b[a-z]+[A-Z]\w*/g)).toBeNull();
  }
});

describe.each(gameIds)('the rules of %s', (game) => {
  const files = readdirSync(new URL(`${game}/`, games)).filter((name) =>
    /^RULES(?:\.[a-z]{2})?\.md$/.test(name),
  );

  test('are written in English and German', () => {
    expect(files.toSorted()).toEqual(['RULES.de.md', 'RULES.md']);
  });

  test.each(files)('%s shows every number that its text has, once', (file) => {
    const text = rulesOf(game, file);
    const numbers = [...text.matchAll(/^(?:#+ )?(\d+(?:\.\d+)*) /gm)].map(([, number]) => number);
    const { html } = rulesPage(text);
    expect(idsIn(html)).toEqual(numbers);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(files)('%s leads to rules that exist', (file) => {
    const { html } = rulesPage(rulesOf(game, file));
    const ids = new Set(idsIn(html));
    const links = [...html.matchAll(/href="#([\d.]+)"/g)].map(([, id]) => id ?? '');
    expect(links.filter((link) => !ids.has(link))).toEqual([]);
  });
});
