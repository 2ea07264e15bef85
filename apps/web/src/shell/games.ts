import type { GameUi } from '../games/game-ui.ts';

/** The games of Rudel, in the order of the shelf at home. Those without a drawing are in the making. */
export const gameIds = ['dog', 'woelfe', 'woof', 'lupus', 'tofugott'] as const;
export type GameId = (typeof gameIds)[number];

export const isGameId = (id: string): id is GameId => (gameIds as readonly string[]).includes(id);

/** How many can play, for the card at home. */
export const playersOf: { readonly [G in GameId]: readonly [least: number, most: number] } = {
  dog: [4, 4],
  woelfe: [2, 4],
  woof: [4, 8],
  lupus: [8, 24],
  tofugott: [2, 6],
};

const drawings = import.meta.glob<GameUi>('../games/*/index.ts', { import: 'ui' });

const drawingOf = (game: string): (() => Promise<GameUi>) | undefined =>
  drawings[`../games/${game}/index.ts`];

/** Whether a game can be played here. */
export const isBuilt = (game: string): boolean => drawingOf(game) !== undefined;

/** A game's drawing; null for one that is not built. */
export async function gameUi(game: string): Promise<GameUi | null> {
  return (await drawingOf(game)?.()) ?? null;
}

/** The id in a game's head: `dog` of `dog/1`. */
export const idOfHead = (head: string): string => head.split('/')[0] ?? head;
