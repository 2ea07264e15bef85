import type { BenchReport, BenchSettings, LevelCell, LevelTable } from '@rudel/bots/measure';
import { shelf } from '@rudel/shelf';
import { benches } from '@rudel/shelf/bench';
import { levelsReport } from './levels-report.ts';
import type { Counted } from './levels-report.ts';
import { cellsOf } from './side-by-side.ts';

const matches = { whole: 400, quick: 4 };

/** Games that compare their levels in a way of their own, and one table for all others. */
async function tables(): Promise<readonly LevelTable[]> {
  const own = await Promise.all(
    benches.map(async (bench) => ({ name: bench.name, table: (await bench.levels?.()) ?? null })),
  );
  const apart = own.filter(({ table }) => table !== null).map(({ name }) => name);
  const others = shelf.filter(({ game }) => !apart.includes(game.id));
  return [
    { title: 'How often each level wins against the one below', cells: others.flatMap(cellsOf) },
    ...own.flatMap(({ table }) => table ?? []),
  ];
}

function counted(table: string, { row, column, play }: LevelCell, count: number): Counted {
  let won = 0;
  for (let nth = 0; nth < count; nth += 1) won += play(nth);
  return { table, row, column, matches: count, won };
}

/** How often each level wins against the one below. A part has some of the cells. */
export async function levelsBench({ quick, part }: BenchSettings): Promise<BenchReport> {
  const all = (await tables()).flatMap(({ title, cells }) => cells.map((cell) => ({ title, cell })));
  const own = all.filter((_, at) => at % part.of === part.nth - 1);
  return levelsReport(
    own.map(({ title, cell }) => counted(title, cell, quick ? matches.quick : matches.whole)),
  );
}
