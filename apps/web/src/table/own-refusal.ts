import type { Language, Sentence, WhyNot } from '@rudel/kernel';
import type { AnyGamePage } from '@rudel/ui/game-ui';

/** A refusal as a player reads it, and the rule of the game that it follows from. */
export type Refusal = { readonly text: string; readonly rule: string | null };

/** The sentence of a game for a refusal by its rules; null for one of the table. */
export function ownRefusal(game: AnyGamePage, why: WhyNot, language: Language): Refusal | null {
  const sentences: { readonly [reason: string]: Sentence | undefined } = game.words[language].refusals;
  const own = why.rule === 'table' ? undefined : sentences[why.reason];
  return own === undefined ? null : { text: own(why.about ?? []), rule: why.rule };
}
