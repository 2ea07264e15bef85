import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);

/** After ei and ie, and in these words, no German word has ss; Swiss spelling is derived and never written. */
const withSharpS = new RegExp(
  [
    '(?:ei|ie)ss(?!t[uü]ck)',
    '\\b(?:[Aa]usser|[Dd]raussen|[Aa]ussen(?!d)|[Ää]usser)',
    '[Gg]r[oö]ss|[Gg]r[uü]ss|[Ss]üss|[Ff]üss|\\bFuss|fuss\\b|[Bb]loss|[Ss]t[oö]ss(?:e|t|\\b)|[Kk]l[oö]ss',
    '\\b[Ss]pass\\b|[Ss]päss|[Ss]trasse|[Gg]efäss|[Gg]emäss|mässig|[Mm]ass(?:stab|nahm|geb|voll|los)',
    '\\bsass(?:en|t)?\\b|vergass|\\bfrass|\\bass(?:en|t)\\b|\\bSchoss\\b|[Ss]osse|\\bRuss\\b|[Bb]üss|müssig',
  ].join('|'),
  'u',
);
const foreignQuotes = /[«»‹›]/u;

const countOf = (line: string, sign: string): number => line.split(sign).length - 1;

/** Whether a line with umlauts has quotation marks that are not German, or that do not pair. */
const isMisquoted = (line: string): boolean =>
  /[äöüÄÖÜß]/u.test(line) &&
  (line.includes('”') ||
    countOf(line, '„') !== countOf(line, '“') ||
    countOf(line, '‚') !== countOf(line, '‘'));

/** The lexicon has stems in Swiss spelling, since bots read both; these others have quotation marks of all kinds. */
const exceptions = [
  'games/tofugott/src/bot/know/traits/lexicon.ts',
  'games/tofugott/src/cards/read-json.ts',
  'games/tofugott/src/deck/example-decks.ts',
  'games/tofugott/src/deck/plain-text.ts',
  'games/lupus/web/board/about-seat.tsx',
  'packages/kernel/src/swiss.ts',
];

const isText = (file: string): boolean => /\.tsx?$|(?:^|\/)RULES\.de\.md$/.test(file);
const isOurs = (file: string): boolean => !/(?:^|\/)(?:test|dist|node_modules|bench|train)\//.test(file);

function filesOf(folder: string): readonly string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => isText(file) && isOurs(file) && !exceptions.includes(file));
}

const files = ['games', 'apps/cli/src', 'apps/server/src', 'apps/web/src', 'packages'].flatMap(filesOf);

test('the words that have to have ß are known', () => {
  const right = 'Wasser, dass, müssen, Klasse, Passt, lässt, Schluss, Aussage, Schlüssel, wissen, gegossen';
  expect(right).not.toMatch(withSharpS);
  for (const wrong of ['Schliessen', 'weisst', 'ausser', 'Grösse', 'Spass', 'verstösst', 'Füsse', 'heisst'])
    expect(wrong).toMatch(withSharpS);
});

test('German is spelled as in Germany and Austria', () => {
  expect(files.length).toBeGreaterThan(800);
  const wrong = files.flatMap((file) =>
    readFileSync(new URL(file, root), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        withSharpS.test(line) || foreignQuotes.test(line) || isMisquoted(line)
          ? [`${file}:${at + 1} ${line.trim()}`]
          : [],
      ),
  );
  expect(wrong).toEqual([]);
});
