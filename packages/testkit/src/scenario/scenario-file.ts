import { parseWith } from '@rudel/kernel';
import { readStatement } from './statement.ts';
import type { Statement } from './statement.ts';

export type NumberedStatement = { readonly statement: Statement; readonly line: number };

/** One example of one rule or several, in the order of its lines. */
export type Scenario = {
  readonly rules: readonly string[];
  readonly title: string;
  readonly line: number;
  /** The default position of the file at this place. */
  readonly base: string;
  readonly statements: readonly NumberedStatement[];
};

export type LineFault = { readonly line: number; readonly error: string };

/** What a file of scenarios holds, and the lines of it that could not be read. */
export type ScenarioFile = { readonly scenarios: readonly Scenario[]; readonly faults: readonly LineFault[] };

const ruleLine = /^rule ((?:\d+\.\d+ )+)(.+)$/;

/** Reads a file of scenarios; it goes on after a line that cannot be read. */
export function readScenarioFile(text: string): ScenarioFile {
  const scenarios: (Scenario & { readonly statements: NumberedStatement[] })[] = [];
  const faults: LineFault[] = [];
  let base = '';
  for (const { line, content } of contentLines(text)) {
    const rule = ruleLine.exec(`${content} `);
    const current = scenarios.at(-1);
    if (content.startsWith('base ')) base = content.slice('base '.length).trim();
    else if (rule !== null) scenarios.push(newScenario(rule, line, base));
    else if (current === undefined)
      faults.push({ line, error: `A line 'rule <number> <title>' comes first.` });
    else addStatement(current.statements, faults, content, line);
  }
  return { scenarios, faults };
}

function newScenario(
  rule: RegExpExecArray,
  line: number,
  base: string,
): Scenario & { statements: NumberedStatement[] } {
  const [, numbers = '', title = ''] = rule;
  return { rules: numbers.trim().split(' '), title: title.trim(), line, base, statements: [] };
}

function addStatement(to: NumberedStatement[], faults: LineFault[], content: string, line: number): void {
  const parsed = parseWith(readStatement, content);
  if (parsed.ok) to.push({ statement: parsed.value, line });
  else faults.push({ line, error: parsed.error });
}

/** The lines with something in them, without comments. */
function contentLines(text: string): { line: number; content: string }[] {
  return text
    .split(/\r?\n/)
    .map((raw, index) => ({
      line: index + 1,
      content: raw
        .replace(/(^|\s);.*$/, '')
        .trim()
        .replaceAll(/\s+/g, ' '),
    }))
    .filter(({ content }) => content !== '');
}
