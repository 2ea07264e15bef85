import { actLine, formatAct, formatRecord, openingTags, seededRng } from '@rudel/kernel';
import type { Game, GameTypes } from '@rudel/kernel';
import { eyesOf } from '../eyes.ts';
import { randomRun } from '../secrecy/run.ts';
import type { Run } from '../secrecy/run.ts';
import { setupOf } from '../setup.ts';

const matches = 6;
const longest = 60;

/** Texts of every kind as they occur in a few random matches, and the views that they were seen from. */
export class GoodTexts<G extends GameTypes> {
  readonly positions: string[] = [];
  readonly sights: string[] = [];
  readonly moves: string[] = [];
  readonly options: string[] = [];
  readonly acts: string[] = [];
  readonly records: string[] = [];
  readonly views: G['View'][] = [];

  constructor(game: Game<G>, firstSeed: number) {
    for (let seed = firstSeed; seed < firstSeed + matches; seed += 1) {
      this.#gather(game, randomRun(game, setupOf(game, seed), seededRng(`texts ${seed}`), longest));
    }
  }

  #gather(game: Game<G>, run: Run<G>): void {
    let state = game.table.start(run.options, run.seats);
    for (const act of run.acts) {
      state = game.table.apply(state, act);
      this.acts.push(formatAct(game, act));
      this.positions.push(game.table.position.format(state));
    }
    this.#look(game, state);
    const tags = new Map(openingTags(game, run.options, run.seats));
    this.options.push(game.options.format(run.options));
    this.records.push(formatRecord({ tags, lines: run.acts.map((act) => actLine(game, act)) }));
  }

  #look(game: Game<G>, state: G['State']): void {
    for (const eye of eyesOf(game.table.seats(state))) {
      const view = game.table.view(state, eye);
      this.views.push(view);
      this.sights.push(game.player.sight.format(view));
      this.moves.push(...game.player.legal(view).map((move) => game.player.move.format(move)));
    }
  }
}
