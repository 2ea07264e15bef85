import { pick } from '@rudel/kernel';
import type { Act, Eye, Seat } from '@rudel/kernel';
import type { Coupling, Run, Secrecy } from '@rudel/testkit';
import { kinds } from '../src/dice.ts';
import type { Kind, Move, WoelfeTypes } from '../src/types.ts';
import { roundByActs } from './round-by-acts.ts';
import type { DrawnDie } from './round-by-acts.ts';
import { windowsOf } from './windows-by-acts.ts';
import type { Answered, Window } from './windows-by-acts.ts';

type WoelfeRun = Run<WoelfeTypes>;

function redrawn(run: WoelfeRun, { act, token }: DrawnDie, die: Kind): WoelfeRun {
  const old = run.acts[act];
  if (old?.by !== 'chance') return run;
  return { ...run, acts: run.acts.with(act, { by: 'chance', drawn: old.drawn.with(token, die) }) };
}

/** Dice of the last draw that somebody else than the eye has and has never rolled. */
function unseenDice(run: WoelfeRun, eye: Eye): readonly DrawnDie[] {
  const { drawn, held } = roundByActs(run.acts, run.seats);
  return drawn.filter(({ seat, die }) => seat !== eye && (held[seat]?.includes(die) ?? false));
}

/** Two other players have each other's die. */
const swapUnseenDice: Coupling<WoelfeTypes> = (run, eye, rng) => {
  const unseen = unseenDice(run, eye);
  if (unseen.length === 0) return null;
  const one = pick(unseen, rng);
  const others = unseen.filter(({ seat, die }) => seat !== one.seat && die !== one.die);
  if (others.length === 0) return null;
  return swapped(run, one, pick(others, rng));
};

/** Two other players are hunter and dweller the other way round. */
const swapSides: Coupling<WoelfeTypes> = (run, eye, rng) => {
  const unseen = unseenDice(run, eye);
  const hunters = unseen.filter(({ die }) => die === 'H');
  if (hunters.length === 0 || run.seats < 4) return null;
  const one = pick(hunters, rng);
  const others = unseen.filter(({ seat, die }) => seat !== one.seat && die !== 'H');
  return others.length === 0 ? null : swapped(run, one, pick(others, rng));
};

/** A double barrel that has to be told, or was, is known to all: no swap may make or unmake one. */
function swapped(run: WoelfeRun, one: DrawnDie, other: DrawnDie): WoelfeRun | null {
  const after = redrawn(redrawn(run, one, other.die), other, one.die);
  const [is, would] = [run, after].map(({ acts }) => roundByActs(acts, run.seats));
  const mayHide = run.options.stalk === 'yes' && is?.isDoubleAnnounced === false;
  if (run.seats === 4 && !mayHide && [is, would].some((round) => round && hasDouble(round.drawn))) {
    if (one.die === 'H' || other.die === 'H') return null;
  }
  return after;
}

const hasDouble = (drawn: readonly DrawnDie[]): boolean => {
  const owners = drawn.filter(({ die }) => die === 'H').map(({ seat }) => seat);
  return owners.length === 2 && owners[0] === owners[1];
};

/** Another player drew another die; the harness passes over what the bag does not have. */
const drawAnotherDie: Coupling<WoelfeTypes> = (run, eye, rng) => {
  const unseen = unseenDice(run, eye);
  return unseen.length === 0 ? null : redrawn(run, pick(unseen, rng), pick(kinds, rng));
};

/** Somebody behind the one whose goblin is spent, or behind one who is still waited for, answered otherwise. */
const answerOtherwise: Coupling<WoelfeTypes> = (run, eye, rng) => {
  const idle = windowsOf(run).flatMap((window) => idleAnswers(window).filter(({ seat }) => seat !== eye));
  if (idle.length === 0) return null;
  const { act, seat, says } = pick(idle, rng);
  const move: Move = { kind: says === 'goblin' ? 'pass' : 'goblin' };
  return { ...run, acts: run.acts.with(act, { by: seat, move }) };
};

/** The answers of a window that came to nothing, and would have otherwise too. */
function idleAnswers({ order, answers, end, spender }: Window): readonly Answered[] {
  const waited = end === null ? order.find((seat) => answers.every((one) => one.seat !== seat)) : null;
  const first = spender ?? waited ?? null;
  if (first === null) return [];
  return answers.filter(({ seat }) => order.indexOf(seat) > order.indexOf(first));
}

/** The clock did what the last answers, passes of other players, would have done. */
const lapseInstead: Coupling<WoelfeTypes> = (run, eye, rng) => {
  const closed = windowsOf(run).filter(({ end, answers }) => end === 'answer' && isIdlePass(answers, eye));
  if (closed.length === 0) return null;
  const { answers } = pick(closed, rng);
  const place = answers.at(-1)?.act ?? 0;
  return { ...run, acts: run.acts.with(place, { by: 'clock' }) };
};

const isIdlePass = (answers: readonly Answered[], eye: Eye): boolean => {
  const last = answers.at(-1);
  return last !== undefined && last.says === 'pass' && last.seat !== eye;
};

/** Answers are hidden acts: nobody but whoever gives one notices it, only what it comes to (woelfe 2.7, 4.1). */
const isHiddenFrom = (_before: unknown, act: Act<Move>, eye: Eye): boolean => {
  const by: Seat | 'chance' | 'clock' = act.by;
  if (by === 'chance' || by === 'clock' || by === eye) return false;
  const { kind } = (act as { readonly move: Move }).move;
  return kind === 'pass' || kind === 'goblin';
};

/** What an eye may not know in Wölfe, said a second time and without the game's own views. */
export const woelfeSecrecy: Secrecy<WoelfeTypes> = {
  couplings: { swapUnseenDice, swapSides, drawAnotherDie, answerOtherwise, lapseInstead },
  isHiddenFrom,
  longest: 240,
};

/** The same for runs that end with the first draw or right after it, where the question of the double barrel begins. */
export const drawSecrecy: Secrecy<WoelfeTypes> = {
  couplings: { swapUnseenDice, swapSides, drawAnotherDie },
  longest: 3,
};
