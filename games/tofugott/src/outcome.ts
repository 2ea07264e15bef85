import type { Outcome, Seat, Turn, Urn } from '@rudel/kernel';
import { undecided } from './apply.ts';
import { stockOf } from './deck/decks.ts';
import { leadersOf } from './scoring.ts';
import { silhouettes } from './silhouettes.ts';
import { newTieRound, pilesOf, tieWinner } from './tie.ts';
import { activeOf, seatsOf, turnersOf } from './turns.ts';
import type { Shown, State } from './types.ts';

/** Whom the match waits for. */
export function turn(state: State): Turn {
  const { shown } = state;
  switch (shown.phase) {
    case 'keep':
      return { kind: 'seats', seats: [activeOf(shown) ?? 0], lapses: false };
    case 'guess':
      return guessTurn(state);
    case 'show':
      return showTurn(shown);
    case 'over':
      return { kind: 'over', outcome: outcomeOf(shown) };
    default:
      return { kind: 'chance', urn: urnOf(shown) };
  }
}

/** All decide at once, and whoever has guessed may change it until the last one has decided (tofugott 2.4). */
function guessTurn(state: State): Turn {
  const { shown } = state;
  const seats = undecided(state);
  const active = activeOf(shown);
  const changing = seatsOf(shown.seats).filter((seat) => seat !== active && !seats.includes(seat));
  return { kind: 'seats', seats, lapses: false, changing };
}

/** Who types has some time for it; who talks aloud takes it (tofugott 6.3). */
function showTurn(shown: Shown): Turn {
  const { talk, talkSeconds: seconds } = shown.options;
  const seats = turnersOf(shown);
  return talk === 'aloud' || seconds === 0
    ? { kind: 'seats', seats, lapses: false }
    : { kind: 'seats', seats, lapses: true, seconds };
}

function urnOf(shown: Shown): Urn {
  switch (shown.phase) {
    case 'starter':
      return { kind: 'roll', purpose: 'starter', dice: [seatsOf(shown.seats).map(String)] };
    case 'draw':
      return { kind: 'draw', purpose: 'cards', from: stockOf(shown), count: 2 };
    case 'aside':
      return { kind: 'draw', purpose: 'aside', from: silhouettes, count: 2 };
    default:
      return { kind: 'roll', purpose: 'tofu', dice: pilesOf(shown.tie.at(-1) ?? newTieRound([])) };
  }
}

/** The most points win; equals are decided by the tofu, or share (tofugott 3.2). */
export function outcomeOf(shown: Shown): Outcome {
  const byTofu: Seat | null = tieWinner(shown.tie);
  return { winners: byTofu === null ? leadersOf(shown) : [byTofu], scores: shown.points };
}
