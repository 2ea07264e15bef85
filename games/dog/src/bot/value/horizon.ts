import type { MutableBoard } from '../../fast/mutable-board.ts';
import { boardWorth } from '../learned/board-worth.ts';
import { featureCount, Features } from './features.ts';

/** How likely a team is to win when a hand is over, by the board alone. */
export class Horizon {
  readonly #features: Features = new Features();

  chanceOf(team: number, board: MutableBoard, nextStarter: number): number {
    this.#features.write(board, nextStarter);
    const { values } = this.#features;
    let logit = 0;
    for (let feature = 0; feature < featureCount; feature += 1)
      logit += (boardWorth[feature] as number) * (values[feature] as number);
    return 1 / (1 + Math.exp(team === 0 ? -logit : logit));
  }
}
