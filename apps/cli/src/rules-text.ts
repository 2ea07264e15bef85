import { readFileSync } from 'node:fs';
import type { Language } from '@rudel/kernel';
import { wrapped } from '@rudel/ui/text';

type Section = { readonly number: string; readonly title: string; readonly paragraphs: readonly string[] };

/** The rules of a game as its RULES file tells them. */
export type Rules = {
  readonly title: string;
  readonly preface: readonly string[];
  readonly sections: readonly Section[];
};

const fileNames: { readonly [L in Language]: string } = { en: 'RULES.md', de: 'RULES.de.md' };

/** The rules next to the sources of a game; null where there are none. */
export function rulesOf(game: string, language: Language): Rules | null {
  const url = new URL(`../../../games/${game}/${fileNames[language]}`, import.meta.url);
  try {
    return parsedRules(readFileSync(url, 'utf8'));
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
    else if (line.trim() !== '') (sections.at(-1)?.paragraphs ?? preface).push(line);
  }
  return { title, preface, sections };
}

const headingOf = ({ number, title }: Section): string => `${number}  ${title}`;

function sectionLines(section: Section, width: number): string[] {
  return [
    headingOf(section),
    ...section.paragraphs.flatMap((paragraph) => ['', ...wrapped(paragraph, width, '    ')]),
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
