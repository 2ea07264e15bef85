import type { Outcome, Seat, Turn, Urn } from '@rudel/kernel';
import { peek } from '@rudel/kernel/hidden';
import { timesOf } from './calls.ts';
import { secretsOf } from './changes.ts';
import { mayClose, needsOpening } from './moves.ts';
import { isHuman, narratorSeat, pacerOf } from './narrators.ts';
import { welcomable } from './night.ts';
import { membersOf, winnerOf } from './parties.ts';
import { roles } from './roles/index.ts';
import { livingSeats, playerSeats, seatsBelow } from './seats.ts';
import { answering, isSecret } from './secret.ts';
import { statementsLeft } from './talk.ts';
import type { Shown, State } from './types.ts';

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
    case 'lots':
      return lots(livingSeats(shown), livingSeats(shown).length);
    default:
      return null;
  }
}

/** A narrator may take so many times as long as the table would, and so long until something is opened. */
const patience = 3;
const untilOpened = 60;
const untilDeck = 300;

/** How long a decision takes. What is said turns no clock back: a discussion and a defence have one each (4.2, 4.4). */
export function clockOf(shown: Shown): { readonly seconds?: number; readonly span?: string } {
  const { phase, night, turn: speaker } = shown;
  const isSpoken = shown.isOpen && (phase === 'talk' || phase === 'defence');
  const span = isSpoken ? { span: `${phase} ${night} ${speaker ?? '-'}` } : {};
  const seconds = secondsOf(shown);
  return seconds === 0 ? span : { ...span, seconds: isHuman(shown) ? seconds * patience : seconds };
}

function secondsOf(shown: Shown): number {
  const { phase, options } = shown;
  if (phase === 'deck') return untilDeck / patience;
  if (needsOpening(shown)) return untilOpened;
  if (phase === 'call') return shown.seconds;
  if (phase === 'talk') return options.discussionSeconds;
  return phase === 'defence' ? options.defenceSeconds : options.voteSeconds;
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

/** Whether there is anything left to do in the discussion: to speak, to ask for the vote, to mark. */
function mayStillTalk(shown: Shown, { left }: { readonly left: number }, seat: Seat): boolean {
  if (left > 0) return true;
  const isAlive = shown.fates[seat] === null;
  return isAlive && (!shown.ready.includes(seat) || statementsLeft(shown, seat) > 0);
}

/** A party wins with its ghosts (5.1). */
export function outcomeOf(state: State): Outcome {
  const { shown } = state;
  const secrets = secretsOf(state);
  const party = winnerOf(shown, secrets);
  const winners = party === null ? [] : membersOf(shown, secrets, party);
  return { winners, scores: seatsBelow(shown.seats).map((seat) => (winners.includes(seat) ? 1 : 0)) };
}
