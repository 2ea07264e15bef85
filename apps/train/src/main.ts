import type { Recipe } from '@rudel/bots/train';
import { faultsOf } from './checking.ts';
import { formatHeader, headerFor } from './header.ts';
import { pathOf, readLearned, writeLearned } from './learned-file.ts';
import { orderOf, usage } from './wanted.ts';
import type { Wanted } from './wanted.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const inSeconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Makes a table and writes its file; says how it does beside the one that was in use. */
function make({ game, table }: Wanted, wish: Partial<Recipe>): void {
  const recipe = { ...table.recipe, ...wish };
  const begun = performance.now();
  const made = table.make(recipe);
  const { measure, made: score, inUse, on, better } = made.score;
  const header = headerFor(table, recipe, made);
  writeLearned(pathOf(game, table.name), `${formatHeader(game, table, header)}\n${made.text}`);
  say(
    `${game} ${table.name}: ${measure} ${score.toFixed(5)} (in use ${inUse.toFixed(5)}, ${better} is better) on ${on}; ${inSeconds(begun)}`,
  );
}

/** Says how a table stands, and whether all is well with it. */
function check({ game, table }: Wanted): boolean {
  const begun = performance.now();
  const faults = faultsOf(game, table, readLearned(pathOf(game, table.name)));
  if (faults.length === 0) say(`${game} ${table.name} is as it was made; ${inSeconds(begun)}`);
  for (const fault of faults) say(fault);
  return faults.length === 0;
}

function main(args: readonly string[]): number {
  const order = orderOf(args);
  if (typeof order === 'string') {
    process.stderr.write(`${order}\n\n${usage()}`);
    return 2;
  }
  const { task, tables, recipe } = order;
  if (task === 'check') return tables.filter((one) => !check(one)).length === 0 ? 0 : 1;
  for (const one of tables) {
    if (task === 'name') say(`${one.game} ${one.table.name}`);
    else make(one, recipe);
  }
  return 0;
}

process.exitCode = main(process.argv.slice(2));
