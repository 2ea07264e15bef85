import type { Budget } from '@rudel/bots';
import type { Rng } from '@rudel/kernel';
import type { WoelfeTypes } from '@rudel/woelfe';
import { bestMove, onlyWorld } from '@rudel/woelfe/bot';
import type { World } from '@rudel/woelfe/bot';
import type { WoelfeBot } from './thinking.ts';

/** The strong bot's search in the one world that is true: what knowing all dice would be worth. It cheats, so it lives here. */
export class Clairvoyant implements WoelfeBot {
  readonly name = 'clairvoyant';
  /** The dice of all seats, shown to it before each choice. */
  truth: World = [];

  choose(view: WoelfeTypes['View'], rng: Rng, budget: Budget): WoelfeTypes['Move'] {
    if (view.eye === 'table') throw new Error('the table does not play');
    const { eye } = view;
    return bestMove(view, eye, onlyWorld(view, eye, this.truth), rng, budget);
  }
}
