import { seededRng } from '@rudel/kernel';
import type { Game, GameTypes, Step } from '@rudel/kernel';
import { deepFreeze } from './deep-freeze.ts';
import { askingLaw } from './laws/asking-law.ts';
import { beatLaw } from './laws/beat-law.ts';
import { glimpseLaw } from './laws/glimpse-law.ts';
import { Imagining } from './laws/imagining-law.ts';
import { maskingLaw } from './laws/masking-law.ts';
import { notationLaw } from './laws/notation-law.ts';
import { plainLaw } from './laws/plain-law.ts';
import { refusalLaw } from './laws/refusal-law.ts';
import { Diary, replayLaw } from './laws/replay-law.ts';
import { talkLaw } from './laws/talk-law.ts';
import { toldMoreLaw } from './laws/told-more-law.ts';
import { turnLaw } from './laws/turn-law.ts';
import { wordsLaw } from './laws/words-law.ts';
import { momentOf } from './moment.ts';
import type { Law } from './moment.ts';
import { MoveTexts } from './move-texts.ts';
import type { OddMove } from './move-texts.ts';
import { randomAct } from './random-act.ts';
import { setupOf } from './setup.ts';
import type { Setup } from './setup.ts';

/** One random match to be watched. */
export type Trial<G extends GameTypes> = Setup<G> & {
  readonly seed: number;
  /** The costly laws are checked at every nth step, beginning at one that depends on the seed. */
  readonly every: number;
  /** How many acts a match may have at the most. */
  readonly longest: number;
  /** Where given, every other odd move that is tried is of the game's own making. */
  readonly oddMove?: OddMove<G>;
};

const mostViolations = 5;

/** The match that a seed stands for, with all its options varied. */
export function trialOf<G extends GameTypes>(
  game: Game<G>,
  seed: number,
  every = 1,
  longest = 10_000,
): Trial<G> {
  return { ...setupOf(game, seed), seed, every, longest };
}

/** Plays one random match and tells, in sentences, which laws it breaks and where; at most five. */
export function lawViolations<G extends GameTypes>(game: Game<G>, trial: Trial<G>): readonly string[] {
  const found: string[] = [];
  for (const sentence of new WatchedMatch(game, trial).violations()) {
    found.push(sentence);
    if (found.length === mostViolations) break;
  }
  return found;
}

class WatchedMatch<G extends GameTypes> {
  readonly #game: Game<G>;
  readonly #trial: Trial<G>;
  readonly #diary: Diary<G>;
  readonly #imagining = new Imagining<G>();
  readonly #laws: readonly Law<G>[];
  readonly #moveTexts: MoveTexts<G>;
  #step = 0;
  #state: G['State'] | null = null;

  constructor(game: Game<G>, trial: Trial<G>) {
    this.#game = game;
    this.#trial = trial;
    this.#diary = new Diary(game, trial);
    this.#moveTexts = new MoveTexts(seededRng(`moves ${trial.seed}`), trial.oddMove ?? null);
    this.#laws = [
      turnLaw,
      plainLaw,
      notationLaw,
      askingLaw,
      refusalLaw,
      maskingLaw,
      wordsLaw,
      this.#imagining.law,
      talkLaw,
      toldMoreLaw,
    ];
  }

  *violations(): Generator<string> {
    for (const sentence of this.#caught(this.#played())) yield `${this.#place()}: ${sentence}`;
  }

  *#played(): Generator<string> {
    const { table } = this.#game;
    const rng = seededRng(`match ${this.#trial.seed}`);
    let state = deepFreeze(table.start(this.#trial.options, this.#trial.seats));
    for (let turn = table.turn(state); ; turn = table.turn(state)) {
      this.#state = state;
      const isWatched = turn.kind === 'over' || (this.#step - this.#trial.seed) % this.#trial.every === 0;
      if (isWatched) yield* this.#lawfulness(state);
      if (turn.kind === 'over') break;
      if (this.#step >= this.#trial.longest) {
        yield `The match is not over after ${this.#step} acts.`;
        return;
      }
      const act = deepFreeze(randomAct(this.#game, state, turn, rng));
      const after = deepFreeze(table.apply(state, act));
      this.#diary.act(act);
      const step: Step<G> = { before: state, act, after };
      yield* this.#caught(beatLaw(this.#game, step));
      if (isWatched) yield* this.#caught(glimpseLaw(this.#game, step));
      state = after;
      this.#step += 1;
    }
    yield* this.#imagining.varietyFaults();
    yield* replayLaw(this.#game, this.#diary);
  }

  *#lawfulness(state: G['State']): Generator<string> {
    const rng = seededRng(`moment ${this.#trial.seed} ${this.#step}`);
    const moment = momentOf(this.#game, state, rng, this.#moveTexts);
    this.#diary.position(moment.position);
    for (const law of this.#laws) yield* this.#caught(law(moment));
  }

  /** What a game throws is a violation like any other. */
  *#caught(sentences: Iterable<string>): Generator<string> {
    try {
      yield* sentences;
    } catch (error) {
      yield `Something was thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    }
  }

  #place(): string {
    const { seed, seats, options } = this.#trial;
    return `seed ${seed}, ${seats} seats, ${this.#game.options.format(options)}, after ${this.#step} acts, at ${this.#position()}`;
  }

  #position(): string {
    try {
      return this.#state === null ? 'the start' : this.#game.table.position.format(this.#state);
    } catch {
      return 'a position that cannot be written';
    }
  }
}
