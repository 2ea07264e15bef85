import type { Rng, Seat } from '@rudel/kernel';
import { answerAt, places } from '../../answers.ts';
import { silhouettes } from '../../silhouettes.ts';
import type { Silhouette } from '../../silhouettes.ts';
import { questionOf } from '../../turns.ts';
import type { Answers, CardId, Move, Shown } from '../../types.ts';
import { readingOf } from '../know/card-reading.ts';
import { blended, flat } from '../know/profile.ts';
import type { Profile } from '../know/profile.ts';
import { layoutOf, nothingLaid } from '../know/turn-layout.ts';
import type { Layout } from '../know/turn-layout.ts';
import { companionParameters } from '../parameters.ts';
import { utilitiesOf } from '../value/persona.ts';
import type { Persona } from '../value/persona.ts';
import { drawnBy, heaviest } from '../worlds/chance.ts';
import { layingsOf } from '../worlds/layings.ts';
import type { Layings } from '../worlds/layings.ts';
import type { Odds, Reader, Self } from './reader.ts';

const silhouetteAt = (index: number): Silhouette => silhouettes[index] as Silhouette;

/**
 * Lays the next answer, or locks. Each is drawn with the chance that it has given those that lie there, so that all six
 * together come about as likely as the soft-max over all ways to lay them says.
 */
export function answer(shown: Shown, answers: Answers, persona: Persona, rng: Rng): Move {
  const next = places.findIndex((place) => answerAt(answers, place) === null);
  const place = places[next];
  if (place === undefined) return { kind: 'lock' };
  const utilities = utilitiesOf(persona, readingOf(shown.options, shown.card ?? ''));
  const chances = layingsOf(utilities, persona.temperature, layoutOf(shown, answers))[next] ?? [];
  return { kind: 'lay', ...place, silhouette: silhouetteAt(drawnBy(chances, rng)) };
}

/** How likely each silhouette lies in each place of the active seat, to somebody who takes this for its taste. */
export function expectedOf(shown: Shown, card: CardId, taste: Profile, layout: Layout): Layings {
  const { appeals } = readingOf(shown.options, card);
  const utilities = appeals.map((appeal) => blended([1, appeal], [1, taste]));
  return layingsOf(utilities, companionParameters.reader.temperature, layout);
}

/** What may be the answers to the question at hand, as far as the reader knows the active seat's taste. */
export function oddsOn(shown: Shown, taste: Profile): Odds {
  const chances = expectedOf(shown, shown.card ?? '', taste, layoutOf(shown, shown));
  const place = questionOf(shown) - 1;
  return { best: chances[place] ?? [], worst: chances[place + chances.length / 2] ?? [] };
}

/** Guesses the best answer of the active seat, as far as the reader knows its taste. */
export function guess(shown: Shown, active: Seat, self: Self, { tasteOf, choose }: Reader, rng: Rng): Move {
  const odds = oddsOn(shown, tasteOf(shown, active, self));
  return { kind: 'guess', silhouette: silhouetteAt(choose(odds, rng)) };
}

/** All ten, and nothing laid: a turn of which nothing is known. */
export const unknownTurn: Layout = { among: silhouettes.map((_, at) => at), laid: nothingLaid };

/** Keeps the card on which others are likeliest to guess what it would answer: every hit brings a point to both. */
export function keep(
  shown: Shown,
  seat: Seat,
  drawn: readonly CardId[],
  persona: Persona,
  { tasteOf }: Reader,
): Move {
  const taste = tasteOf(shown, seat, { ...persona, taste: flat });
  const hits = drawn.map((card) => {
    const reading = readingOf(shown.options, card);
    const own = layingsOf(utilitiesOf(persona, reading), persona.temperature, unknownTurn);
    const expected = expectedOf(shown, card, taste, unknownTurn);
    return reading.appeals.reduce(
      (sum, _, place) => sum + (own[place]?.[heaviest(expected[place] ?? [])] ?? 0),
      0,
    );
  });
  return { kind: 'keep', card: drawn[heaviest(hits)] ?? '' };
}
