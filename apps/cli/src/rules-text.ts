import { readFileSync } from 'node:fs';
import type { Language } from '@rudel/kernel';
import { swissSpelling } from '@rudel/kernel';
import { hanging, wrapped } from '@rudel/ui/text';

type Section = { readonly number: string; readonly title: string; readonly paragraphs: readonly string[] };

/** The rules of a game as its RULES file tells them. */
export type Rules = {
  readonly title: string;
  readonly preface: readonly string[];
  readonly sections: readonly Section[];
};

/** The rules next to the sources of a game; null where there are none. */
export function rulesOf(game: string, language: Language): Rules | null {
  const file = language === 'en' ? 'RULES.md' : 'RULES.de.md';
  const url = new URL(`../../../games/${game}/${file}`, import.meta.url);
  try {
    const text = readFileSync(url, 'utf8');
    return parsedRules(language === 'de-CH' ? swissSpelling(text) : text);
  } catch {
    return null;
  }
}

function parsedRules(text: string): Rules {
  let title = '';
  const preface: string[] = [];
  const sections: { number: string; title: string; paragraphs: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const heading = /^## (\d+) (.+)$/.exec(line);
    if (heading !== null)
      sections.push({ number: heading[1] ?? '', title: heading[2] ?? '', paragraphs: [] });
    else if (line.startsWith('# ')) title = line.slice(2);
    else if (line.trim() !== '') addLine(sections.at(-1)?.paragraphs ?? preface, line);
  }
  return { title, preface, sections };
}

const isRow = (line: string | undefined): boolean => line?.startsWith('|') === true;

/** The rows of a table stay together as one paragraph; all else is a paragraph by itself. */
function addLine(paragraphs: string[], line: string): void {
  const last = paragraphs.at(-1);
  if (!isRow(line)) paragraphs.push(line);
  else if (last !== undefined && isRow(last)) paragraphs[paragraphs.length - 1] = `${last}\n${line}`;
  else paragraphs.push(line);
}

/** A table without its frame: what stands first in a row, and beside it the rest. */
function tableLines(table: string, width: number): readonly string[] {
  const rows = table
    .split('\n')
    .filter((row) => !/^[|:\s-]+$/.test(row))
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const first = Math.max(...rows.map(([cell = '']) => cell.length));
  return rows.flatMap(([cell = '', ...rest]) =>
    hanging(`    ${cell.padEnd(first)}  `, rest.join('  '), width),
  );
}

const linesOf = (paragraph: string, width: number): readonly string[] =>
  isRow(paragraph) ? tableLines(paragraph, width) : wrapped(paragraph, width, '    ');

const headingOf = ({ number, title }: Section): string => `${number}  ${title}`;

function sectionLines(section: Section, width: number): string[] {
  return [
    headingOf(section),
    ...section.paragraphs.flatMap((paragraph) => ['', ...linesOf(paragraph, width)]),
  ];
}

/** All of it, to be read from beginning to end. */
export function allRules({ title, preface, sections }: Rules, width: number): readonly string[] {
  return [
    title,
    '',
    ...preface.flatMap((line) => wrapped(line, width, '')),
    ...sections.flatMap((section) => ['', ...sectionLines(section, width)]),
  ];
}

/** A section by its number, or a single rule as `6.2`; null where there is none. */
export function partOfRules({ sections }: Rules, number: string, width: number): readonly string[] | null {
  const section = sections.find((one) => one.number === number.split('.')[0]);
  if (section === undefined) return null;
  if (!number.includes('.')) return sectionLines(section, width);
  const rule = section.paragraphs.find((paragraph) => paragraph.startsWith(`${number} `));
  return rule === undefined ? null : wrapped(rule, width, '    ');
}

/** What sections there are. */
export const contentsOf = ({ sections }: Rules): readonly string[] =>
  sections.map((section) => `  ${headingOf(section)}`);
