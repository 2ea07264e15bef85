import type { Outcome, Seat, Turn, Urn } from '@rudel/kernel';
import { peek } from '@rudel/kernel/hidden';
import { cardsIn, deckOf, listOf, placesOf } from './deck.ts';
import { handSize, questionDeck } from './questions.ts';
import { finalists, scoresOf } from './rounds.ts';
import type { Shown, State } from './types.ts';

/** Whom the match waits for. */
export function turn(state: State): Turn {
  const { shown } = state;
  switch (shown.phase) {
    case 'starter':
    case 'cards':
    case 'questions':
    case 'look':
      return { kind: 'chance', urn: urnOf(state) };
    case 'lay':
      return asked([shown.looking ?? 0]);
    case 'final':
      return asked(undecided(state));
    case 'over':
      return { kind: 'over', outcome: outcomeOf(shown) };
    default:
      return asked([shown.turn ?? 0]);
  }
}

const asked = (seats: readonly Seat[]): Turn => ({ kind: 'seats', seats, lapses: false });

/** The cards are two a place, and the pair is shuffled before a look: either card may be the one (woof 2.1, 3.1). */
function urnOf({ shown, pairs }: State): Urn {
  const { phase, seats, options, looking } = shown;
  switch (phase) {
    case 'starter':
      return { kind: 'roll', purpose: 'starter', dice: [listOf(seats).map(String)] };
    case 'cards':
      return {
        kind: 'draw',
        purpose: 'cards',
        from: cardsIn(deckOf(options, seats)),
        count: 2 * placesOf(seats),
      };
    case 'questions':
      return { kind: 'draw', purpose: 'questions', from: questionDeck, count: handSize * seats };
    default:
      return { kind: 'roll', purpose: 'look', dice: [peek(pairs[looking ?? 0] as State['pairs'][number])] };
  }
}

/** Who has made neither an early nor a final suspicion yet. */
function undecided({ shown, boards }: State): readonly Seat[] {
  return finalists(shown).filter((seat) => peek(boards[seat] as State['boards'][number]) === null);
}

/** The most points win; of equals those with fewer error tokens; what is equal still shares (woof 7.1). */
export function outcomeOf(shown: Shown): Outcome {
  const scores = scoresOf(shown);
  const best = Math.max(...scores);
  const leaders = listOf(shown.seats).filter((seat) => scores[seat] === best);
  const fewest = Math.min(...leaders.map((seat) => shown.errors[seat] as number));
  return { winners: leaders.filter((seat) => shown.errors[seat] === fewest), scores };
}
