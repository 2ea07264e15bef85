import type { Seat } from '@rudel/kernel';
import { valueOf } from '@rudel/woof/page';
import type { Character, Judgement, CardPlace, Reveal } from '@rudel/woof/page';

/** One moment of a round that is turned up, and for how many milliseconds it is seen. */
export type RevealStep =
  | { readonly kind: 'turn'; readonly place: CardPlace; readonly lasts: number }
  | { readonly kind: 'judge'; readonly seat: Seat; readonly lasts: number }
  | { readonly kind: 'none'; readonly seats: readonly Seat[]; readonly lasts: number }
  | { readonly kind: 'bonus'; readonly to: Seat; readonly from: readonly Seat[]; readonly lasts: number };

/** What flies to its owner: points, or an error token. From null it comes from the middle. */
export type Flight = {
  readonly from: Seat | null;
  readonly to: Seat;
  readonly brings: number | 'red' | 'black';
};

/** Points and error tokens of every seat. */
export type Standing = { readonly points: readonly number[]; readonly errors: readonly number[] };

export const revealPace = { turn: 260, judge: 1300, none: 900, bonus: 1300 } as const;

/** How a round is turned up: the cards from sheep to wolf, then the suspicions as they were made, then the shepherd's bonus. */
export function revealSteps(
  { pairs, early }: Reveal,
  { characters, verdicts, shepherd, bonus }: Judgement,
): readonly RevealStep[] {
  const value = (place: CardPlace): number => valueOf(characters[place] as Character);
  const turns = pairs
    .map((_, place) => place)
    .toSorted((one, other) => value(one) - value(other))
    .map((place): RevealStep => ({ kind: 'turn', place, lasts: revealPace.turn }));
  const made = (when: 'final' | 'none'): Seat[] =>
    verdicts.flatMap((verdict, seat) => (verdict.when === when ? [seat] : []));
  const judged = [...early, ...made('final')].map((seat): RevealStep => ({
    kind: 'judge',
    seat,
    lasts: revealPace.judge,
  }));
  const silent = made('none');
  const lured = verdicts.flatMap(({ isLured }, seat) => (isLured ? [seat] : []));
  return [
    ...turns,
    ...judged,
    ...(silent.length > 0 ? [{ kind: 'none', seats: silent, lasts: revealPace.none } as const] : []),
    ...(shepherd !== null && bonus > 0
      ? [{ kind: 'bonus', to: shepherd, from: lured, lasts: revealPace.bonus } as const]
      : []),
  ];
}

/** What flies in a step. */
export function flightsIn(step: RevealStep, { verdicts }: Judgement): readonly Flight[] {
  if (step.kind === 'bonus') return step.from.map((from) => ({ from, to: step.to, brings: 1 }));
  const verdict = step.kind === 'judge' ? verdicts[step.seat] : undefined;
  if (step.kind !== 'judge' || verdict === undefined) return [];
  return [{ from: null, to: step.seat, brings: verdict.error ?? verdict.points }];
}

/** Points and errors once these flights have arrived. */
export function standingAfter({ points, errors }: Standing, flights: readonly Flight[]): Standing {
  const sum = (start: number, seat: Seat, worth: (brings: Flight['brings']) => number): number =>
    flights.reduce((so, { to, brings }) => (to === seat ? so + worth(brings) : so), start);
  return {
    points: points.map((start, seat) =>
      sum(start, seat, (brings) => (typeof brings === 'number' ? brings : 0)),
    ),
    errors: errors.map((start, seat) => sum(start, seat, (brings) => (typeof brings === 'number' ? 0 : 1))),
  };
}
