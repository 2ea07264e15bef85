import { staticGraph } from './bundle-graph.ts';
import type { Manifest } from './bundle-graph.ts';

/** What somebody needs for one thing, and how heavy its scripts may be. */
export type Part = {
  readonly name: string;
  readonly keys: ReadonlySet<string>;
  /** Of scripts, after gzip, in KiB; design §7. */
  readonly budget: number;
};

export const budgets = { join: 25, table: 55, game: 40 } as const;

/** The page that everybody loads; whoever comes by an invitation needs nothing else. */
export const entryPage = 'index.html';
const joinPage = 'src/shell/join/join-page.tsx';
const tablePage = 'src/shell/table-page/table-page.tsx';
const lobby = 'src/shell/lobby/lobby.tsx';
const tableScreen = 'src/table/table-screen.tsx';
const gameIndex = /games\/([^/]+)\/web\/index\.ts$/;

/** A game's own: what its chunk brings that the table has not brought already. */
function gamePart(manifest: Manifest, key: string, table: ReadonlySet<string>): Part {
  const own = [...staticGraph(manifest, [key])].filter((each) => !table.has(each));
  return { name: gameIndex.exec(key)?.[1] ?? key, keys: new Set(own), budget: budgets.game };
}

/** The join page may be a chunk of its own or part of the entry; lobby and table are chunks and must be found. */
export function partsOf(manifest: Manifest): readonly Part[] {
  const join = Object.hasOwn(manifest, joinPage) ? [entryPage, joinPage] : [entryPage];
  const table = staticGraph(manifest, [entryPage, tablePage, tableScreen]);
  const games = Object.keys(manifest).filter((key) => gameIndex.test(key));
  return [
    { name: 'join page', keys: staticGraph(manifest, join), budget: budgets.join },
    { name: 'lobby', keys: staticGraph(manifest, [entryPage, tablePage, lobby]), budget: budgets.table },
    { name: 'table', keys: table, budget: budgets.table },
    ...games.map((key) => gamePart(manifest, key, table)),
  ];
}
