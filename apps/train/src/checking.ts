import type { LearnedTable } from '@rudel/bots/train';
import { commandFor, hashOf, parseHeader, rehearse, scoreText } from './header.ts';
import type { Header } from './header.ts';

/** What is wrong with a table whose file has this text; nothing where its recipe gives the numbers that are in use. */
export function faultsOf(game: string, table: LearnedTable, text: string): readonly string[] {
  const header = parseHeader(text);
  const { name, inUse } = table;
  if (header === null)
    return [`${game} ${name} has no header: make it with ${commandFor(game, name, table.recipe)}`];
  const again = `make it with ${commandFor(game, name, header.recipe)}`;
  if (hashOf(inUse) !== header.numbers)
    return [`${game} ${name} was changed after it had been made: ${again}`];
  return comesOutAlike(table, header)
    ? []
    : [`${game} ${name} comes out otherwise today than when it was made: ${again}`];
}

function comesOutAlike(table: LearnedTable, { recipe, rehearsed, numbers, score }: Header): boolean {
  if (table.rehearsal !== undefined) return rehearse(table, recipe) === rehearsed;
  const made = table.make(recipe);
  return rehearsed === null && hashOf(made.numbers) === numbers && scoreText(made) === score;
}
