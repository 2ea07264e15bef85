import type { Seat } from '@rudel/kernel';
import type { Options } from './options.ts';
import type { Silhouette } from './silhouettes.ts';
import { activeIn, seatsOf } from './turns.ts';
import type { Guesses, OpenTurn, Shown } from './types.ts';

/** What one question brings each seat (tofugott 2.6). */
export function gainsOf(
  active: Seat,
  guesses: Guesses,
  best: Silhouette,
  worst: Silhouette,
): readonly number[] {
  const hits = guesses.filter((guess) => guess === best).length;
  return guesses.map((guess, seat) => {
    if (seat === active) return hits;
    return guess === best ? 1 : guess === worst ? -1 : 0;
  });
}

/** The points after a question; where there is a floor nobody falls below zero. */
export function pointsAfter(
  points: readonly number[],
  gains: readonly number[],
  { floor }: Pick<Options, 'floor'>,
): readonly number[] {
  return points.map((before, seat) => {
    const after = before + (gains[seat] ?? 0);
    return floor === 'zero' ? Math.max(0, after) : after;
  });
}

/** What the questions of a turn, as far as they are over, brought each seat. */
export function gainsOfTurn(
  active: Seat,
  { guesses, best, worst }: OpenTurn,
): readonly (readonly number[])[] {
  return worst.map((one, index) => gainsOf(active, guesses[index] ?? [], best[index] as Silhouette, one));
}

/** The points as all questions so far make them. */
export function pointsSoFar(shown: Shown): readonly number[] {
  const turns: readonly OpenTurn[] = [...shown.past, shown];
  return turns
    .flatMap((turn, nth) => gainsOfTurn(activeIn(shown, nth), turn))
    .reduce<readonly number[]>(
      (points, gains) => pointsAfter(points, gains, shown.options),
      seatsOf(shown.seats).map(() => 0),
    );
}

/** Who has the most points. */
export function leadersOf({ points }: Pick<Shown, 'points'>): readonly Seat[] {
  const most = Math.max(...points);
  return points.flatMap((own, seat) => (own === most ? [seat] : []));
}
