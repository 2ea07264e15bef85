import { unreadable } from '@rudel/kernel';
import type { Eye, Seat } from '@rudel/kernel';
import { cards, characterOf } from './cards.ts';
import type { Card, Pair } from './cards.ts';
import { dealsOf } from './deals.ts';
import { deckOf, listOf, middleOf } from './deck.ts';
import { factsOf, likelihood } from './facts.ts';
import { checkLog } from './log-consistency.ts';
import { copiesOf, handSize, questions } from './questions.ts';
import { checkRounds } from './round-consistency.ts';
import { endOfTurns, finalists, hasSuspected, isAsk, looksOf, nextTurn } from './rounds.ts';
import { goalsOf, isAbstention, isSettable } from './suspicions.ts';
import type { Phase, Shown, Suspicion, View } from './types.ts';

/** What a text says of a position (whose eye is null) or of a sight of one. */
export type Described = Omit<View, 'eye'> & { readonly eye: Eye | null };

const dealtPhases: readonly Phase[] = ['questions', 'play', 'look', 'lay', 'take', 'final'];

/** Whether the cards of the running round lie on the table. */
export const isDealt = ({ phase }: Shown): boolean => dealtPhases.includes(phase);

/** Stops with a sentence where a text describes what can never come about. */
export function checkPosition(setup: Described): void {
  const { shown } = setup;
  checkRounds(shown);
  checkLog(shown);
  checkTurn(shown);
  checkCards(setup);
  checkHands(setup);
  checkLayout(setup);
  for (const seat of listOf(shown.seats)) checkBoard(setup, seat);
  checkWaiting(setup);
  if (isDealt(shown)) checkTruth(setup);
}

const turnPhases: readonly Phase[] = ['play', 'look', 'lay', 'take'];

/** Whose turn it is follows from what was done (woof 2.3, 5.4). */
function checkTurn(shown: Shown): void {
  const { phase, turn, log, starter, seats } = shown;
  const isRunning = turnPhases.includes(phase);
  const hasBegun = isRunning || phase === 'final';
  if (!hasBegun && log.length > 0)
    unreadable('Before the question cards are dealt nobody has done anything.');
  if (hasBegun && isRunning !== (endOfTurns(shown, log) === null))
    unreadable('Turns end with the last early suspicion or the last lap, and not before.');
  const due = isRunning ? nextTurn(starter ?? 0, seats, log).seat : null;
  if (turn !== due)
    unreadable(`The turn should be ${due === null ? "'-'" : `that of seat ${due}`} in this position.`);
  checkLooking(shown);
}

function checkLooking({ phase, turn, looking, seats, options }: Shown): void {
  const isReaching = phase === 'look' || phase === 'lay' || phase === 'take';
  if (isReaching !== (looking !== null)) unreadable('Somebody is looked at exactly when somebody looks.');
  if (looking === null) return;
  if (looking === turn) unreadable('Nobody looks at their own cards.');
  const isLaidOut = options.arrange === 'yes' && looking !== middleOf(seats);
  if (isLaidOut !== (phase !== 'look'))
    unreadable('Cards are laid out by their owners where the table wants it, and shuffled otherwise.');
}

/** Two cards a place, and all of the deck. */
function checkCards({ eye, shown, pairs }: Described): void {
  const size = isDealt(shown) ? 2 : 0;
  if (pairs.some((pair) => pair.length !== size)) unreadable(`Every place has ${size} cards here.`);
  if (size === 0) return;
  const deck = deckOf(shown.options, shown.seats);
  const all = pairs.flat();
  for (const card of cards) {
    const count = all.filter((one) => one === card).length;
    if (eye === null ? count !== deck[card] : count > deck[card])
      unreadable(`There are ${count} cards ${card} in this position, but ${deck[card]} in the deck.`);
  }
}

/** Two question cards each, but for those that were played. */
function checkHands({ shown, hands }: Described): void {
  const { log, phase } = shown;
  const isHeld = isDealt(shown) && phase !== 'questions';
  const asks = log.filter(isAsk);
  for (const [seat, hand] of hands.entries()) {
    const size = isHeld ? handSize - asks.filter(({ by }) => by === seat).length : 0;
    if (hand.length !== size)
      unreadable(`Seat ${seat} should have ${size} question cards here, not ${hand.length}.`);
  }
  const used = [...asks.map(({ question }) => question), ...hands.flat()];
  for (const question of questions) {
    if (used.filter((one) => one === question).length > copiesOf(question))
      unreadable(`There are only ${copiesOf(question)} questions ${question}.`);
  }
}

function checkLayout({ shown, pairs, layout }: Described): void {
  if (layout.length !== (shown.phase === 'take' ? 2 : 0))
    unreadable('Two cards are laid out exactly when one of them is to be taken.');
  const pair = pairs[shown.looking ?? -1];
  if (layout.length === 0 || pair === undefined || layout[0] === '?' || pair[0] === '?') return;
  const [left, right] = layout;
  const [one, other] = pair;
  if (!((left === one && right === other) || (left === other && right === one)))
    unreadable('Somebody lays out the own two cards.');
}

/** Boards are set by those who have suspected, and at the end of a round (woof 5.2, 6.1). */
function checkBoard(setup: Described, seat: Seat): void {
  const { shown, pairs, boards } = setup;
  const board = boards[seat] ?? null;
  const isEarly = hasSuspected(shown, seat);
  if (isEarly && board === null) unreadable(`Seat ${seat} has suspected, and its board is set.`);
  if (!isEarly && shown.phase !== 'final' && board !== null)
    unreadable(`Seat ${seat} has not suspected, and its board is not set.`);
  if (board === null) checkUnset(setup, seat);
  else if (board !== '?') checkPointers(shown, seat, board, isEarly, pairs[seat] as readonly Card[] as Pair);
}

function checkUnset({ eye, shown }: Described, seat: Seat): void {
  if (eye !== null && eye !== seat && shown.phase === 'final')
    unreadable(`Whether seat ${seat} has decided is not seen by this eye.`);
}

function checkPointers(shown: Shown, seat: Seat, board: Suspicion, isEarly: boolean, pair: Pair): void {
  if (isAbstention(board) && !isEarly) return;
  const goals = goalsOf(characterOf(pair), shown.options);
  if (!isSettable(board, seat, shown.seats, goals))
    unreadable(`Seat ${seat} cannot have set its pointers to ${board.join(' and ')}.`);
}

/** While all decide at once somebody is still waited for (woof 6.1). */
function checkWaiting({ eye, shown, boards }: Described): void {
  if (shown.phase !== 'final') return;
  const mayWait = (seat: Seat): boolean => boards[seat] === null || (eye !== null && boards[seat] === '?');
  if (!finalists(shown).some(mayWait)) unreadable('When all have decided, the round is over.');
}

/** Tokens and answers are true, or some deal makes them so (woof 3.2, 3.3, 4.1). */
function checkTruth(setup: Described): void {
  const { eye, shown, pairs, seen } = setup;
  const count = looksOf(shown.log).length;
  if (seen.length !== count) unreadable(`${count} looks show ${count} cards, not ${seen.length}.`);
  if (eye !== null) {
    if (!dealsOf({ ...setup, eye }).isPossible) unreadable('No deal explains all that this eye knows.');
    return;
  }
  const whole = pairs as readonly (readonly Card[])[] as readonly Pair[];
  const playing = whole.findIndex((pair) => characterOf(pair) === 'P');
  const shepherd = playing === -1 ? null : playing;
  const odd = factsOf({ ...setup, eye: 'table' }).find(
    (fact) => likelihood(fact, whole[fact.at] as Pair, shepherd) === 0,
  );
  if (odd !== undefined) unreadable(`What lies at place ${odd.at} does not fit its cards.`);
}
