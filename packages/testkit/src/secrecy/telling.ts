import { seededRng } from '@rudel/kernel';
import type { Eye, Game, GameTypes } from '@rudel/kernel';
import { firstDifference } from '../first-difference.ts';
import { setupOf } from '../setup.ts';
import type { Coupling } from './coupling.ts';
import { lawfulStates, randomRun } from './run.ts';
import type { Run } from './run.ts';

/** Puts what an eye sees and notices into a text; it is asked after every act, whether the eye notices it or not. */
export type Telling<G extends GameTypes> = (
  view: G['View'],
  glimpses: readonly G['Glimpse'][],
) => readonly string[];

/** All that is told to an eye of a run, one text after the other. */
function toldOf<G extends GameTypes>(
  game: Game<G>,
  run: Run<G>,
  states: readonly G['State'][],
  eye: Eye,
  telling: Telling<G>,
): string {
  const [start] = states;
  if (start === undefined) return '';
  const told = [...telling(game.table.view(start, eye), [])];
  for (const [place, act] of run.acts.entries()) {
    const [before, after] = states.slice(place, place + 2);
    if (before === undefined || after === undefined) continue;
    told.push(...telling(game.table.view(after, eye), game.table.glimpses({ before, act, after }, eye)));
  }
  return told.join('\n');
}

/** How often coupled runs were compared, and how they could be told apart by what a seat was told; empty if never. */
export type Told = { readonly pairs: number; readonly faults: readonly string[] };

/** Compares all that is told to a seat of runs that it must not tell apart, from their start on. */
export function tellingFaults<G extends GameTypes>(
  game: Game<G>,
  coupling: Coupling<G>,
  tellingFor: () => Telling<G>,
  attempts: number,
  longest = 80,
): Told {
  const faults: string[] = [];
  let pairs = 0;
  for (let seed = 0; seed < attempts; seed += 1) {
    const rng = seededRng(`telling ${seed}`);
    const run = randomRun(game, setupOf(game, seed), rng, longest);
    const eye = rng.int(run.seats);
    const other = coupling(run, eye, rng);
    const [states, otherStates] = [lawfulStates(game, run), other && lawfulStates(game, other)];
    if (other === null || states === null || otherStates === null) continue;
    pairs += 1;
    const told = toldOf(game, run, states, eye, tellingFor());
    const otherTold = toldOf(game, other, otherStates, eye, tellingFor());
    if (told !== otherTold) faults.push(`seed ${seed}, seat ${eye}: ${firstDifference(told, otherTold)}`);
  }
  return { pairs, faults };
}
