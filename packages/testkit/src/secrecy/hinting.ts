import { pick, seededRng } from '@rudel/kernel';
import type { Game, GameTypes, Rng, Seat } from '@rudel/kernel';
import { firstDifference } from '../first-difference.ts';
import { setupOf } from '../setup.ts';
import type { Coupling } from './coupling.ts';
import { commonActs, lawfulStates, randomRun, runText } from './run.ts';
import type { Run } from './run.ts';

/** All that a seat is told which asks for a hint at a view, as one text. */
export type Hinting<G extends GameTypes> = (view: G['View']) => string;

/** How often hints of coupled runs were compared, and how they differed; empty if never. */
export type Hinted = { readonly pairs: number; readonly faults: readonly string[] };

const attemptsPerPair = 60;
/** So many of the latest decisions of a seat are asked about: hints take longer than views. */
const decisions = 2;

/** A seat that decides where the run ends, so that there is something to ask about; any seat where none does. */
function askedAt<G extends GameTypes>(game: Game<G>, run: Run<G>, last: G['State'], rng: Rng): Seat {
  const turn = game.table.turn(last);
  return turn.kind === 'seats' && rng.int(4) > 0 ? pick(turn.seats, rng) : rng.int(run.seats);
}

/** The hints for the latest decisions of a seat, the last first. What it sees alike twice running is one decision. */
function hintsOf<G extends GameTypes>(
  game: Game<G>,
  states: readonly G['State'][],
  eye: Seat,
  hinting: Hinting<G>,
): readonly string[] {
  const hints: string[] = [];
  let seen = '';
  for (const state of states.toReversed()) {
    const view = game.table.view(state, eye);
    const sight = game.player.sight.format(view);
    if (sight === seen || game.player.legal(view).length === 0) continue;
    seen = sight;
    hints.push(hinting(view));
    if (hints.length === decisions) break;
  }
  return hints;
}

function comparisonOf<G extends GameTypes>(
  game: Game<G>,
  coupling: Coupling<G>,
  hinting: Hinting<G>,
  seed: number,
  longest: number,
): string | null {
  const rng = seededRng(`hinting ${seed}`);
  const run = randomRun(game, setupOf(game, seed), rng, longest);
  const states = lawfulStates(game, run);
  const last = states?.at(-1);
  if (states === null || last === undefined) return null;
  const eye = askedAt(game, run, last, rng);
  const other = coupling(run, eye, rng);
  const otherStates = other && lawfulStates(game, other);
  if (other === null || otherStates === null) return null;
  const common = commonActs(game, run, other);
  if (common === run.acts.length && common === other.acts.length) return null;
  const hints = hintsOf(game, states.slice(common + 1), eye, hinting);
  const otherHints = hintsOf(game, otherStates.slice(common + 1), eye, hinting);
  const decided = Math.min(hints.length, otherHints.length);
  if (decided === 0) return null;
  const one = hints.slice(0, decided).join('\n');
  const two = otherHints.slice(0, decided).join('\n');
  if (one === two) return '';
  return `seed ${seed}, seat ${eye}: ${firstDifference(one, two)}\none run: ${runText(game, run)}\nother run: ${runText(game, other)}`;
}

/** Compares the hints that a seat gets in runs that it must not tell apart, until so many real pairs were compared. */
export function hintingFaults<G extends GameTypes>(
  game: Game<G>,
  coupling: Coupling<G>,
  hinting: Hinting<G>,
  wanted: number,
  longest = 80,
): Hinted {
  const faults: string[] = [];
  let pairs = 0;
  for (let seed = 0; pairs < wanted && seed < wanted * attemptsPerPair; seed += 1) {
    const difference = comparisonOf(game, coupling, hinting, seed, longest);
    if (difference === null) continue;
    pairs += 1;
    if (difference !== '') faults.push(difference);
  }
  return { pairs, faults };
}
