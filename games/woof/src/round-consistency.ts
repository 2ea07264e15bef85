import { sameData, unreadable } from '@rudel/kernel';
import { cards, characterOf } from './cards.ts';
import { deckOf, nextSeat, placesOf } from './deck.ts';
import { judge } from './judging.ts';
import { earlyNeeded, isLastRound, mostErrors } from './rounds.ts';
import { goalsOf, isAbstention, isSettable } from './suspicions.ts';
import type { Judgement, Pair, Reveal, Shown, Verdict } from './types.ts';

/** Stops with a sentence where rounds, points and error tokens do not fit together. */
export function checkRounds(shown: Shown): void {
  checkSeats(shown);
  checkCount(shown);
  const { last, options } = shown;
  if (last === null) {
    checkFirstRound(shown);
    return;
  }
  checkReveal(shown, last);
  checkScored(shown, last, judge(last, options));
}

function checkSeats({ starter, turn, looking, log, seats }: Shown): void {
  const stranger = [starter, turn, ...log.map(({ by }) => by)].find((seat) => (seat ?? 0) >= seats);
  if (stranger !== undefined) unreadable(`There is no seat ${stranger} among ${seats}.`);
  if ((looking ?? 0) >= placesOf(seats)) unreadable(`There is no place ${looking}.`);
}

/** Every round before this one is counted, and none of them was the last (woof 7.1). */
function checkCount({ phase, round, starter, points, errors, last }: Shown): void {
  const isOver = phase === 'over';
  const played = isOver ? round : round - 1;
  if (points.length !== played)
    unreadable(`In round ${round} there should be the points of ${played} rounds.`);
  if ((last === null) !== (played === 0)) unreadable('The last round is told exactly when there was one.');
  if (isLastRound(played, errors) !== isOver)
    unreadable('The match is over after three rounds, or when somebody has two error tokens.');
  if ((phase === 'starter') !== (starter === null)) unreadable("The starter is '-' only before it is drawn.");
  if (phase === 'starter' && round > 1) unreadable('The starter is drawn once, before the first round.');
}

function checkFirstRound({ errors, red }: Shown): void {
  if (errors.some((count) => count > 0) || red.includes(true))
    unreadable('In the first round nobody has an error token.');
}

function checkReveal(shown: Shown, last: Reveal): void {
  const { options, seats } = shown;
  const deck = deckOf(options, seats);
  const all = last.pairs.flat();
  const odd = cards.find((card) => all.filter((one) => one === card).length !== deck[card]);
  if (odd !== undefined) unreadable(`In the last round there were ${deck[odd]} cards ${odd}.`);
  const { early } = last;
  if (new Set(early).size !== early.length || early.length > earlyNeeded(seats))
    unreadable(`At most ${earlyNeeded(seats)} seats suspect early, each once.`);
  if (early.some((seat) => seat >= seats)) unreadable('Only seats suspect.');
  checkBaits(last, seats);
  checkBoards(shown, last);
}

function checkBaits({ pairs, baits }: Reveal, seats: number): void {
  if (baits.length === 0) return;
  const shepherd = pairs.findIndex((pair) => characterOf(pair) === 'P');
  const isInOrder = baits.every(
    (place, nth) => place < pairs.length && place !== shepherd && place > (baits[nth - 1] ?? -1),
  );
  if (!isInOrder || shepherd === -1 || shepherd >= seats)
    unreadable('Only a shepherd lays out baits, at other places, which are written in order.');
}

function checkBoards({ options, seats }: Shown, { pairs, boards, early }: Reveal): void {
  for (const [seat, board] of boards.entries()) {
    const goals = goalsOf(characterOf(pairs[seat] as Pair), options);
    const isNone = isAbstention(board) && !early.includes(seat);
    if (!isNone && !isSettable(board, seat, seats, goals))
      unreadable(`Seat ${seat} cannot have set its pointers like this in the last round.`);
  }
}

/** Points and error tokens are those that the last round gave, and who begins follows from it (woof 6.3, 6.5). */
function checkScored(shown: Shown, { early }: Reveal, { points, verdicts }: Judgement): void {
  const { phase, starter, seats, red } = shown;
  if (!sameData(points, shown.points.at(-1) ?? []))
    unreadable(`The last round gave ${points.join('/')} points.`);
  const lastEarly = early.at(-1);
  if (phase !== 'over' && lastEarly !== undefined && starter !== nextSeat(lastEarly, seats))
    unreadable(`The round begins left of seat ${lastEarly}, who suspected early last.`);
  if (red.some((isRed, seat) => isRed !== (verdicts[seat]?.error === 'red')))
    unreadable('A token is red exactly after a wrong early suspicion.');
  checkErrors(shown, verdicts);
}

/** At most one error token a round, and before the last round nobody had come to two. */
function checkErrors({ points, errors }: Shown, verdicts: readonly Verdict[]): void {
  const most = Math.min(points.length - 1, mostErrors - 1);
  for (const [seat, { error }] of verdicts.entries()) {
    const before = (errors[seat] as number) - (error === null ? 0 : 1);
    if (before < 0 || before > most) unreadable(`Seat ${seat} cannot have ${errors[seat]} error tokens.`);
  }
}
