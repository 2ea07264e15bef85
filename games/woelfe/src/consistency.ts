import { unreadable } from '@rudel/kernel';
import type { Eye, Seat } from '@rudel/kernel';
import { countOf, dice, kinds } from './dice.ts';
import { goblinOrder, lastRoller, windowResult } from './goblins.ts';
import { hasSides, isLastRound, seatsOf, sizeOf } from './rounds.ts';
import { handSizesOf, huntersRolled, isDealt, isPossible, placementsOf, tricksOf } from './sides.ts';
import { checkTricks, nextToRoll } from './trick-consistency.ts';
import type { Shown, View } from './types.ts';

/** What a text says of a position (whose eye is null) or of a sight of one. */
export type Described = Pick<View, 'shown' | 'hands' | 'answers'> & { readonly eye: Eye | null };

/** Stops with a sentence where a text describes what can never come about. */
export function checkPosition(setup: Described): void {
  const { shown } = setup;
  checkSeats(shown);
  checkRounds(shown);
  if (isDealt(shown)) checkTricks(shown);
  else checkUndealt(shown);
  checkDice(setup);
  checkBids(shown);
  checkTurn(shown);
  checkSides(setup);
  checkAnswers(setup);
}

function checkSeats(shown: Shown): void {
  const { starter, turn, double, fever, rabies, seats } = shown;
  const thrown = tricksOf(shown).flatMap(({ leader, dice: rolled }) => [
    leader,
    ...rolled.flatMap(({ at, undone }) => [at, ...undone.flatMap((one) => [one.at, one.by])]),
  ]);
  const stranger = [starter, turn, double, fever, rabies, ...thrown].find((seat) => (seat ?? 0) >= seats);
  if (stranger !== undefined) unreadable(`There is no seat ${stranger} among ${seats}.`);
}

/** Every round before this one is counted, and none of them was the last. */
function checkRounds({ options, phase, round, starter, seats, points }: Shown): void {
  const isOver = phase === 'over';
  if (points.length !== (isOver ? round : round - 1))
    unreadable(`In round ${round} there should be the points of ${isOver ? round : round - 1} rounds.`);
  const wasOver = points.some((_, nth) => isLastRound({ seats, points: points.slice(0, nth) }, options));
  if (wasOver || isLastRound({ seats, points }, options) !== isOver)
    unreadable('The match is over exactly when the target or the last round is reached.');
  if ((phase === 'starter') !== (starter === null)) unreadable("The starter is '-' only before it is drawn.");
  if (phase === 'starter' && round > 1) unreadable('The starter is drawn once, before the first round.');
}

function checkUndealt(shown: Shown): void {
  const { tricks, trick, double, fever, rabies, goblins } = shown;
  const isClean = [trick, double, fever, rabies].every((one) => one === null) && tricks.length === 0;
  if (!isClean) unreadable('Before the dice are drawn there are no tricks and nobody has declared anything.');
  if (goblins.some((count) => count > 1)) unreadable('Before the dice are drawn everybody has one goblin.');
}

function checkDice({ shown, hands }: Described): void {
  const rolled = tricksOf(shown).flatMap((trick) => trick.dice.map(({ kind }) => kind));
  const used = [...rolled, ...hands.flat()];
  for (const kind of kinds) {
    const { copies } = dice[kind];
    const count = countOf(used, kind);
    if (count > copies)
      unreadable(`There are ${count} dice ${kind} in this position, but only ${copies} in the bag.`);
  }
  const sizes = handSizesOf(shown);
  const odd = hands.findIndex((hand, seat) => hand.length !== sizes[seat]);
  if (odd !== -1)
    unreadable(`Seat ${odd} should have ${sizes[odd]} dice left here, not ${hands[odd]?.length}.`);
}

/** Bids go round from the starter, in games without sides (woelfe 5.3). */
function checkBids(shown: Shown): void {
  const { phase, bids, seats, round, starter } = shown;
  const made = bids.filter((bid) => bid !== null);
  if (hasSides(shown) || !isDealt(shown)) {
    if (made.length > 0) unreadable('Nobody can have bid here.');
    if (hasSides(shown) && phase === 'bid') unreadable('With four seats there are no bids.');
    return;
  }
  const size = sizeOf(round, seats);
  if (made.some((bid) => bid > size)) unreadable(`Nobody bids more than ${size} in round ${round}.`);
  if (made.length < seats !== (phase === 'bid')) unreadable('All bid before the first die is rolled.');
  const isInOrder = seatsOf(seats).every(
    (nth) => (bids[((starter ?? 0) + nth) % seats] !== null) === nth < made.length,
  );
  if (!isInOrder) unreadable('Bids are made in turn, from the starter on.');
  if (made.length === seats && made.reduce((sum, bid) => sum + bid, 0) === size)
    unreadable(`The bids together are never ${size} in round ${round}.`);
}

function checkTurn(shown: Shown): void {
  const { turn } = shown;
  const due = turnOf(shown);
  if (turn !== due)
    unreadable(`The turn should be ${due === null ? "'-'" : `that of seat ${due}`} in this position.`);
}

function turnOf(shown: Shown): Seat | null {
  const { phase, bids, starter, seats } = shown;
  switch (phase) {
    case 'bid':
      return ((starter ?? 0) + bids.filter((bid) => bid !== null).length) % seats;
    case 'play':
      return nextToRoll(shown);
    case 'lay':
      return lastRoller(shown);
    default:
      return null;
  }
}

/** Both hunters are in play, where all that was said and done allows it (woelfe 3.1, 3.3, 4.1, 4.2). */
function checkSides({ eye, shown, hands }: Described): void {
  const { phase, options, double, fever, rabies } = shown;
  const said = [double, fever, rabies].filter((seat) => seat !== null);
  if (!hasSides(shown)) {
    if (phase === 'announce' || said.length > 0)
      unreadable('With fewer than four seats there are no sides, and nothing is announced or declared.');
    return;
  }
  if (!isDealt(shown)) return;
  if (phase === 'announce') checkAnnouncing(shown, said.length > 0);
  const declared = [fever, rabies].filter((seat) => seat !== null);
  if (options.fever === 'no' && declared.length > 0)
    unreadable('Rabies and hunting fever are not played here.');
  for (const seat of declared) checkDeclared(shown, seat);
  if (!areSidesPossible({ eye: eye ?? 'table', shown, hands, answers: [] }, eye === null))
    unreadable('The two hunters cannot be in these hands after what was announced and declared.');
}

function areSidesPossible(view: View, isWhole: boolean): boolean {
  if (!isWhole) return placementsOf(view).length > 0;
  const held = view.hands.flatMap((hand, seat) => hand.flatMap((die) => (die === 'H' ? [seat] : [])));
  return isPossible(view.shown, [...huntersRolled(view.shown), ...held]);
}

function checkAnnouncing({ options, tricks, trick }: Shown, isAnythingSaid: boolean): void {
  if (options.stalk === 'no' || isAnythingSaid || tricks.length > 0 || trick !== null)
    unreadable('The double barrel is asked for once, where stalking is played, before anything else.');
}

/** Somebody declares when it is their turn to roll the first die. */
function checkDeclared({ phase, starter, seats, tricks, trick }: Shown, seat: Seat): void {
  if (tricks.length > 0) return;
  const place = (seat - (starter ?? 0) + seats) % seats;
  const reached = (trick?.dice.length ?? 0) - (phase === 'play' ? 0 : 1);
  if (place > reached) unreadable(`Seat ${seat} has not had its turn to declare.`);
}

/** Answers are given by those who are asked, and somebody is still waited for (woelfe 2.7, 4.1). */
function checkAnswers(setup: Described): void {
  const { shown, answers } = setup;
  const order = invited(shown);
  for (const seat of seatsOf(shown.seats)) checkAnswer(setup, seat, order.includes(seat));
  const result = windowResult(order, (seat) => {
    const answer = answers[seat] ?? null;
    return answer === '?' ? null : answer;
  });
  if (order.length > 0 && result !== null) unreadable('When nobody is waited for, the question is over.');
}

/** Who may answer at once, in the order in which answers count. */
function invited(shown: Shown): readonly Seat[] {
  if (shown.phase === 'announce') return seatsOf(shown.seats);
  return shown.phase === 'goblin' ? goblinOrder(shown) : [];
}

function checkAnswer({ eye, shown, answers }: Described, seat: Seat, isInvited: boolean): void {
  const answer = answers[seat] ?? null;
  if (!isInvited && answer !== null) unreadable(`Seat ${seat} is not asked and has no answer.`);
  if (isInvited && (answer === '?') !== (eye !== null && eye !== seat))
    unreadable(`An eye sees its own answer and no other; that of seat ${seat} is written otherwise.`);
  if (answer === 'goblin' && shown.phase === 'announce')
    unreadable('Nobody spends a goblin before a die is rolled.');
}
