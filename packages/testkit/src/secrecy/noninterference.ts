import { pick, seededRng } from '@rudel/kernel';
import type { Eye, Game, GameTypes } from '@rudel/kernel';
import { eyesOf } from '../eyes.ts';
import { firstDifference } from '../first-difference.ts';
import { eyeName } from '../moment.ts';
import { setupOf } from '../setup.ts';
import { dropHidden, reorderHidden } from './coupling.ts';
import type { Coupling, IsHiddenFrom } from './coupling.ts';
import { traceOf } from './observer.ts';
import type { Observer, Trace } from './observer.ts';
import { commonActs, lawfulStates, randomRun, runText } from './run.ts';
import type { Run } from './run.ts';

/** A game's own statement of what an eye may not know, independent of its `view`. */
export type Secrecy<G extends GameTypes> = {
  readonly couplings: { readonly [name: string]: Coupling<G> };
  /** Where given, hidden acts are also reordered and dropped. */
  readonly isHiddenFrom?: IsHiddenFrom<G>;
  /** How many acts a run may have. */
  readonly longest?: number;
};

/** What came of one attempt: a real pair of runs with the way to tell them apart (empty if none), or no pair. */
type Attempt = { readonly difference: string } | Miss;

/** Why an attempt gave no pair: the coupling knew no other run, an unlawful one, or the same again. */
type Miss = 'none' | 'unlawful' | 'unchanged';

/** What a search found: how many real pairs of runs it compared in how many attempts, and the first leak. */
export type LeakSearch = {
  readonly pairs: number;
  readonly attempts: number;
  readonly misses: { readonly [M in Miss]: number };
  readonly leak: string | null;
};

const attemptsPerPair = 50;
const probesPerObserver = 6;

/** All couplings of a game by name: its own, and those of its hidden acts. */
export function couplingsOf<G extends GameTypes>(
  game: Game<G>,
  secrecy: Secrecy<G>,
): ReadonlyMap<string, Coupling<G>> {
  const all = new Map(Object.entries(secrecy.couplings));
  if (secrecy.isHiddenFrom !== undefined) {
    all.set('reorder', reorderHidden(game, secrecy.isHiddenFrom));
    all.set('drop', dropHidden(game, secrecy.isHiddenFrom));
  }
  return all;
}

/** Compares what an eye gets of coupled runs until a leak is found or so many real pairs were compared. */
export function searchLeak<G extends GameTypes>(
  game: Game<G>,
  coupling: Coupling<G>,
  wanted: number,
  longest = 80,
): LeakSearch {
  const misses = { none: 0, unlawful: 0, unchanged: 0 };
  let [pairs, attempts] = [0, 0];
  while (pairs < wanted && attempts < wanted * attemptsPerPair) {
    const seed = attempts;
    const attempt = attemptOf(game, coupling, seed, longest);
    attempts += 1;
    if (typeof attempt === 'string') {
      misses[attempt] += 1;
      continue;
    }
    pairs += 1;
    if (attempt.difference !== '')
      return { pairs, attempts, misses, leak: `seed ${seed}: ${attempt.difference}` };
  }
  return { pairs, attempts, misses, leak: null };
}

function attemptOf<G extends GameTypes>(
  game: Game<G>,
  coupling: Coupling<G>,
  seed: number,
  longest: number,
): Attempt {
  const rng = seededRng(`secrecy ${seed}`);
  const run = randomRun(game, setupOf(game, seed), rng, longest);
  const eye = pick(eyesOf(run.seats), rng);
  const other = coupling(run, eye, rng);
  return other === null ? 'none' : comparison(game, run, other, eye);
}

function comparison<G extends GameTypes>(game: Game<G>, one: Run<G>, other: Run<G>, eye: Eye): Attempt {
  const common = commonActs(game, one, other);
  if (common === one.acts.length && common === other.acts.length) return 'unchanged';
  const [states, otherStates] = [lawfulStates(game, one), lawfulStates(game, other)];
  if (states === null || otherStates === null) return 'unlawful';
  const observer = observerOf(one, eye);
  const trace = traceOf(game, one, states, observer, common);
  const otherTrace = traceOf(game, other, otherStates, observer, common);
  const difference = differenceOf(trace, otherTrace);
  if (difference === '') return { difference };
  return {
    difference: `${eyeName(eye)} can tell apart what it may not, ${difference}\none run: ${runText(game, one)}\nother run: ${runText(game, other)}`,
  };
}

/** Asks about moves that somebody made in the run, whoever it was. */
function observerOf<G extends GameTypes>(run: Run<G>, eye: Eye): Observer<G> {
  const moves = run.acts.flatMap((act) => (act.by === 'chance' || act.by === 'clock' ? [] : [act.move]));
  return { eye, probes: moves.slice(-probesPerObserver) };
}

function differenceOf(one: Trace, other: Trace): string {
  const place = one.findIndex((text, index) => text !== other[index]);
  if (place === -1 && one.length === other.length) return '';
  if (place === -1 || other[place] === undefined)
    return `it is told ${one.length} times in one run and ${other.length} times in the other.`;
  return `the ${place + 1}. thing it is told differs ${firstDifference(one[place] ?? '', other[place] ?? '')}.`;
}
