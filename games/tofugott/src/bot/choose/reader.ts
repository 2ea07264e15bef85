import type { Rng, Seat } from '@rudel/kernel';
import type { Shown } from '../../types.ts';
import { blended, flat } from '../know/profile.ts';
import type { Profile } from '../know/profile.ts';
import { seenTurnsOf } from '../know/turn-layout.ts';
import { companionParameters } from '../parameters.ts';
import type { Persona } from '../value/persona.ts';
import { drawnBy, heaviest } from '../worlds/chance.ts';
import { learnedTaste } from '../worlds/learned-taste.ts';
import type { Belief } from '../worlds/learned-taste.ts';

/** How likely each silhouette is the best answer to a question, and the worst. */
export type Odds = { readonly best: Profile; readonly worst: Profile };

/** What of the reader colours what it reads. */
export type Self = Pick<Persona, 'taste' | 'openness'>;

/** How somebody reads other people. */
export type Reader = {
  /** What it takes for the taste of a seat, from what lies open and from what it is like itself. */
  readonly tasteOf: (shown: Shown, seat: Seat, self: Self) => Profile;
  /** Which silhouette it guesses. */
  readonly choose: (odds: Odds, rng: Rng) => number;
};

const { temperature, leastSpread, moreSpread, projection } = companionParameters.reader;

/** What somebody believes of people of whom nothing is known. */
const beliefOf = ({ openness }: Self): Belief => ({
  spread: leastSpread + moreSpread * openness,
  temperature,
});

/** What brings the most points: a hit is worth as much as the worst answer costs. */
const surest: Reader['choose'] = ({ best, worst }) =>
  heaviest(best.map((chance, at) => (chance === 0 ? -1 : chance - (worst[at] ?? 0))));

/** Takes others for a little like itself, and guesses what comes to mind. */
export const hastyReader: Reader = {
  tasteOf: (_shown, _seat, { taste }) => blended([projection, taste]),
  choose: ({ best }, rng) => drawnBy(best, rng),
};

/** Takes others for a little like itself, and guesses with care. */
export const carefulReader: Reader = { ...hastyReader, choose: surest };

/** Takes everybody for average. */
export const plainReader: Reader = { tasteOf: () => flat, choose: surest };

/** Learns from every answer that somebody has shown, and soon no longer takes them for like itself. */
export const attentiveReader: Reader = {
  tasteOf(shown, seat, self) {
    const turns = seenTurnsOf(shown, seat);
    const learned = learnedTaste(turns, beliefOf(self));
    return blended([1, learned], [projection / (1 + turns.length) ** 2, self.taste]);
  },
  choose: surest,
};
