import { contentLines, parseWith } from '@rudel/kernel';
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
  /** The lines up to the first that could not be read: without it, those below make no sense. */
  readonly statements: readonly NumberedStatement[];
  /** Whether all lines could be read. */
  readonly isWhole: boolean;
};

export type LineFault = { readonly line: number; readonly error: string };

/** What a file of scenarios holds, and the lines of it that could not be read. */
export type ScenarioFile = { readonly scenarios: readonly Scenario[]; readonly faults: readonly LineFault[] };

const ruleLine = /^rule ((?:\d+\.\d+ )+)(.+)$/;

/** Reads a file of scenarios; a line that cannot be read ends its scenario, and the next `rule` begins another. */
export function readScenarioFile(text: string): ScenarioFile {
  const scenarios: OpenScenario[] = [];
  const faults: LineFault[] = [];
  let base = '';
  for (const { line, content } of contentLines(text)) {
    const rule = ruleLine.exec(`${content} `);
    if (content.startsWith('base ')) base = content.slice('base '.length).trim();
    else if (rule === null) faults.push(...lineFaults(scenarios.at(-1), content, line, faults.length === 0));
    else scenarios.push(newScenario(rule, line, base));
  }
  return { scenarios, faults };
}

/** A scenario to which lines are still added. */
type OpenScenario = Scenario & { readonly statements: NumberedStatement[]; isWhole: boolean };

function newScenario(rule: RegExpExecArray, line: number, base: string): OpenScenario {
  const [, numbers = '', title = ''] = rule;
  return { rules: numbers.trim().split(' '), title: title.trim(), line, base, statements: [], isWhole: true };
}

/** Adds a line to its scenario, or tells why it cannot be read. */
function lineFaults(
  scenario: OpenScenario | undefined,
  content: string,
  line: number,
  isFirst: boolean,
): readonly LineFault[] {
  const parsed = parseWith(readStatement, content);
  if (!parsed.ok) {
    if (scenario !== undefined) scenario.isWhole = false;
    return [{ line, error: parsed.error }];
  }
  if (scenario === undefined) return isFirst ? [{ line, error: "A line 'rule 4.1 Title' comes first." }] : [];
  if (scenario.isWhole) scenario.statements.push({ statement: parsed.value, line });
  return [];
}
