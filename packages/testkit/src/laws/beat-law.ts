import { sameData } from '@rudel/kernel';
import type { Game, GameTypes, Step } from '@rudel/kernel';
import { eyesOf } from '../eyes.ts';
import { eyeName } from '../moment.ts';

/**
 * What somebody may not notice is done only where everybody knows that several decide: there a table beats, and neither a pause nor
 * the place of a message tells of it. Chance and the clock act by themselves.
 */
export function* beatLaw<G extends GameTypes>(game: Game<G>, step: Step<G>): Generator<string> {
  const { before, act, after } = step;
  if (typeof act.by !== 'number') return;
  const asked = game.player.asked(game.table.view(before, 'table'));
  if (asked.length > 1) return;
  for (const eye of eyesOf(game.table.seats(before))) {
    if (game.table.glimpses(step, eye).length > 0) continue;
    if (!sameData(game.table.view(before, eye), game.table.view(after, eye))) continue;
    yield `${eyeName(eye)} notices nothing of what seat ${act.by} did, but the table counts only ${asked.join(',') || 'nobody'} as asked.`;
  }
}
