import { dog } from '@rudel/dog';
import type { DogTypes } from '@rudel/dog';
import { drawFrom, pick, seededRng } from '@rudel/kernel';
import type { Contestant, Tally } from '../measure/rounds.ts';
import { contestantNames } from './contestant-names.ts';

const { table, player } = dog;

/** Through the contract as the server uses it: turn, the seat's view, its legal moves, the act. */
function play(options: DogTypes['Options'], seed: number, tally: Tally): void {
  const rng = seededRng(seed);
  let state = table.start(options, 4);
  for (let turn = table.turn(state); turn.kind !== 'over'; turn = table.turn(state)) {
    tally.acts += 1;
    if (turn.kind === 'chance') {
      state = table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
      continue;
    }
    const by = turn.seats[0] ?? 0;
    const legal = player.legal(table.view(state, by));
    tally.decisions += 1;
    tally.listed += legal.length;
    state = table.apply(state, { by, move: pick(legal, rng) });
  }
}

export function rudelContestant(options: DogTypes['Options']): Contestant {
  return { name: contestantNames.rudel, play: (seed, tally) => play(options, seed, tally) };
}
