import { MutableDog } from '@rudel/dog/fast';
import type { MutableOptions } from '@rudel/dog/fast';
import { seededRng } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import type { Contestant, Tally } from '../measure/rounds.ts';
import { contestantNames } from './contestant-names.ts';

/** A deal is one act, and another when the discards are shuffled in between. */
function deal(game: MutableDog, rng: Rng): number {
  const before = game.cards.stockSize;
  game.dealRandomly(rng);
  return game.cards.stockSize > before ? 2 : 1;
}

function play(game: MutableDog, seed: number, tally: Tally): void {
  const rng = seededRng(seed);
  game.reset();
  game.setFirstStarter(rng.int(4));
  tally.acts += 1;
  while (game.phase !== 'over') {
    if (game.phase === 'deal') {
      tally.acts += deal(game, rng);
      continue;
    }
    const count = game.legal();
    tally.acts += 1;
    tally.decisions += 1;
    tally.listed += count;
    game.apply(rng.int(count));
  }
}

export function mutableContestant(options: MutableOptions): Contestant {
  const game = new MutableDog(options);
  return { name: contestantNames.limit, play: (seed, tally) => play(game, seed, tally) };
}
