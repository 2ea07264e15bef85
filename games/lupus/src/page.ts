import type { ByLanguage, Game, NameOf } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { lupusRules } from './lupus-rules.ts';
import { mostPlayers } from './notation/letters.ts';
import { options } from './options.ts';
import type { Role } from './roles/role.ts';
import type { Statement } from './talk/statements.ts';
import type { LupusTypes } from './types.ts';
import { fewestPlayers } from './village/narrators.ts';
import { seatsBelow } from './village/seats.ts';
import { de, goalsDe, rolesDe, statementDe } from './words/de.ts';
import { en, goalsEn, rolesEn, statementEn } from './words/en.ts';
import { narrationDe } from './words/narration-de.ts';
import { narrationEn } from './words/narration-en.ts';
import type { Narration } from './words/narration.ts';

/** Lupus in Tabula without its table: all that a page knows of it. */
export const lupusPage: Omit<Game<LupusTypes>, 'table' | 'player'> & { readonly player: typeof lupusRules } =
  {
    id: 'lupus',
    version: 1,
    seats: seatsBelow(mostPlayers + 2).filter((seats) => seats >= fewestPlayers),
    options,
    player: lupusRules,
    words: withSwiss({ en, de }),
  };

type Names = { readonly [R in Role]: { readonly name: string; readonly one: string } };

/** The names of the characters, and what each is about. */
export const roleWords: ByLanguage<{ readonly names: Names; readonly goals: typeof goalsEn }> = withSwiss({
  en: { names: rolesEn, goals: goalsEn },
  de: { names: rolesDe, goals: goalsDe },
});

/** Statements as sentences. */
export const statementWords: ByLanguage<(what: Statement, nameOf: NameOf) => string> = withSwiss({
  en: statementEn,
  de: statementDe,
});

/** What a narrator says. */
export const narrations: ByLanguage<Narration> = withSwiss({ en: narrationEn, de: narrationDe });

export * from './lupus-rules.ts';

export { lupusPlayer } from './player.ts';
export { callText, closingText, variant } from './words/narration.ts';
export type { Narration } from './words/narration.ts';
export { lupusPage as page };
