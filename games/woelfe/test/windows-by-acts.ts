import type { Act, Seat } from '@rudel/kernel';
import { lawfulStates } from '@rudel/testkit';
import type { Run } from '@rudel/testkit';
import { woelfe } from '../src/index.ts';
import type { Move, WoelfeTypes } from '../src/types.ts';

export type Answered = { readonly act: number; readonly seat: Seat; readonly says: 'goblin' | 'pass' };

/** A goblin window as the acts of a run tell it. */
export type Window = {
  /** Who was asked, in the order in which answers count. */
  readonly order: readonly Seat[];
  readonly answers: readonly Answered[];
  /** How it ended: by an answer or by the clock, or not at all. */
  readonly end: 'answer' | 'clock' | null;
  /** Whose goblin was spent; null for nobody's, or not yet. */
  readonly spender: Seat | null;
};

const isAnswer = (act: Act<Move> | undefined): act is { by: Seat; move: { kind: 'goblin' | 'pass' } } =>
  act !== undefined && typeof act.by === 'number' && (act.move.kind === 'goblin' || act.move.kind === 'pass');

/** All goblin windows of a lawful run in which somebody has answered; whoever is asked is no secret. */
export function windowsOf(run: Run<WoelfeTypes>): readonly Window[] {
  const states = lawfulStates(woelfe, run) ?? [];
  const windows: Window[] = [];
  for (let from = 0; from < run.acts.length; from += 1) {
    if (!isAnswer(run.acts[from]) || isAnswer(run.acts[from - 1])) continue;
    const roller = lastRoller(run.acts.slice(0, from));
    const turn = woelfe.table.turn(states[from] as WoelfeTypes['State']);
    if (roller === null || turn.kind !== 'seats') continue;
    windows.push(windowAt(run, from, inOrder(turn.seats, roller, run.seats)));
  }
  return windows;
}

/** Who rolled last since the dice were drawn; null where nobody has: then the question is another one. */
function lastRoller(acts: readonly Act<Move>[]): Seat | null {
  for (const act of acts.toReversed()) {
    if (act.by === 'chance' && act.drawn.length > 1) return null;
    if (typeof act.by === 'number' && act.move.kind === 'roll') return act.by;
  }
  return null;
}

const inOrder = (asked: readonly Seat[], roller: Seat, seats: number): readonly Seat[] =>
  asked.toSorted((one, other) => ((one - roller + seats) % seats) - ((other - roller + seats) % seats));

function windowAt(run: Run<WoelfeTypes>, from: number, order: readonly Seat[]): Window {
  const answers: Answered[] = [];
  let next = from;
  for (let act = run.acts[next]; isAnswer(act); act = run.acts[next]) {
    answers.push({ act: next, seat: act.by, says: act.move.kind });
    next += 1;
  }
  const isLapsed = run.acts[next]?.by === 'clock';
  const said = new Map(answers.map(({ seat, says }) => [seat, says]));
  const undecided = order.find((seat) => said.get(seat) !== 'pass');
  const silent = order.find((seat) => said.get(seat) === 'goblin' || (!isLapsed && !said.has(seat)));
  const spender = silent !== undefined && said.get(silent) === 'goblin' ? silent : null;
  const isClosed = isLapsed || spender !== null || undecided === undefined;
  return { order, answers, end: isLapsed ? 'clock' : isClosed ? 'answer' : null, spender };
}
