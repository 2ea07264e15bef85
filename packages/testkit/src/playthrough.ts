import { formatAct, openingTags, seededRng, tell } from '@rudel/kernel';
import type { Act, Game, GameTypes, Step } from '@rudel/kernel';
import { eyesOf, plainName } from './eyes.ts';
import { randomAct } from './random-act.ts';
import { setupOf } from './setup.ts';
import type { Setup } from './setup.ts';

/** A short random match to be written down for reviewers. */
export type Playthrough<G extends GameTypes> = {
  readonly seed: number;
  readonly acts: number;
  /** What every eye sees is shown after every nth act. */
  readonly sightsEvery?: number;
  readonly setup?: Setup<G>;
};

/** A match as a text to read: each act, what the table hears of it, the position, and at times what each eye sees. */
export function playthroughText<G extends GameTypes>(game: Game<G>, playthrough: Playthrough<G>): string {
  const { seed, acts, sightsEvery = 8 } = playthrough;
  const setup = playthrough.setup ?? setupOf(game, seed);
  const rng = seededRng(`playthrough ${seed}`);
  const lines = openingTags(game, setup.options, setup.seats).map(([key, value]) => `[${key} "${value}"]`);
  let state = game.table.start(setup.options, setup.seats);
  lines.push('', `= ${game.table.position.format(state)}`, ...sightLines(game, state));
  for (let nth = 1; nth <= acts; nth += 1) {
    const turn = game.table.turn(state);
    if (turn.kind === 'over') break;
    const act: Act<G['Move']> = randomAct(game, state, turn, rng);
    const after = game.table.apply(state, act);
    lines.push('', ...stepLines(game, { before: state, act, after }));
    if (nth % sightsEvery === 0) lines.push(...sightLines(game, after));
    state = after;
  }
  return `${lines.join('\n')}\n`;
}

function stepLines<G extends GameTypes>(game: Game<G>, step: Step<G>): string[] {
  const heard = game.table.glimpses(step, 'table');
  return [
    formatAct(game, step.act),
    ...heard.map((glimpse) => `; ${tell(game.words.en, glimpse, plainName)}`),
    `= ${game.table.position.format(step.after)}`,
  ];
}

function sightLines<G extends GameTypes>(game: Game<G>, state: G['State']): string[] {
  return eyesOf(game.table.seats(state)).map((eye) => {
    const view = game.table.view(state, eye);
    return `; ${game.player.sight.format(view)} ; ${game.words.en.status(view, plainName)}`;
  });
}
