import { formatTable } from '@rudel/bots/measure';
import type { Column } from '@rudel/bots/measure';
import { filesOf, weigh } from './bundle-graph.ts';
import type { Manifest, Weights } from './bundle-graph.ts';
import { entryPage } from './pages.ts';
import type { Part } from './pages.ts';

/** A part with its weights in bytes, and whether its scripts stay within their budget. */
export type Weighed = {
  readonly name: string;
  readonly files: number;
  readonly weights: Weights;
  readonly budget: number;
  readonly isWithin: boolean;
};

const kib = 1024;

/** `besides` is what the page itself loads without a bundler. */
export function weighed(
  manifest: Manifest,
  part: Part,
  bytesOf: (file: string) => number,
  besides: readonly string[] = [],
): Weighed {
  const files = new Set([...filesOf(manifest, part.keys), ...(part.keys.has(entryPage) ? besides : [])]);
  const weights = weigh(files, bytesOf);
  const isWithin = weights.js <= part.budget * kib;
  return { name: part.name, files: files.size, weights, budget: part.budget, isWithin };
}

const columns: readonly Column[] = [
  { head: 'part', align: 'left' },
  { head: 'JS', align: 'right' },
  { head: 'budget', align: 'right' },
  { head: '', align: 'left' },
  { head: 'CSS', align: 'right' },
  { head: 'fonts', align: 'right' },
  { head: 'images', align: 'right' },
  { head: 'files', align: 'right' },
];

const inKib = (bytes: number): string => (bytes / kib).toFixed(1);

const rowOf = ({ name, files, weights, budget, isWithin }: Weighed): string[] => [
  name,
  inKib(weights.js),
  String(budget),
  isWithin ? 'within' : 'TOO HEAVY',
  inKib(weights.css),
  inKib(weights.font),
  inKib(weights.image),
  String(files),
];

export function sizeText(all: readonly Weighed[]): string {
  const title = 'KiB as they travel: scripts, styles and drawings after gzip, fonts as they are.';
  return [title, '', formatTable(columns, all.map(rowOf))].join('\n');
}
