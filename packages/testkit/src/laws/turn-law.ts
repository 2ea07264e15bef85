import { drawFrom, whyNotAct } from '@rudel/kernel';
import type { GameTypes, Outcome, Seat, Turn, Urn } from '@rudel/kernel';
import type { Moment } from '../moment.ts';

/** A turn asks existing seats in order, or chance for something possible, or tells a sound outcome. */
export function* turnLaw<G extends GameTypes>(moment: Moment<G>): Generator<string> {
  const { game, state, turn, looks } = moment;
  const seats = looks.length - 1;
  if (!game.seats.includes(seats)) yield `The match has ${seats} seats, which ${game.id} is not played with.`;
  if (turn.kind === 'seats') yield* listFaults('The turn', turn.seats, seats, 1);
  if (turn.kind === 'seats') yield* changingFaults(turn, seats);
  if (turn.kind === 'seats') yield* clockFaults(turn);
  if (turn.kind === 'chance') yield* urnFaults(moment, turn.urn);
  if (turn.kind === 'over') yield* outcomeFaults(turn.outcome, seats);
  const mayLapse = turn.kind === 'seats' && turn.lapses;
  if ((whyNotAct(game, state, { by: 'clock' }) === null) !== mayLapse)
    yield 'The guard disagrees about the clock.';
}

function* listFaults(what: string, list: readonly Seat[], seats: number, least: number): Generator<string> {
  const isAscending = list.every((seat, index) => index === 0 || seat > (list[index - 1] ?? seat));
  const areSeats = list.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats);
  if (isAscending && areSeats && list.length >= least) return;
  yield `${what} names the seats ${list.join(',') || 'none'}; expected some of 0 to ${seats - 1}, ascending.`;
}

function* changingFaults(turn: Turn & { kind: 'seats' }, seats: number): Generator<string> {
  const changing = turn.changing ?? [];
  yield* listFaults('The list of those who may change something', changing, seats, 0);
  const both = changing.find((seat) => turn.seats.includes(seat));
  if (both !== undefined) yield `The match waits for seat ${both}, which has nothing to change yet.`;
}

function* clockFaults({ lapses, seconds }: Turn & { kind: 'seats' }): Generator<string> {
  if (seconds === undefined) return;
  if (!lapses || !Number.isFinite(seconds) || seconds <= 0)
    yield `The turn ${lapses ? 'lapses' : 'does not lapse, and that'} after ${seconds} seconds.`;
}

function* urnFaults<G extends GameTypes>({ game, state, rng }: Moment<G>, urn: Urn): Generator<string> {
  if (!/^\S/.test(urn.purpose)) yield 'The urn has no purpose.';
  const tokens = urn.kind === 'draw' ? urn.from : urn.dice.flat();
  const odd = tokens.find((token) => !/^[^\s,]+$/.test(token));
  if (odd !== undefined) yield `The urn of '${urn.purpose}' holds '${odd}'; no blanks, no commas.`;
  const isPossible =
    urn.kind === 'draw'
      ? urn.count >= 1 && urn.count <= urn.from.length
      : urn.dice.every((die) => die.length > 0);
  if (!isPossible) yield `The urn of '${urn.purpose}' cannot give what it is asked for.`;
  else if (whyNotAct(game, state, { by: 'chance', drawn: drawFrom(urn, rng) }) !== null) {
    yield `The guard refuses a draw from the urn of '${urn.purpose}'.`;
  }
}

function* outcomeFaults({ winners, scores }: Outcome, seats: number): Generator<string> {
  yield* listFaults('The outcome', winners, seats, 0);
  const areNumbers = scores.length === seats && scores.every((score) => Number.isFinite(score));
  if (!areNumbers)
    yield `The outcome has the scores ${scores.join(',')}; expected one for each of ${seats} seats.`;
}
