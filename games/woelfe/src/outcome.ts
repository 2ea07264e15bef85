import type { Outcome, Seat, Turn, Urn } from '@rudel/kernel';
import { peek } from '@rudel/kernel/hidden';
import { diceLeft } from './dice.ts';
import { faceTexts } from './faces.ts';
import { goblinOrder, lastDie } from './goblins.ts';
import { restIn } from './rest.ts';
import { scoresOf, seatsOf, sizeOf } from './rounds.ts';
import type { Shown, State, TrickDie } from './types.ts';

/** Whom the match waits for, and how long bots leave what has just happened to be seen. */
export function turn(state: State): Turn {
  const asked = waitsFor(state);
  const rest = restIn(state.shown);
  return asked.kind === 'seats' && rest > 0 ? { ...asked, rest } : asked;
}

function waitsFor(state: State): Turn {
  const { shown } = state;
  switch (shown.phase) {
    case 'starter':
    case 'deal':
    case 'roll':
      return { kind: 'chance', urn: urnOf(shown) };
    case 'announce':
      return { kind: 'seats', seats: unanswered(state, seatsOf(shown.seats)), lapses: false };
    case 'goblin':
      return goblinTurn(state);
    case 'over':
      return { kind: 'over', outcome: outcomeOf(shown) };
    default:
      return { kind: 'seats', seats: [shown.turn ?? 0], lapses: false };
  }
}

const bag = diceLeft([]);

function urnOf(shown: Shown): Urn {
  const { phase, seats, round } = shown;
  if (phase === 'starter') return { kind: 'roll', purpose: 'starter', dice: [seatsOf(seats).map(String)] };
  if (phase === 'deal')
    return { kind: 'draw', purpose: 'deal', from: bag, count: seats * sizeOf(round, seats) };
  return { kind: 'roll', purpose: 'die', dice: [faceTexts((lastDie(shown) as TrickDie).kind)] };
}

/** Everybody with a goblin who has not answered; the table waits for nobody else (woelfe 2.7). */
function goblinTurn(state: State): Turn {
  const { goblinSeconds: seconds } = state.shown.options;
  const asked = unanswered(state, goblinOrder(state.shown)).toSorted((one, other) => one - other);
  return seconds === 0
    ? { kind: 'seats', seats: asked, lapses: false }
    : { kind: 'seats', seats: asked, lapses: true, seconds };
}

const unanswered = ({ answers }: State, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => peek(answers[seat] as State['answers'][number]) === null);

/** The most points win, and equals share (woelfe 3.4, 5.4). */
export function outcomeOf(shown: Shown): Outcome {
  const scores = scoresOf(shown);
  const best = Math.max(...scores);
  return { winners: seatsOf(shown.seats).filter((seat) => scores[seat] === best), scores };
}
