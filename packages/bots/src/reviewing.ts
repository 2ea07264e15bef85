import { sameData, seededRng } from '@rudel/kernel';
import type { AnyGame, AnyView, Open, Replayed, Sealed, SealedTypes, Seat } from '@rudel/kernel';
import type { Reader } from './hint.ts';
import type { AnyReviewer, Measure } from './review.ts';

/** How good a decision was. */
export type Grade = 'good' | 'inaccurate' | 'mistake';

/** A decision of the reviewed seat; moves are texts. */
export type Judged = {
  /** Which act of the match it was, from 0. */
  readonly act: number;
  readonly made: string;
  readonly best: string;
  /** How likely the best move was to win, and how much less the one that was made. */
  readonly chance: number;
  readonly loss: number;
  readonly grade: Grade;
  readonly why: string;
};

/** How likely the reviewed side was to win after so many acts; null where nobody can say. */
export type Curve = readonly (number | null)[];

/** What the chances of the reviewed side owe to whom: from an even start to the end all of it adds up. */
export type Shares = { readonly chance: number; readonly others: number; readonly own: number };

/** An act after which much was different. */
export type TurningPoint = { readonly act: number; readonly change: number };

/** How a match went for a seat, as far as it was looked at. Plain data. */
export type Review = {
  readonly seat: Seat;
  /** What the numbers say. */
  readonly measure: Measure;
  /** How much of it is done. */
  readonly done: number;
  /** By what the seat saw. */
  readonly own: Curve;
  /** With all cards open. */
  readonly open: Curve;
  readonly judged: readonly Judged[];
  readonly turningPoints: readonly TurningPoint[];
  readonly shares: Shares;
};

/** A match that is over, and for whom it is looked at. */
export type Reviewed = {
  readonly game: AnyGame;
  readonly reviewer: AnyReviewer;
  readonly played: Replayed<SealedTypes>;
  readonly seat: Seat;
  /** What is thought about by chance. */
  readonly seed: string;
  readonly reader: Reader;
};

/** What a decision must cost to be called so, as a share of matches won, and by how many standard errors it has to be certain. */
const inaccurateFrom = 0.02;
const mistakeFrom = 0.05;
const certainty = 2;

const mostTurningPoints = 3;
/** Less than this is no turning point. */
const leastTurn = 0.03;

export function gradeOf(loss: number, error: number): Grade {
  if (loss < certainty * error || loss < inaccurateFrom) return 'good';
  return loss < mistakeFrom ? 'inaccurate' : 'mistake';
}

/** Looks at a match piece by piece, and gives what is known after each: first the curves, then the decisions. */
export class Reviewing {
  readonly #reviewed: Reviewed;
  readonly #own: (number | null)[] = [];
  readonly #open: (number | null)[] = [];
  #seen: AnyView | null = null;
  readonly #judged: Judged[] = [];
  readonly #decisions: readonly number[];
  #looked = 0;
  #isDone = false;

  constructor(reviewed: Reviewed) {
    this.#reviewed = reviewed;
    const { played, seat } = reviewed;
    this.#decisions = played.acts.flatMap(({ by }, act) => (by === seat ? [act] : []));
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  /** Looks at one more piece. */
  step(): void {
    if (this.#own.length < this.#reviewed.played.states.length) this.#addPoint(this.#own.length);
    else if (this.#looked < this.#decisions.length) this.#judge(this.#decisions[this.#looked] as number);
    else this.#isDone = true;
  }

  /** What is known so far. */
  get review(): Review {
    const { seat, played, reviewer } = this.#reviewed;
    const weight = 3;
    const whole = played.states.length + weight * this.#decisions.length + 1;
    const done = this.#own.length + weight * this.#looked + Number(this.#isDone);
    const changes = changesOf(this.#own);
    return {
      seat,
      measure: reviewer.measure ?? 'winning',
      done: done / whole,
      own: [...this.#own],
      open: [...this.#open],
      judged: [...this.#judged],
      turningPoints: turningPointsIn(changes),
      shares: sharesOf(changes, played, seat),
    };
  }

  #rng(purpose: string) {
    return seededRng(`${this.#reviewed.seed} ${purpose}`);
  }

  #addPoint(at: number): void {
    const { game, reviewer, played, seat } = this.#reviewed;
    const state = played.states[at] as Sealed;
    const turn = game.table.turn(state);
    if (turn.kind === 'over') {
      const won = reviewer.measure === 'certainty' ? null : Number(turn.outcome.winners.includes(seat));
      this.#own.push(won);
      this.#open.push(won);
      return;
    }
    const views = Array.from({ length: played.seats }, (_, eye) => game.table.view(state, eye));
    const own = views[seat] as AnyView;
    // What is decided in secret changes nothing for whoever does not see it.
    const isNew = this.#seen === null || !sameData(this.#seen, own);
    this.#seen = own;
    this.#own.push(isNew ? reviewer.outlook(own, this.#rng('own')) : (this.#own.at(-1) ?? null));
    this.#open.push(
      isNew ? reviewer.openOutlook(views, seat, this.#rng('open')) : (this.#open.at(-1) ?? null),
    );
  }

  #judge(act: number): void {
    this.#looked += 1;
    const { game, reviewer, played, seat, reader } = this.#reviewed;
    const made = played.acts[act];
    if (made === undefined || !('move' in made)) return;
    const view = game.table.view(played.states[act] as Sealed, seat);
    const verdict = reviewer.verdict(view, made.move, this.#rng(`decision ${act}`), reader);
    if (verdict === null) return;
    const { best, chance, loss, error, why } = verdict;
    const text = (move: Open): string => game.player.move.format(move);
    const grade = gradeOf(loss, error);
    this.#judged.push({ act, made: text(made.move), best: text(best), chance, loss, grade, why });
  }
}

/** By how much each act changed a curve; 0 where nobody can say. */
function changesOf(curve: Curve): readonly number[] {
  return curve.slice(1).map((after, act) => {
    const before = curve[act] ?? null;
    return before === null || after === null ? 0 : after - before;
  });
}

function turningPointsIn(changes: readonly number[]): readonly TurningPoint[] {
  return changes
    .map((change, act) => ({ act, change }))
    .filter(({ change }) => Math.abs(change) >= leastTurn)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, mostTurningPoints)
    .toSorted((one, other) => one.act - other.act);
}

function sharesOf(changes: readonly number[], { acts }: Replayed<SealedTypes>, seat: Seat): Shares {
  const sum = (isTheirs: (by: Seat | 'chance' | 'clock') => boolean): number =>
    changes.reduce((all, change, act) => {
      const by = acts[act]?.by;
      return by !== undefined && isTheirs(by) ? all + change : all;
    }, 0);
  return {
    chance: sum((by) => by === 'chance'),
    own: sum((by) => by === seat),
    others: sum((by) => by !== 'chance' && by !== seat),
  };
}
