import { parseWith } from '@rudel/kernel';
import type { Game, GameTypes } from '@rudel/kernel';
import { checkStatement } from './check-statement.ts';
import type { NumberedStatement, Scenario } from './scenario-file.ts';
import { readScenarioFile } from './scenario-file.ts';
import { Stage } from './stage.ts';

/** What is not as a scenario says: sentences that begin with `path:line`. */
export function scenarioFaults<G extends GameTypes>(
  game: Game<G>,
  path: string,
  scenario: Scenario,
): readonly string[] {
  const stage = new Stage(game, scenario.base);
  const faults: string[] = [];
  for (const numbered of scenario.statements) {
    const sentences = faultsOfLine(stage, numbered);
    faults.push(...sentences.map((sentence) => `${path}:${numbered.line} ${sentence}`));
    if (sentences.length > 0 && leads(numbered)) break;
  }
  if (scenario.isWhole && scenario.statements.length === 0)
    faults.push(`${path}:${scenario.line} The scenario says nothing.`);
  return faults;
}

function faultsOfLine<G extends GameTypes>(stage: Stage<G>, { statement }: NumberedStatement): string[] {
  const checked = parseWith(() => [...checkStatement(stage, statement)], '');
  return checked.ok ? checked.value : [checked.error];
}

/** Whether the lines below make no sense when this one has failed. */
const leads = ({ statement }: NumberedStatement): boolean =>
  statement.kind === 'given' || statement.kind === 'act';

/** All that is wrong with one file of scenarios. */
export function scenarioFileFaults<G extends GameTypes>(
  game: Game<G>,
  path: string,
  text: string,
): readonly string[] {
  const { scenarios, faults } = readScenarioFile(text);
  return [
    ...faults.map(({ line, error }) => `${path}:${line} ${error}`),
    ...scenarios.flatMap((scenario) => scenarioFaults(game, path, scenario)),
  ];
}
