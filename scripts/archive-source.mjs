import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './process.mjs';
import { readJson } from './workspaces.mjs';

/** What is no source, where no git says so. */
const notSources = new Set([
  'node_modules',
  'dist',
  'dist-package',
  'data',
  'coverage',
  'matches',
  'pictures',
]);
const knownHidden = new Set([
  '.ci',
  '.editorconfig',
  '.gitignore',
  '.npmrc',
  '.oxfmtrc.json',
  '.oxlintrc.json',
]);

/** The files that git follows; null where this is no clone. Others may lie here that are nobody's business. */
function followedFiles() {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const files = status === 0 ? stdout.split('\0') : [];
  return files.includes('package.json') ? files.filter((file) => isFile(file)) : null;
}

/** @param {string} file */
function isFile(file) {
  return file !== '' && (statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const isHidden = entry.name.startsWith('.') && !knownHidden.has(entry.name);
    if (isHidden || notSources.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
  });
}

const block = 512;

/** @param {number} length */
const padding = (length) => Buffer.alloc((block - (length % block)) % block);

/**
 * @param {number} value
 * @param {number} width
 */
const octal = (value, width) => `${value.toString(8).padStart(width - 1, '0')}\0`;

/**
 * The header of a file in a tar archive, in the form of POSIX (ustar). Times are left out: the same source is the same archive.
 *
 * @param {string} path
 * @param {number} size
 * @param {boolean} isProgram
 */
function headerOf(path, size, isProgram) {
  const header = Buffer.alloc(block);
  const cut = path.length <= 100 ? -1 : path.indexOf('/', path.length - 101);
  /** @type {readonly (readonly [at: number, text: string])[]} */
  const fields = [
    [0, path.slice(cut + 1)],
    [100, octal(isProgram ? 0o755 : 0o644, 8)],
    [108, octal(0, 8)],
    [116, octal(0, 8)],
    [124, octal(size, 12)],
    [136, octal(0, 12)],
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar'],
    [263, '00'],
    [345, cut === -1 ? '' : path.slice(0, cut)],
  ];
  for (const [at, text] of fields) header.write(text, at);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/**
 * @param {readonly string[]} files
 * @param {string} folder what they unpack into
 */
function archiveOf(files, folder) {
  const parts = files.flatMap((file) => {
    const bytes = readFileSync(join(root, file));
    const isProgram = (statSync(join(root, file)).mode & 0o100) !== 0;
    return [headerOf(`${folder}/${file}`, bytes.length, isProgram), bytes, padding(bytes.length)];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * block)]);
}

/** @type {{ version: string }} */
const { version } = readJson('package.json');
const files = (followedFiles() ?? filesBelow('')).toSorted();

/** Puts the source of what was just built beside the server, which offers it to everybody who plays there. */
writeFileSync(
  join(root, 'apps/server/dist/source.tgz'),
  gzipSync(archiveOf(files, `rudel-${version}`), { level: 9 }),
);
