import { parseArgs } from 'node:util';
import type { LearnedTable, Recipe } from '@rudel/bots/train';
import { trainings } from '@rudel/shelf/train';

/** A table with the game whose bots use it. */
export type Wanted = { readonly game: string; readonly table: LearnedTable };

/** What somebody wants: some tables made, checked or only named; `recipe` is what they say of how. */
export type Order = {
  readonly task: 'make' | 'check' | 'name';
  readonly tables: readonly Wanted[];
  readonly recipe: Partial<Recipe>;
};

const tables: readonly Wanted[] = trainings.flatMap(({ game, tables: own }) =>
  own.map((table) => ({ game, table })),
);

/** How the command is called, and what there is to make. */
export function usage(): string {
  const lines = tables.map(({ game, table: { name, recipe, unit } }) =>
    `  ${`${game} ${name}`.padEnd(28)}${recipe.size} ${unit}`.trimEnd(),
  );
  return [
    'npm run train -- <game> [<table>…] [--seed n] [--size n]',
    'npm run train -- --check [<game> [<table>…]]',
    '',
    ...lines,
    '',
  ].join('\n');
}

/** Reads a call; a sentence says what is wrong with it. */
export function orderOf(args: readonly string[]): Order | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        names: { type: 'boolean', default: false },
        seed: { type: 'string' },
        size: { type: 'string' },
      },
    });
    return {
      task: values.check ? 'check' : values.names ? 'name' : 'make',
      tables: tablesOf(positionals, values.check),
      recipe: { ...wholeOf('seed', values.seed, 0), ...wholeOf('size', values.size, 1) },
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Only a check goes without a game: it then takes all. */
function tablesOf([game, ...names]: readonly string[], isCheck: boolean): readonly Wanted[] {
  if (game === undefined) {
    if (isCheck) return tables;
    throw new Error('Which game?');
  }
  const own = tables.filter((one) => one.game === game);
  if (own.length === 0) throw new Error(`There is nothing to train for '${game}'.`);
  const unknown = names.filter((name) => !own.some(({ table }) => table.name === name));
  if (unknown.length > 0) throw new Error(`'${game}' has no table ${unknown.join(', ')}.`);
  return names.length === 0 ? own : own.filter(({ table }) => names.includes(table.name));
}

function wholeOf(name: keyof Recipe, text: string | undefined, least: number): Partial<Recipe> {
  if (text === undefined) return {};
  if (!/^\d{1,9}$/u.test(text) || Number(text) < least)
    throw new Error(`--${name} is a whole number from ${least}.`);
  return { [name]: Number(text) };
}
