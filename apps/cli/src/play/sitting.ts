import type { Language } from '@rudel/kernel';
import type { Shelved } from '@rudel/shelf';
import { flagOf, hasFlag } from '../command.ts';
import type { Call } from '../command.ts';
import { shellWord } from '../files.ts';
import { argOf, languageFlag, pathOf, shelvedOf, wholeFlag } from '../given.ts';
import { program } from '../program.ts';
import { dataPerson } from './data-person.ts';
import type { LocalMatch } from './local-match.ts';
import type { Person } from './person.ts';
import { phrasesFor } from './phrases.ts';
import type { Phrases } from './phrases.ts';
import { SaveFile, usualSavePath } from './save-file.ts';
import { TextPerson } from './text-person.ts';

/** One sitting: who plays, what was asked for, and where the match is kept. */
export type Sitting = {
  readonly call: Call;
  readonly shelved: Shelved;
  readonly language: Language;
  readonly person: Person;
  readonly say: Phrases;
  readonly save: SaveFile;
};

export function sittingOf(call: Call): Sitting {
  const shelved = shelvedOf(argOf(call, 0));
  const { game } = shelved;
  const language = languageFlag(call);
  const around = { io: call.io, game, language };
  const chosen = flagOf(call, 'save');
  const path = chosen === undefined ? usualSavePath(call.io, game.id) : pathOf(call.io, chosen);
  return {
    call,
    shelved,
    language,
    person: hasFlag(call, 'json') ? dataPerson(around) : new TextPerson(around),
    say: phrasesFor(language),
    save: new SaveFile(path, language),
  };
}

export const budgetOf = (call: Call): LocalMatch['setup']['budget'] => ({
  kind: 'iterations',
  count: wholeFlag(call, 'iterations', 1, 1_000_000) ?? 200,
});

/** What to type to go on with a match; null for one at the usual place. */
export function commandFor({ call, shelved, language }: Sitting, path: string | null): string {
  const where = path === null ? [] : ['--save', shellWord(path)];
  const spoken = hasFlag(call, 'lang') ? ['--lang', language] : [];
  return [program, 'play', shelved.game.id, ...where, ...spoken].join(' ');
}
