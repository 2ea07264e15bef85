import type { Language, WhyNot } from '@rudel/kernel';
import { roomRefusalSentence } from '@rudel/room/refusals';
import type { AnyGamePage } from '@rudel/ui/game-ui';
import { ownRefusal } from './own-refusal.ts';
import type { Refusal } from './own-refusal.ts';

/** The sentence for a refusal, of the game or of the table. */
export function refusalOf(game: AnyGamePage, why: WhyNot, language: Language): Refusal {
  return ownRefusal(game, why, language) ?? { text: roomRefusalSentence(why, language), rule: null };
}
