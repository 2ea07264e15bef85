import { pick } from '@rudel/kernel';
import type { Act, Eye } from '@rudel/kernel';
import type { Coupling, Run, Secrecy } from '@rudel/testkit';
import { houseDeck } from '../src/cards/house-deck.ts';
import { silhouettes } from '../src/silhouettes.ts';
import type { Silhouette } from '../src/silhouettes.ts';
import type { Move, Options, TofugottTypes } from '../src/types.ts';
import { turnsByActs } from './turn-by-acts.ts';
import type { TurnByActs } from './turn-by-acts.ts';

type TofugottRun = Run<TofugottTypes>;
type TofugottCoupling = Coupling<TofugottTypes>;

/** Turns of which this eye may not know everything. */
const foreignTurns = (run: TofugottRun, eye: Eye): readonly TurnByActs[] =>
  turnsByActs(run.acts, run.seats).filter(({ active }) => active !== eye);

function redrawn(run: TofugottRun, { draw }: TurnByActs, drawn: readonly string[]): TofugottRun {
  return { ...run, acts: run.acts.with(draw, { by: 'chance', drawn }) };
}

/** Ids that the deck may have; the harness passes over those that cannot be drawn. */
function idsOf({ deck }: Options): readonly string[] {
  return deck === 'house'
    ? houseDeck.cards.map(({ id }) => id)
    : Array.from({ length: deck.split('/').length - 1 }, (_, index) => String(index + 1));
}

/** Somebody drew another card than the one they put back, or have not kept yet. */
const drawAnotherCard: TofugottCoupling = (run, eye, rng) => {
  const turns = foreignTurns(run, eye);
  if (turns.length === 0) return null;
  const turn = pick(turns, rng);
  const hidden = turn.drawn.filter((card) => card !== turn.kept);
  if (hidden.length === 0) return null;
  const other = pick(idsOf(run.options), rng);
  if (turn.drawn.includes(other)) return null;
  return redrawn(run, turn, turn.drawn.with(turn.drawn.indexOf(pick(hidden, rng)), other));
};

/** The two cards came the other way round. */
const drawInAnotherOrder: TofugottCoupling = (run, eye, rng) => {
  const turns = foreignTurns(run, eye);
  if (turns.length === 0) return null;
  const turn = pick(turns, rng);
  return redrawn(run, turn, turn.drawn.toReversed());
};

const exchanged = (one: Silhouette, other: Silhouette, found: Silhouette): Silhouette =>
  found === one ? other : found === other ? one : found;

/** Two silhouettes that have not been shown were laid the other way round, or another one in the place of one. */
const answerOtherwise: TofugottCoupling = (run, eye, rng) => {
  const turn = foreignTurns(run, eye).at(-1);
  const last = turnsByActs(run.acts, run.seats).at(-1);
  if (turn === undefined || turn.active !== last?.active || turn.lays.length === 0) return null;
  const [one, other] = [pick(turn.covered, rng), pick(turn.covered, rng)];
  if (one === other || turn.draw !== last.draw) return null;
  let { acts } = run;
  for (const { act, by, move } of turn.lays) {
    const silhouette = exchanged(one, other, move.silhouette);
    acts = acts.with(act, { by, move: { ...move, silhouette } });
  }
  return { ...run, acts };
};

/** Somebody guessed something else, and has not shown it. */
const guessOtherwise: TofugottCoupling = (run, eye, rng) => {
  const turn = turnsByActs(run.acts, run.seats).at(-1);
  const hidden = turn?.coveredGuesses.filter(({ by }) => by !== eye) ?? [];
  if (hidden.length === 0) return null;
  const { act, by } = pick(hidden, rng);
  return {
    ...run,
    acts: run.acts.with(act, { by, move: { kind: 'guess', silhouette: pick(silhouettes, rng) } }),
  };
};

/** Somebody guessed after the active player had locked, and not before. */
const guessAfterLock: TofugottCoupling = (run, eye, rng) => {
  const early = foreignTurns(run, eye).flatMap(({ lock, guesses }) =>
    guesses
      .filter(({ act, by }) => lock !== null && act < lock && by !== eye)
      .filter(({ by }, at, all) => !all.slice(at + 1).some((later) => later.by === by))
      .map(({ act }) => ({ act, lock })),
  );
  if (early.length === 0) return null;
  const { act, lock } = pick(early, rng);
  const guess = run.acts[act];
  if (guess === undefined || lock === null) return null;
  return { ...run, acts: run.acts.toSpliced(lock + 1, 0, guess).toSpliced(act, 1) };
};

/** Somebody had guessed something else before, and changed their mind. */
const guessTwice: TofugottCoupling = (run, eye, rng) => {
  const guesses = turnsByActs(run.acts, run.seats).flatMap((turn) => turn.guesses);
  const others = guesses.filter(({ by }) => by !== eye);
  if (others.length === 0) return null;
  const { act, by } = pick(others, rng);
  const before: Act<Move> = { by, move: { kind: 'guess', silhouette: pick(silhouettes, rng) } };
  return { ...run, acts: run.acts.toSpliced(act, 0, before) };
};

/** The active player took something back and laid it again. */
const changeMindTwice: TofugottCoupling = (run, eye, rng) => {
  const lays = foreignTurns(run, eye).flatMap((turn) => turn.lays);
  if (lays.length === 0) return null;
  const { act, by, move } = pick(lays, rng);
  const { row, question } = move;
  return {
    ...run,
    acts: run.acts.toSpliced(act + 1, 0, { by, move: { kind: 'take', row, question } }, { by, move }),
  };
};

/** The clock showed a card that its owner showed without words. */
const lapseInstead: TofugottCoupling = (run, eye, rng) => {
  const shows = turnsByActs(run.acts, run.seats)
    .flatMap((turn) => turn.shows)
    .filter((act) => isWordless(run.acts[act], eye));
  return shows.length === 0 ? null : { ...run, acts: run.acts.with(pick(shows, rng), { by: 'clock' }) };
};

const isWordless = (act: Act<Move> | undefined, eye: Eye): boolean =>
  act !== undefined &&
  typeof act.by === 'number' &&
  act.by !== eye &&
  act.move.kind === 'show' &&
  act.move.line === null;

const hiddenKinds: ReadonlySet<Move['kind']> = new Set(['lay', 'take', 'lock', 'guess']);

/** Laying, locking and guessing are hidden acts: nobody else notices them, only that all have decided (tofugott 2.3, 2.4). */
const isHiddenFrom = (_before: unknown, act: Act<Move>, eye: Eye): boolean =>
  typeof act.by === 'number' && act.by !== eye && hiddenKinds.has(act.move.kind);

/** What an eye may not know in Tofugott, said a second time and without the game's own views. */
export const tofugottSecrecy: Secrecy<TofugottTypes> = {
  couplings: {
    answerOtherwise,
    guessOtherwise,
    guessAfterLock,
    guessTwice,
    changeMindTwice,
    lapseInstead,
    drawAnotherCard,
    drawInAnotherOrder,
  },
  isHiddenFrom,
  longest: 150,
};

/** The same for runs that end with the first draw or right after it, while one of the two cards is chosen. */
export const drawSecrecy: Secrecy<TofugottTypes> = {
  couplings: { drawAnotherCard, drawInAnotherOrder },
  longest: 4,
};
