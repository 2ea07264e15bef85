import { commitmentTo, whyNotAct } from '@rudel/kernel';
import type { Act } from '@rudel/kernel';
import type { PersonId } from '@rudel/protocol';
import { courseOf } from './course.ts';
import type { Course } from './course.ts';
import { granted, refused } from './decision.ts';
import type { Chances, Decision, Granted, Moment } from './decision.ts';
import { withJoiners } from './joining.ts';
import { seatOf } from './table-state.ts';
import type { MatchState, TableState } from './table-state.ts';

/** What follows by itself: chance, and the end. */
function settle(course: Course, draw: Chances['draw']): void {
  const { table } = course.before.playable.game;
  for (let { match } = course.after; match !== null; { match } = course.after) {
    const turn = table.turn(match.state);
    if (turn.kind === 'over') course.add({ kind: 'over', outcome: turn.outcome });
    if (turn.kind !== 'chance') return;
    course.add({ kind: 'act', act: { by: 'chance', drawn: draw(turn.urn, match.draws) } });
  }
}

/** After the end of a match the table commits to the secret of the next one. */
function closed(course: Course, moment: Moment): Granted {
  const { entries, after } = course;
  if (entries.at(-1)?.kind !== 'over') return { ok: true, entries, course };
  const next = (after.match?.number ?? 0) + 1;
  const secret = moment.freshSecret();
  course.add({ kind: 'commits', match: next, commitment: commitmentTo(secret) });
  return { ok: true, entries, course, secret: { match: next, secret } };
}

/** What follows by itself from a course: chance, the end, and the promise of the next match. */
export function concluded(course: Course, moment: Moment, draw: Chances['draw'] = moment.draw): Granted {
  settle(course, draw);
  return closed(course, moment);
}

/** An act, with all that follows it; nobody asks here whether it may come next. */
export function carriedOut(moment: Moment, act: Act): Granted {
  return concluded(courseOf(moment.state, [{ kind: 'act', act }]), moment);
}

/** An act that may come next, with all that follows it. */
export function decideAct(moment: Moment, match: MatchState, act: Act): Decision {
  const why = whyNotAct(moment.state.playable.game, match.state, act);
  return why === null ? carriedOut(moment, act) : { ok: false, why };
}

/** A move in the game's notation, by somebody in a seat. */
export function decideMove(moment: Moment, person: PersonId, text: string): Decision {
  const { state } = moment;
  if (state.phase !== 'playing' || state.match === null) return refused('no-match');
  const seat = seatOf(state, person);
  if (seat === null) return refused('not-seated');
  if (state.paused !== null) return refused('paused');
  const move = state.playable.game.player.move.parse(text);
  return move.ok
    ? decideAct(moment, state.match, { by: seat, move: move.value })
    : refused('no-such-move', move.error);
}

/** The match begins that a lobby was for. */
export function decideStart(moment: Moment): Decision {
  return moment.state.phase === 'playing' ? refused('match-running') : begun(moment);
}

/** After a match the host begins another; everybody else with a seat is ready for it, and the last of those who are here begins it. */
export function decideRematch(moment: Moment, person: PersonId): Decision {
  const { state } = moment;
  if (state.phase === 'playing') return refused('match-running');
  if (state.phase === 'lobby') return refused('no-match');
  const isHost = state.host === person;
  if (!isHost && seatOf(state, person) === null) return refused('not-seated');
  if (isHost || !isAnybodyWaitedFor(moment, person)) return begun(moment);
  if (hasOpenSeat(withJoiners(state))) return refused('seats-open');
  return state.ready.has(person) ? refused('not-all-ready') : granted({ kind: 'ready', person });
}

export function decideUnready({ ready }: TableState, person: PersonId): Decision {
  return ready.has(person) ? granted({ kind: 'unready', person }) : granted();
}

/** Whether somebody else who sits here and is connected is not ready. */
function isAnybodyWaitedFor({ state, isHere }: Moment, person: PersonId): boolean {
  const { ready, seats } = state;
  return seats.some(
    (seat) =>
      seat.kind === 'person' && seat.person !== person && isHere(seat.person) && !ready.has(seat.person),
  );
}

const hasOpenSeat = ({ seats }: TableState): boolean => seats.some(({ kind }) => kind === 'open');

function begun(moment: Moment): Decision {
  return hasOpenSeat(withJoiners(moment.state)) ? refused('seats-open') : started(moment);
}

function started(moment: Moment): Decision {
  const { state } = moment;
  const { game } = state.playable;
  const options = game.options.parse(state.options);
  if (!options.ok) return refused('bad-options', options.error);
  const number = (state.match?.number ?? 0) + 1;
  const course = courseOf(state, [{ kind: 'started', match: number }]);
  return concluded(course, moment, moment.drawFirst);
}
