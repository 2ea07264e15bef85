import type { Language, Sentence, WhyNot } from '@rudel/kernel';
import { roomRefusalSentence } from '@rudel/room/refusals';
import type { AnyGamePage } from '@rudel/ui/game-ui';

/** A refusal as a player reads it, and the rule of the game that it follows from. */
export type Refusal = { readonly text: string; readonly rule: string | null };

/** The sentence for a refusal, of the game or of the table. */
export function refusalOf(game: AnyGamePage, why: WhyNot, language: Language): Refusal {
  const sentences: { readonly [reason: string]: Sentence | undefined } = game.words[language].refusals;
  const own = why.rule === 'table' ? undefined : sentences[why.reason];
  if (own === undefined) return { text: roomRefusalSentence(why, language), rule: null };
  return { text: own(why.about ?? []), rule: why.rule };
}
