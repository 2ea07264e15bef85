import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.mjs';

const folder = join(root, 'pictures');

/**
 * @param {string} path
 * @returns {string[]}
 */
function foldersIn(path) {
  const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/**
 * @param {string} walk
 * @param {string} moment
 */
function row(walk, moment) {
  const names = readdirSync(join(folder, walk, moment)).filter((name) => name.endsWith('.png'));
  const figures = names.map((name) => {
    const path = `${walk}/${moment}/${name}`;
    const said = name.replace('.png', '');
    return `<a href="${path}" data-name="${said}"><img src="${path}" loading="lazy" alt=""><small>${said}</small></a>`;
  });
  return `<h3>${moment.replaceAll('-', ' ')}</h3><div>${figures.join('')}</div>`;
}

/** @param {string} walk */
function section(walk) {
  const rows = foldersIn(join(folder, walk)).map((moment) => row(walk, moment));
  return `<h2>${walk}</h2>${rows.join('')}`;
}

const frame = {
  head: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Rudel: pictures</title><style>
body { font-family: system-ui; background: #333; color: #eee; }
div { display: flex; flex-wrap: wrap; gap: 8px; }
a { display: grid; color: inherit; text-decoration: none; }
img { block-size: 260px; }
input { position: fixed; inset: 8px 8px auto auto; padding: 8px; }
[hidden] { display: none; }
</style><input placeholder="844x390 dark" aria-label="Only pictures with these words in their names">`,
  foot: `<script>
document.querySelector('input').addEventListener('input', ({ target }) => {
  const words = target.value.split(' ');
  for (const one of document.querySelectorAll('a')) one.hidden = !words.every((word) => one.dataset.name.includes(word));
});
</script></html>`,
};

/**
 * Puts all pictures there are on one page.
 *
 * @returns {string} its path
 */
export function writePictureSheet() {
  const path = join(folder, 'index.html');
  const sections = foldersIn(folder).map((walk) => section(walk));
  if (existsSync(folder)) writeFileSync(path, [frame.head, ...sections, frame.foot].join('\n'));
  return path;
}
