import { unreadable } from '@rudel/kernel';
import { listOf, middleOf, placesOf } from './deck.ts';
import { copiesOf, handSize } from './questions.ts';
import { endOfTurns, hasActed, isAsk, nextTurn } from './rounds.ts';
import { areUnknownsGone } from './tokens.ts';
import type { Asked, Deed, Looked, Shown } from './types.ts';

/** Stops with a sentence where deeds cannot have been done in this order. */
export function checkLog(shown: Shown): void {
  const { log, starter, seats } = shown;
  for (const [nth, deed] of log.entries()) {
    const before = log.slice(0, nth);
    if (endOfTurns(shown, before) !== null) unreadable(`After ${nth} turns this round was over.`);
    const { seat } = nextTurn(starter ?? 0, seats, before);
    if (deed.by !== seat) unreadable(`Turn ${nth + 1} was that of seat ${seat}.`);
    checkDeed(shown, before, deed);
  }
  checkQuestions(shown);
}

function checkDeed(shown: Shown, before: readonly Deed[], deed: Deed): void {
  const { by } = deed;
  const isRed = shown.red[by] === true;
  switch (deed.kind) {
    case 'look':
      checkLook(shown, before, deed);
      break;
    case 'ask':
      if (deed.at === by || deed.at >= shown.seats) unreadable(`Seat ${by} asks another player.`);
      break;
    case 'suspect':
      if (!hasActed({ log: before }, by)) unreadable(`Seat ${by} suspects nobody in its first turn.`);
      if (isRed) unreadable(`Seat ${by} suspects nobody early with a red token.`);
      break;
    case 'pass':
      if (shown.options.tokens === 'unlimited' || !isRed || asksBy(before, by).length < handSize)
        unreadable(`Seat ${by} passes only when nothing else is possible.`);
  }
}

function checkLook({ options, seats }: Shown, before: readonly Deed[], { by, at, sign, side }: Looked): void {
  if (sign === '?' && areUnknownsGone(options, before)) unreadable('There are only twelve “?” tokens.');
  if (at === by || at >= placesOf(seats)) unreadable(`Seat ${by} looks at another place.`);
  const isLaidOut = options.arrange === 'yes' && at !== middleOf(seats);
  if (isLaidOut !== (side !== null)) unreadable('A side is taken exactly where owners lay out their cards.');
}

const asksBy = (log: readonly Deed[], seat: number): readonly Asked[] =>
  log.filter(isAsk).filter(({ by }) => by === seat);

function checkQuestions({ log, seats }: Shown): void {
  const greedy = listOf(seats).find((seat) => asksBy(log, seat).length > handSize);
  if (greedy !== undefined) unreadable(`Seat ${greedy} has only ${handSize} question cards.`);
  for (const { question } of log.filter(isAsk)) {
    if (log.filter((deed) => isAsk(deed) && deed.question === question).length > copiesOf(question))
      unreadable(`There are only ${copiesOf(question)} questions ${question}.`);
  }
}
