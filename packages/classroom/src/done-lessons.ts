import { keptSet } from './guide/kept-set.ts';

/** The lessons that were finished on this device (`dog/fresh-stones`); all games together have about forty. */
const done = keptSet('rudel.lessons', 500);

export const isDone = (game: string, lesson: string): boolean => done.has(`${game}/${lesson}`);

export function rememberDone(game: string, lesson: string): void {
  if (!isDone(game, lesson)) done.add(`${game}/${lesson}`);
}
