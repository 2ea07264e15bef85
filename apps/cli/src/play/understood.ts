import { quoted, refusalSentence } from '@rudel/kernel';
import type { AnyGame, AnyView, Language, Open, OpenObject } from '@rudel/kernel';
import { narrowed } from './choices.ts';
import type { Choice, Listed } from './choices.ts';
import { phrasesFor } from './phrases.ts';

/** What is on the screen when a person types. */
export type Offer = {
  readonly game: AnyGame;
  readonly view: AnyView;
  readonly language: Language;
  readonly all: readonly Listed<Open>[];
  readonly choices: readonly Choice<Open>[];
};

/** What a typed line means. */
export type Meaning =
  | { readonly kind: 'move'; readonly move: Open }
  | { readonly kind: 'narrow'; readonly moves: readonly Listed<Open>[] }
  | { readonly kind: 'wrong'; readonly sentence: string; readonly details: OpenObject };

const wrong = (sentence: string, details: OpenObject = {}): Meaning => ({ kind: 'wrong', sentence, details });

export function listedMoves(
  { game, view, language }: Omit<Offer, 'all' | 'choices'>,
  nameOf: (seat: number) => string,
): readonly Listed<Open>[] {
  return game.player.legal(view).map((move) => ({
    move,
    text: game.player.move.format(move),
    label: game.words[language].move(move, view, nameOf),
  }));
}

/** A number of the list, a move, the beginning of one, or a word that is in its label. */
export function understood(typed: string, offer: Offer): Meaning {
  if (/^\d{1,4}$/.test(typed)) return chosen(Number(typed), offer);
  const parsed = offer.game.player.move.parse(typed);
  if (parsed.ok) return judged(typed, parsed.value, offer);
  const moves = narrowed(offer.all, typed);
  return moves.length > 0 ? { kind: 'narrow', moves } : unclear(typed, offer);
}

/** In the person's language, whatever the parser said; an example helps more. */
function unclear(typed: string, { all, language }: Offer): Meaning {
  return wrong(phrasesFor(language).unclear(quoted(typed), all[0]?.text ?? '1'));
}

function chosen(number: number, { choices, language }: Offer): Meaning {
  const choice = choices[number - 1];
  if (choice === undefined) return wrong(phrasesFor(language).outOfRange(choices.length));
  const [first, ...others] = choice.moves;
  return first !== undefined && others.length === 0
    ? { kind: 'move', move: first.move }
    : { kind: 'narrow', moves: choice.moves };
}

function judged(typed: string, move: Open, { game, view, language, all }: Offer): Meaning {
  const why = game.player.whyNot(view, move);
  if (why === null) return { kind: 'move', move };
  const moves = narrowed(all, `${typed},`);
  if (moves.length > 0) return { kind: 'narrow', moves };
  const { rule, reason } = why;
  return wrong(refusalSentence(game, why, language), { game: game.id, rule, reason });
}
