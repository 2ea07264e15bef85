import type { Bot, Budget } from '@rudel/bots';
import { drawFrom, seededRng } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { dog } from '../src/index.ts';
import type { DogTypes, Options, View } from '../src/types.ts';

type OnChoice = (view: View, move: DogTypes['Move']) => void;

/** Plays a match, one bot a team, tells each choice and returns the winners. */
export function playMatch(
  seed: string,
  options: Options,
  teams: readonly [Bot<DogTypes>, Bot<DogTypes>],
  budget: Budget,
  onChoice: OnChoice = () => {},
): readonly Seat[] {
  const rng = seededRng(seed);
  const { table } = dog;
  let state = table.start(options, 4);
  for (;;) {
    const turn = table.turn(state);
    if (turn.kind === 'over') return turn.outcome.winners;
    if (turn.kind === 'chance') {
      state = table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
    } else {
      const by = turn.seats[0] ?? 0;
      const view = table.view(state, by);
      const move = teams[(by & 1) as 0 | 1].choose(view, rng, budget);
      onChoice(view, move);
      state = table.apply(state, { by, move });
    }
  }
}
