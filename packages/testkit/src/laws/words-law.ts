import { writtenLanguages } from '@rudel/kernel';
import type { GameTypes } from '@rudel/kernel';
import { plainName } from '../eyes.ts';
import { eyeName } from '../moment.ts';
import type { Moment } from '../moment.ts';

/** Every eye is told what is going on, and every legal move has a label, in every language. */
export function* wordsLaw<G extends GameTypes>({ game, looks }: Moment<G>): Generator<string> {
  for (const language of writtenLanguages) {
    const words = game.words[language];
    for (const { eye, view, legal, texts } of looks) {
      const status = words.status(view, plainName);
      if (isNoSentence(status)) yield `In '${language}' ${eyeName(eye)} is told '${status}'.`;
      for (const [index, move] of legal.entries()) {
        const label = words.move(move, view, plainName);
        if (isNoSentence(label)) yield `In '${language}' the move '${texts[index]}' is called '${label}'.`;
      }
    }
  }
}

/** Whether nobody would say this: nothing, or something that slipped out of a program. */
export function isNoSentence(text: string): boolean {
  return text.trim() === '' || /\bundefined\b|\bNaN\b|\[object /.test(text);
}
