import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, say } from './process.mjs';

/** Writes down which letters look like which: `node scripts/make-look-alikes.mjs`, after an update of `unhomoglyph`. */

export const target = join(root, 'packages/room/src/table/look-alikes.ts');
const require = createRequire(import.meta.url);

/** @returns {{ readonly version: string, readonly unicode: string }} */
function source() {
  const { version } = /** @type {{ version: string }} */ (require('unhomoglyph/package.json'));
  const about = readFileSync(require.resolve('unhomoglyph/README.md'), 'utf8');
  return { version, unicode: /confusables\.txt\), v(\d+(?:\.\d+)*)/.exec(about)?.[1] ?? 'unknown' };
}

/** As `name-looks.ts` has it before it looks into the table. */
const accents = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/gu;
const bare = (/** @type {string} */ text) => text.normalize('NFKD').replaceAll(accents, '');

/** What names are told apart by at most tables: prototypes in other scripts are passed over. */
const isReadable = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{P}]+$/u;

const codes = (/** @type {Iterable<string>} */ letters) =>
  Array.from(letters, (letter) => letter.codePointAt(0)?.toString(16));

/** @returns {string[]} */
function linesOfTable() {
  const prototypes = /** @type {{ [letter: string]: string }} */ (require('unhomoglyph/data.json'));
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const [letter, prototype] of Object.entries(prototypes)) {
    const look = bare(prototype).toLowerCase();
    const isOne = Array.from(letter).length === 1 && bare(letter) === letter;
    if (!isOne || !isReadable.test(look) || look === letter.toLowerCase()) continue;
    groups.set(look, [...(groups.get(look) ?? []), letter]);
  }
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([look, letters]) => `${codes(look).join('+')} ${codes(letters.toSorted()).join(' ')}`);
}

/** The file as it should be. */
export function lookAlikesFile() {
  const { version, unicode } = source();
  return `/**
 * Letters that look like others, one look a line: its letters joined by \`+\`, then all that look like it, as code points in hexadecimal.
 *
 * Written by scripts/make-look-alikes.mjs from unhomoglyph ${version}: the confusables of Unicode ${unicode}.
 */
export const lookAlikes = \`
${linesOfTable().join('\n')}
\`;
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(target, lookAlikesFile());
  say('written');
}
