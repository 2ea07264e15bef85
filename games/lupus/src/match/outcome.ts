import type { Outcome, Seat, Turn, Urn } from '@rudel/kernel';
import { peek } from '@rudel/kernel/hidden';
import { mayClose, needsOpening } from '../moves/moves.ts';
import { timesOf } from '../night/calls.ts';
import { welcomable } from '../night/night.ts';
import { pointable } from '../night/pointing.ts';
import { roles } from '../roles/index.ts';
import { answering, isSecret } from '../secrecy/secret.ts';
import type { Mark, Shown, State } from '../types.ts';
import { narratorSeat, pacerOf } from '../village/narrators.ts';
import { membersOf, winnerOf } from '../village/parties.ts';
import { isAlive, livingSeats, playerSeats, seatsBelow } from '../village/seats.ts';
import { secretsOf } from './changes.ts';
import { clockOf } from './clock.ts';

/** Whom the match waits for. */
export function turn(state: State): Turn {
  const { shown } = state;
  if (shown.phase === 'over') return { kind: 'over', outcome: outcomeOf(state) };
  const urn = urnOf(state);
  if (urn !== null) return { kind: 'chance', urn };
  return { kind: 'seats', seats: askedIn(state), lapses: true, ...clockOf(shown) };
}

function urnOf({ shown, cards }: State): Urn | null {
  const lots = (seats: readonly Seat[], count: number): Urn => ({
    kind: 'draw',
    purpose: shown.phase,
    from: seats.map(String),
    count,
  });
  switch (shown.phase) {
    case 'possessed':
      return { kind: 'roll', purpose: 'possessed', dice: [['possessed', 'villager']] };
    case 'deal': {
      const from = cards.map((card) => roles[peek(card)].letter);
      return { kind: 'draw', purpose: 'deal', from, count: from.length };
    }
    case 'elder':
      return lots(playerSeats(shown), 1);
    case 'pace':
      return { kind: 'roll', purpose: 'pace', dice: [timesOf(shown.options).map(String)] };
    case 'welcome':
      return lots(welcomable(shown), 1);
    case 'lots': {
      const seats = shown.call === null ? livingSeats(shown) : pointable(shown, shown.call);
      return lots(seats, seats.length);
    }
    default:
      return null;
  }
}

function askedIn(state: State): readonly Seat[] {
  const { shown } = state;
  const pacer = pacerOf(shown);
  if (shown.phase === 'deck') return [narratorSeat(shown) ?? 0];
  if (needsOpening(shown)) return pacer === null ? [] : [pacer];
  const own = askedThemselves(state);
  const withPacer = pacer !== null && mayClose(shown) && !own.includes(pacer) ? [...own, pacer] : own;
  return withPacer.toSorted((one, other) => one - other);
}

function askedThemselves(state: State): readonly Seat[] {
  const { shown } = state;
  if (shown.phase === 'talk')
    return playerSeats(shown).filter((seat) => mayStillTalk(shown, peek(state.marks[seat] as Marked), seat));
  if (isSecret(shown))
    return answering(shown).filter((seat) => peek(state.answers[seat] as Answered) === null);
  return shown.turn === null ? [] : [shown.turn];
}

type Marked = State['marks'][number];
type Answered = State['answers'][number];

/** Whether there is anything left to do in the discussion: for the living until they are ready, for ghosts to mark. */
const mayStillTalk = (shown: Shown, { left }: Mark, seat: Seat): boolean =>
  isAlive(shown, seat) ? !shown.ready.includes(seat) : left > 0;

/** A party wins with its ghosts (5.1). */
export function outcomeOf(state: State): Outcome {
  const { shown } = state;
  const secrets = secretsOf(state);
  const party = winnerOf(shown, secrets);
  const winners = party === null ? [] : membersOf(shown, secrets, party);
  return { winners, scores: seatsBelow(shown.seats).map((seat) => (winners.includes(seat) ? 1 : 0)) };
}
