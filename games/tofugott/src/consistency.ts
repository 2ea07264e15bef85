import { unreadable } from '@rudel/kernel';
import type { Eye, Seat } from '@rudel/kernel';
import { isComplete, laidOut } from './answers.ts';
import { pointsSoFar } from './scoring.ts';
import { checkTie } from './tie-consistency.ts';
import { checkPast, checkRunning } from './turn-consistency.ts';
import { activeOf, openSilhouettes, questionOf, seatsOf, turnsOf } from './turns.ts';
import type { Answers, Shown, View } from './types.ts';

/** What a text says of a position (whose eye is null) or of a sight of one. */
export type Described = Pick<View, 'shown' | 'drawn' | 'answers' | 'picks'> & { readonly eye: Eye | null };

/** Stops with a sentence where a text describes what can never come about. */
export function checkPosition(setup: Described): void {
  const { shown } = setup;
  checkStarter(shown);
  checkLength(shown);
  checkPast(shown);
  checkRunning(shown);
  checkPoints(shown);
  checkTie(shown);
  checkDrawn(setup);
  checkAnswers(setup);
  checkPicks(setup);
  checkWaiting(setup);
}

function checkStarter({ phase, starter, seats, past }: Shown): void {
  if ((phase === 'starter') !== (starter === null)) unreadable("The starter is '-' only before it is drawn.");
  if (starter !== null && starter >= seats) unreadable(`There is no seat ${starter} among ${seats}.`);
  if (phase === 'starter' && past.length > 0) unreadable('The starter is drawn once, before the first turn.');
}

/** Everybody has been active equally often at the end (tofugott 3.1). */
function checkLength(shown: Shown): void {
  const { phase, past } = shown;
  const turns = turnsOf(shown);
  const isOver = phase === 'tie' || phase === 'over';
  if (isOver ? past.length !== turns : past.length >= turns)
    unreadable(`This match has ${turns} turns, and ends with the last.`);
}

function checkPoints(shown: Shown): void {
  const due = pointsSoFar(shown).join('/');
  if (shown.points.join('/') !== due) unreadable(`The points should be ${due} after these turns.`);
}

const isSeenBy = (eye: Eye | null, owner: Seat | null): boolean => eye === null || eye === owner;

/** Two cards are drawn, and only the active player sees them (tofugott 2.1). */
function checkDrawn({ eye, shown, drawn }: Described): void {
  if (drawn.length !== (shown.phase === 'keep' ? 2 : 0))
    unreadable('Two cards are drawn while one of them is chosen, and none otherwise.');
  const isSeen = isSeenBy(eye, activeOf(shown));
  if (drawn.some((card) => (card === '?') === isSeen))
    unreadable('The active player sees the cards drawn, and nobody else does.');
  if (isSeen && drawn.length === 2 && drawn[0] === drawn[1])
    unreadable('The two cards drawn are not the same.');
}

function checkAnswers({ eye, shown, answers }: Described): void {
  const isPlayed = shown.phase === 'guess' || shown.phase === 'show';
  if ((answers !== null) !== isPlayed) unreadable('Answers lie there while they are guessed and shown.');
  if (answers === null) return;
  if ((answers !== '?') !== isSeenBy(eye, activeOf(shown)))
    unreadable('The active player sees the answers, and nobody else does.');
  if (answers !== '?') checkLaid(shown, answers);
}

/** Six different silhouettes that are not set aside; those shown are as they were laid (tofugott 2.3). */
function checkLaid(shown: Shown, answers: Answers): void {
  const laid = laidOut(answers);
  if (new Set(laid).size !== laid.length || laid.some((one) => shown.aside.includes(one)))
    unreadable('Answers are different silhouettes that are not set aside.');
  if (answers.isLocked && !isComplete(answers)) unreadable('Answers are locked when all six lie there.');
  if (!answers.isLocked && (shown.phase === 'show' || questionOf(shown) > 1))
    unreadable('Answers are locked before anything is shown.');
  for (const row of ['best', 'worst'] as const) {
    if (shown[row].some((open, index) => answers[row][index] !== open))
      unreadable('The answers shown are those that were laid.');
  }
}

/** Guesses that are not shown yet (tofugott 2.4). */
function checkPicks(setup: Described): void {
  for (const seat of seatsOf(setup.shown.seats)) checkPick(setup, seat);
}

function checkPick({ eye, shown, picks }: Described, seat: Seat): void {
  const pick = picks[seat] ?? null;
  if (!mayPick(shown, seat)) {
    if (pick !== null) unreadable(`Seat ${seat} has nothing to guess here, or has shown it.`);
    return;
  }
  if ((pick === '?') === isSeenBy(eye, seat))
    unreadable(`A seat sees its own guess and no other; that of seat ${seat} is written otherwise.`);
  if (pick === null && shown.phase === 'show') unreadable(`Seat ${seat} has to show a guess, but has none.`);
  if (pick !== null && pick !== '?' && !openSilhouettes(shown).includes(pick))
    unreadable(`Seat ${seat} cannot have guessed the ${pick}, which is out.`);
}

const mayPick = (shown: Shown, seat: Seat): boolean =>
  activeOf(shown) !== seat &&
  (shown.phase === 'guess' || (shown.phase === 'show' && shown.guesses.at(-1)?.[seat] === null));

/** As long as all decide, somebody has still to. */
function checkWaiting({ shown, answers, picks }: Described): void {
  if (shown.phase !== 'guess') return;
  const isActiveDone = questionOf(shown) > 1 || (answers !== '?' && answers?.isLocked === true);
  const active = activeOf(shown);
  const areGuessersDone = picks.every((pick, seat) => seat === active || (pick !== null && pick !== '?'));
  if (isActiveDone && areGuessersDone) unreadable('When nobody is waited for, the cards are shown.');
}
