import type { Seat } from '@rudel/kernel';
import { places } from '../../answers.ts';
import { silhouettes } from '../../silhouettes.ts';
import { activeIn, activeOf } from '../../turns.ts';
import type { Answers, OpenTurn, Options, Shown } from '../../types.ts';
import { readingOf } from './card-reading.ts';
import { indexOf } from './profile.ts';
import type { Utilities } from './profile.ts';

/** A turn as answers are laid in it: the silhouettes not set aside, by their index, and what is known to lie in each place. */
export type Layout = { readonly among: readonly number[]; readonly laid: readonly (number | null)[] };

/** A turn of somebody as others see it: what the questions are worth by themselves, and what was laid. */
export type SeenTurn = { readonly appeals: Utilities; readonly layout: Layout };

export const nothingLaid: Layout['laid'] = places.map(() => null);

/** A turn as its answers lie open, or as their owner has laid them. */
export function layoutOf({ aside }: Pick<OpenTurn, 'aside'>, rows: OpenTurn | Answers): Layout {
  return {
    among: silhouettes.flatMap((one, at) => (aside.includes(one) ? [] : [at])),
    laid: places.map(({ row, question }) => {
      const one = rows[row][question - 1] ?? null;
      return one === null ? null : indexOf(one);
    }),
  };
}

/** All that a seat has shown of its answers in this match: its turns so far, and the questions that are over in this one. */
export function seenTurnsOf(shown: Shown, seat: Seat): readonly SeenTurn[] {
  const over = shown.past.filter((_, nth) => activeIn(shown, nth) === seat);
  const now = activeOf(shown) === seat && shown.best.length > 0 && shown.card !== null;
  return [
    ...over.map((turn) => seenTurn(shown.options, turn, turn.card)),
    ...(now ? [seenTurn(shown.options, shown, shown.card)] : []),
  ];
}

const seenTurn = (options: Options, turn: OpenTurn, card: string): SeenTurn => ({
  appeals: readingOf(options, card).appeals,
  layout: layoutOf(turn, turn),
});
