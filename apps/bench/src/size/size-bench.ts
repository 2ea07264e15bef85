import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import type { BenchReport } from '@rudel/bots/measure';
import { kindOf } from './bundle-graph.ts';
import type { Manifest } from './bundle-graph.ts';
import { entryPage, partsOf } from './pages.ts';
import { sizeText, weighed } from './size-report.ts';

const manifestName = 'manifest.json';

/** Builds the web client apart from the one that is served. */
function buildWeb(folder: string): Manifest {
  const vite = join(process.cwd(), 'node_modules', 'vite', 'bin', 'vite.js');
  const options = ['--outDir', folder, '--emptyOutDir', '--manifest', manifestName, '--logLevel', 'error'];
  const built = spawnSync(process.execPath, [vite, 'build', 'apps/web', ...options], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('the web client cannot be built');
  return JSON.parse(readFileSync(join(folder, manifestName), 'utf8')) as Manifest;
}

/** The scripts that the page names itself and that are not chunks. */
function plainScripts(folder: string, manifest: Manifest): readonly string[] {
  const page = readFileSync(join(folder, entryPage), 'utf8');
  const chunks = new Set(Object.values(manifest).map(({ file }) => file));
  const named = Array.from(page.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g), ([, file = '']) => file);
  return named.filter((file) => !chunks.has(file));
}

/** Fonts are compressed already and travel as they are; so do pictures of pixels. */
function bytesOnTheWire(path: string): number {
  const content = readFileSync(path);
  const isPacked = kindOf(path) === 'font' || /\.(?:png|webp|avif|jpg)$/.test(path);
  return isPacked ? content.length : gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length;
}

/** The web client's weight, page by page, against its budgets. */
export function sizeBench(): BenchReport {
  const folder = join(process.cwd(), 'node_modules', '.cache', 'rudel', 'size');
  const manifest = buildWeb(folder);
  const besides = plainScripts(folder, manifest);
  const bytesOf = (file: string): number => bytesOnTheWire(join(folder, file));
  const parts = partsOf(manifest).map((part) => weighed(manifest, part, bytesOf, besides));
  const isTooHeavy = parts.some(({ isWithin }) => !isWithin);
  return { text: sizeText(parts), data: { bench: 'size', parts }, hasFailed: isTooHeavy };
}
