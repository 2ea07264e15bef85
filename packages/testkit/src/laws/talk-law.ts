import type { Eye, Game, GameTypes } from '@rudel/kernel';
import { deepFreeze } from '../deep-freeze.ts';
import { eyeName } from '../moment.ts';
import type { Moment } from '../moment.ts';

/** Who may speak in free text, and why not, is the same in every world that looks the same to everybody. */
export function* talkLaw<G extends GameTypes>({ game, state, looks, rng }: Moment<G>): Generator<string> {
  const open = looks.find(({ eye }) => eye === 'table');
  if (game.player.whyNotTalk === undefined || open === undefined) return;
  const world = deepFreeze(game.table.imagine(open.view, rng));
  for (const { eye } of looks) {
    const [truth, imagined] = [state, world].map((one) => silenceOf(game, one, eye));
    if (truth === imagined) continue;
    yield `${eyeName(eye)} ${truth}, but ${imagined} in a world that looks the same to all.`;
  }
}

function silenceOf<G extends GameTypes>({ player, table }: Game<G>, state: G['State'], eye: Eye): string {
  const why = player.whyNotTalk?.(deepFreeze(table.view(state, eye))) ?? null;
  return why === null ? 'may talk' : `may not talk (${JSON.stringify(why)})`;
}
