import type { Rng, Seat } from '@rudel/kernel';
import { answerAt, places } from '../../answers.ts';
import { silhouettes } from '../../silhouettes.ts';
import type { Silhouette } from '../../silhouettes.ts';
import { questionOf } from '../../turns.ts';
import type { Answers, CardId, Move, Shown } from '../../types.ts';
import { readingOf } from '../know/card-reading.ts';
import { blended, flat } from '../know/profile.ts';
import { layoutOf, nothingLaid } from '../know/turn-layout.ts';
import { companionParameters } from '../parameters.ts';
import { utilitiesOf } from '../value/persona.ts';
import type { Persona } from '../value/persona.ts';
import { drawnBy, heaviest } from '../worlds/chance.ts';
import { layingsOf } from '../worlds/layings.ts';
import type { Reader, Self } from './reader.ts';

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

/** Guesses the best answer of the active seat, as far as the reader knows its taste. */
export function guess(shown: Shown, active: Seat, self: Self, { tasteOf, choose }: Reader, rng: Rng): Move {
  const { appeals } = readingOf(shown.options, shown.card ?? '');
  const taste = tasteOf(shown, active, self);
  const utilities = appeals.map((appeal) => blended([1, appeal], [1, taste]));
  const chances = layingsOf(utilities, companionParameters.reader.temperature, layoutOf(shown, shown));
  const place = questionOf(shown) - 1;
  const odds = { best: chances[place] ?? [], worst: chances[place + utilities.length] ?? [] };
  return { kind: 'guess', silhouette: silhouetteAt(choose(odds, rng)) };
}

const allTen = silhouettes.map((_, at) => at);

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
    const layout = { among: allTen, laid: nothingLaid };
    const own = layingsOf(utilitiesOf(persona, reading), persona.temperature, layout);
    const believed = reading.appeals.map((appeal) => blended([1, appeal], [1, taste]));
    const expected = layingsOf(believed, companionParameters.reader.temperature, layout);
    return believed.reduce((sum, _, place) => sum + (own[place]?.[heaviest(expected[place] ?? [])] ?? 0), 0);
  });
  return { kind: 'keep', card: drawn[heaviest(hits)] ?? '' };
}
