import type { GameTypes } from '@rudel/kernel';
import { eyeName } from '../moment.ts';
import type { Moment } from '../moment.ts';
import { notPlain } from '../plain-data.ts';

/** Views and moves are plain data, and a view says whose it is. */
export function* plainLaw<G extends GameTypes>({ looks }: Moment<G>): Generator<string> {
  for (const { eye, view, legal } of looks) {
    const name = eyeName(eye);
    if (view.eye !== eye) yield `The view of ${name} says that it is of ${eyeName(view.eye)}.`;
    const inView = notPlain(view, 'view');
    if (inView !== null) yield `The view of ${name} is not plain data; ${inView}.`;
    const inMoves = notPlain(legal, 'legal');
    if (inMoves !== null) yield `The moves of ${name} are not plain data; ${inMoves}.`;
  }
}
