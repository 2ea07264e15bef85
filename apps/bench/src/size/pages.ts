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

const joinPage = /^src\/shell\/join\//;
const tablePage = /^src\/shell\/table-page\//;
const gameIndex = /^src\/games\/([^/]+)\/index\.ts$/;

const entriesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);

/** A page that is no chunk of its own is part of the entry. */
function pageGraph(manifest: Manifest, page: RegExp): ReadonlySet<string> {
  const pages = Object.keys(manifest).filter((key) => page.test(key));
  return staticGraph(manifest, [...entriesOf(manifest), ...pages]);
}

/** A game's own: what its chunk brings that the table has not brought already. */
function gamePart(manifest: Manifest, key: string, table: ReadonlySet<string>): Part {
  const own = [...staticGraph(manifest, [key])].filter((each) => !table.has(each));
  return { name: gameIndex.exec(key)?.[1] ?? key, keys: new Set(own), budget: budgets.game };
}

export function partsOf(manifest: Manifest): readonly Part[] {
  const table = pageGraph(manifest, tablePage);
  const games = Object.keys(manifest).filter((key) => gameIndex.test(key));
  return [
    { name: 'join page', keys: pageGraph(manifest, joinPage), budget: budgets.join },
    { name: 'table', keys: table, budget: budgets.table },
    ...games.map((key) => gamePart(manifest, key, table)),
  ];
}
