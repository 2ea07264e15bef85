import { writtenLanguages, tell } from '@rudel/kernel';
import type { Game, GameTypes, Step } from '@rudel/kernel';
import { deepFreeze } from '../deep-freeze.ts';
import { eyesOf, plainName } from '../eyes.ts';
import { eyeName } from '../moment.ts';
import { notPlain } from '../plain-data.ts';
import { isNoSentence } from './words-law.ts';

/** What an eye notices of a step is plain data with words in every language. */
export function* glimpseLaw<G extends GameTypes>(game: Game<G>, step: Step<G>): Generator<string> {
  for (const eye of eyesOf(game.table.seats(step.before))) {
    for (const glimpse of deepFreeze(game.table.glimpses(step, eye))) {
      const fault = notPlain(glimpse, 'glimpse');
      if (fault !== null) yield `What ${eyeName(eye)} notices is not plain data; ${fault}.`;
      for (const language of writtenLanguages) {
        const sentence = tell(game.words[language], glimpse, plainName);
        if (isNoSentence(sentence))
          yield `In '${language}' the glimpse '${glimpse.kind}' is told as '${sentence}'.`;
      }
    }
  }
}
