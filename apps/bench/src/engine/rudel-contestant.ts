import { dog } from '@rudel/dog';
import type { DogTypes } from '@rudel/dog';
import { drawFrom, pick, seededRng, whyNotAct } from '@rudel/kernel';
import type { Act, Rng, Turn } from '@rudel/kernel';
import type { Contestant, Tally } from '../measure/rounds.ts';
import { contestantNames } from './contestant-names.ts';

type State = DogTypes['State'];
type Apply = (state: State, act: Act<DogTypes['Move']>) => State;

const { table, player } = dog;

/** One decision through the contract as the server uses it: the seat's view, its legal moves, one of them. */
function decided(
  state: State,
  turn: Turn & { kind: 'seats' },
  rng: Rng,
  tally: Tally,
): Act<DogTypes['Move']> {
  const by = turn.seats[0] ?? 0;
  const legal = player.legal(table.view(state, by));
  tally.decisions += 1;
  tally.listed += legal.length;
  return { by, move: pick(legal, rng) };
}

function play(options: DogTypes['Options'], apply: Apply, seed: number, tally: Tally): void {
  const rng = seededRng(seed);
  let state = table.start(options, 4);
  for (let turn = table.turn(state); turn.kind !== 'over'; turn = table.turn(state)) {
    tally.acts += 1;
    const act =
      turn.kind === 'chance'
        ? { by: 'chance' as const, drawn: drawFrom(turn.urn, rng) }
        : decided(state, turn, rng, tally);
    state = apply(state, act);
  }
}

const unchecked: Apply = (state, act) => table.apply(state, act);

/** Guarded as if the act came from outside, although it was picked from the legal ones. */
const checked: Apply = (state, act) => {
  const refusal = whyNotAct(dog, state, act);
  if (refusal !== null) throw new Error(`refused: ${refusal.reason}`);
  return table.apply(state, act);
};

export function rudelContestant(options: DogTypes['Options']): Contestant {
  return { name: contestantNames.rudel, play: (seed, tally) => play(options, unchecked, seed, tally) };
}

export function rudelCheckedContestant(options: DogTypes['Options']): Contestant {
  return { name: contestantNames.rudelChecked, play: (seed, tally) => play(options, checked, seed, tally) };
}
