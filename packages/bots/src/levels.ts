import type { GameTypes } from '@rudel/kernel';
import type { AnyBot, Bot } from './bot.ts';
import type { Hinter } from './hint.ts';
import type { Reviewer } from './review.ts';

/** How well bots play, the weakest first; docs/bots.md says what each level means. */
export const levels = ['easy', 'medium', 'strong'] as const;
export type Level = (typeof levels)[number];

/** What levels were called before, for the tables, records and commands of then. */
export type Aliases = { readonly [name: string]: Level };

/** The bots of a game: one for each level, or none yet. */
export type BotsByLevel<G extends GameTypes> = {
  readonly levels: { readonly [L in Level]?: Bot<G> };
  readonly aliases: Aliases;
  /** Says what `strong` has weighed; missing where it cannot say it yet. */
  readonly hinter?: Hinter<G>;
  /** Says how a match went; missing where nobody can yet. */
  readonly reviewer?: Reviewer<G>;
};

type Named = { readonly aliases?: Aliases };

/** The name that a level has now. */
export function levelCalled({ aliases = {} }: Named, name: string): string {
  return (Object.hasOwn(aliases, name) ? aliases[name] : undefined) ?? name;
}

/** The bot of a level, by the name that it has now or had before. */
export function botCalled(
  playable: Named & { readonly bots: readonly AnyBot[] },
  name: string,
): AnyBot | undefined {
  const level = levelCalled(playable, name);
  return playable.bots.find((bot) => bot.name === level);
}
