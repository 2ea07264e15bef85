import type { Open } from './open.ts';

/** A place at the table, counted from 0 in playing order. */
export type Seat = number;

/** Who looks: a seat, or what anyone in the room may watch. */
export type Eye = Seat | 'table';

/** One thing that chance can produce: a card, a face of a die. No blanks and no commas. */
export type Token = string;

/** A chance event, described and not yet sampled. */
export type Urn =
  | {
      readonly kind: 'draw';
      readonly purpose: string;
      readonly from: readonly Token[];
      readonly count: number;
    }
  | { readonly kind: 'roll'; readonly purpose: string; readonly dice: readonly (readonly Token[])[] };

/** What chance produced: drawn tokens in order, or one face per die. */
export type Drawn = readonly Token[];

export type Outcome = {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
};

/**
 * Whom the match waits for: seats, chance, or nobody any more. `lapses`: the clock may end this turn instead, after
 * `seconds` where the rules say how long. They run from the last act that the table's eye noticed, never from a hidden one;
 * turns that follow each other and name the same `span` share one clock, whatever is done in them. `changing`: those who have
 * decided and may still change it while others decide; nobody waits for them, and bots leave it at that. `rest`: how
 * many more usual pauses bots take before they act, because something has just happened that people want to see; it follows
 * from what everybody sees.
 */
export type Turn =
  | {
      readonly kind: 'seats';
      readonly seats: readonly Seat[];
      readonly lapses: boolean;
      readonly seconds?: number;
      readonly span?: string;
      readonly changing?: readonly Seat[];
      readonly rest?: number;
    }
  | { readonly kind: 'chance'; readonly urn: Urn }
  | { readonly kind: 'over'; readonly outcome: Outcome };

/** One step of a match. A match is the list of its acts. */
export type Act<Move extends Open = Open> =
  | { readonly by: Seat; readonly move: Move }
  | { readonly by: 'chance'; readonly drawn: Drawn }
  | { readonly by: 'clock' };
