import { tell } from '@rudel/kernel';
import type { CheckedDraw, Eye, Language, NameOf, Seat } from '@rudel/kernel';
import type { Film } from '../replay/film.ts';

function sentencesFor(
  film: Film,
  { act }: CheckedDraw,
  eye: Eye,
  language: Language,
  nameOf: NameOf,
): string[] {
  const { game, replayed } = film;
  const [before, done, after] = [replayed.states[act], replayed.acts[act], replayed.states[act + 1]];
  if (before === undefined || done === undefined || after === undefined) return [];
  return game.table
    .glimpses({ before, act: done, after }, eye)
    .map((glimpse) => tell(game.words[language], glimpse, nameOf));
}

/** What came of a draw, in the game's words, as everybody could notice it; empty where nobody could. */
export function openlyTold(film: Film, draw: CheckedDraw, language: Language, nameOf: NameOf): string {
  return sentencesFor(film, draw, 'table', language, nameOf).join(' ');
}

/** What a draw told one seat and not all. */
export type ToldToSeat = { readonly seat: Seat; readonly text: string };

/** What each seat learned alone: its cards, its role. */
export function secretlyTold(
  film: Film,
  draw: CheckedDraw,
  language: Language,
  nameOf: NameOf,
): readonly ToldToSeat[] {
  const open = new Set(sentencesFor(film, draw, 'table', language, nameOf));
  return Array.from({ length: film.replayed.seats }, (_, seat) => {
    const own = sentencesFor(film, draw, seat, language, nameOf).filter((sentence) => !open.has(sentence));
    return { seat, text: own.join(' ') };
  }).filter(({ text }) => text !== '');
}
