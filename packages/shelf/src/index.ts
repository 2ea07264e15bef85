import type { Shelved } from './shelve.ts';
import { tables } from './tables.ts';

/** All games there are, with their bots. */
export const shelf: readonly Shelved[] = tables;

export function findGame(id: string): Shelved | undefined {
  return shelf.find(({ game }) => game.id === id);
}

export type { Shelved } from './shelve.ts';
