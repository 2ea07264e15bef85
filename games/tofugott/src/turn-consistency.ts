import { unreadable } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { activeIn, guessersFrom, lastQuestion, openSilhouettes, seatsOf } from './turns.ts';
import type { Guesses, OpenTurn, Phase, Shown } from './types.ts';

/** Stops with a sentence where a turn that is over can never have gone like this. */
export function checkPast(shown: Shown): void {
  for (const [nth, turn] of shown.past.entries()) {
    if (turn.best.length !== lastQuestion || turn.worst.length !== lastQuestion)
      unreadable('A turn that is over has three best and three worst answers.');
    checkCards(turn, 2);
    for (const [index, guesses] of turn.guesses.entries())
      checkGuesses(turn, index + 1, guesses, activeIn(shown, nth), shown.seats, shown.seats - 1);
  }
}

/** Silhouettes set aside and shown as answers are all different (tofugott 2.2, 2.3). */
function checkCards({ aside, best, worst }: OpenTurn, setAside: number): void {
  if (aside.length !== setAside) unreadable(`${setAside} silhouettes should be set aside here.`);
  const cards = [...aside, ...best, ...worst];
  if (new Set(cards).size !== cards.length)
    unreadable('The silhouettes set aside and the answers are all different.');
}

/** Guesses are shown clockwise from the active player's left, so many of them (tofugott 2.4, 2.5). */
function checkGuesses(
  turn: OpenTurn,
  question: number,
  guesses: Guesses,
  active: Seat,
  seats: number,
  count: number,
): void {
  const shownBy = guessersFrom(active, seats).slice(0, count);
  const isInOrder = seatsOf(seats).every((seat) => (guesses[seat] !== null) === shownBy.includes(seat));
  if (!isInOrder) unreadable('Guesses are shown clockwise, from the left of the active player.');
  const open = openSilhouettes(turn, question);
  if (guesses.some((guess) => guess !== null && !open.includes(guess)))
    unreadable(`A guess for question ${question} is a silhouette that is out.`);
}

const withCard: ReadonlySet<Phase> = new Set(['aside', 'guess', 'show']);

/** Stops with a sentence where the turn that is running cannot look like this. */
export function checkRunning(shown: Shown): void {
  const { phase, card } = shown;
  if ((card !== null) !== withCard.has(phase)) unreadable(`In the phase '${phase}' the card is wrong.`);
  if (phase === 'guess' || phase === 'show') {
    checkCards(shown, 2);
    checkQuestions(shown);
  } else if ([shown.aside, shown.guesses, shown.best, shown.worst].some((list) => list.length > 0))
    unreadable(`In the phase '${phase}' nothing is set aside, guessed or shown.`);
}

/** How many guesses and answers lie open where. */
function checkQuestions(shown: Shown): void {
  const { phase, guesses, best, worst, seats } = shown;
  const active = activeIn(shown, shown.past.length);
  const isShowing = phase === 'show';
  if (worst.length >= lastQuestion || guesses.length !== worst.length + (isShowing ? 1 : 0))
    unreadable('Each question is guessed and shown before the next.');
  if (best.length !== worst.length && !(isShowing && best.length === worst.length + 1))
    unreadable('The best answer is shown right before the worst.');
  for (const [index, one] of guesses.entries()) {
    const isWhole = index < best.length;
    const count = isWhole ? seats - 1 : one.filter((guess) => guess !== null).length;
    checkGuesses(shown, index + 1, one, active, seats, count);
  }
}
