import { randomBot } from '@rudel/bots';
import type { Bot, Budget } from '@rudel/bots';
import type { DogTypes } from '@rudel/dog';
import { consider, considerIn, dogBots, KnownDeal } from '@rudel/dog/bot';
import type { Considered } from '@rudel/dog/bot';
import { dogPlayer } from '@rudel/dog/page';
import type { Card, Move, View } from '@rudel/dog/page';
import type { Rng } from '@rudel/kernel';

/** The hands of all seats. */
export type Truth = readonly (readonly Card[])[];

/** What somebody who searches thinks of a view's moves, the best first. */
type Considers = (view: View, rng: Rng, budget: Budget, truth: Truth) => readonly Considered[];

/** Who plays in this bench: whoever searches says what was weighed. */
export type Contestant = { readonly name: string } & (
  | { readonly considers: Considers }
  | { readonly bot: Bot<DogTypes> }
);

const bot = (name: string): Bot<DogTypes> => dogBots.find((one) => one.name === name) ?? randomBot(dogPlayer);

export const random: Contestant = { name: 'random', bot: bot('random') };
export const medium: Contestant = { name: 'medium', bot: bot('greedy') };

/** What `strong` does, move for move: it takes the first of what it considers. */
export const strong: Contestant = { name: 'strong', considers: consider };

/** The search of `strong` in the one deal that is true: what knowing all hands would be worth. It cheats, so it lives here. */
export const clairvoyant: Contestant = {
  name: 'clairvoyant',
  considers: (view, _, budget, truth) =>
    view.eye === 'table' ? [] : considerIn(view, view.eye, new KnownDeal(truth), budget),
};

export type { Card, Considered, Move, View };
