import { unreadable } from '@rudel/kernel';
import { leadersOf } from './scoring.ts';
import { tieWinner, tofusOf, winningCard } from './tie.ts';
import type { Shown, TieRound } from './types.ts';

/** Stops with a sentence where a tie-break can never have gone like this (tofugott 3.2). */
export function checkTie(shown: Shown): void {
  const { phase, tie, options } = shown;
  const leaders = phase === 'tie' || phase === 'over' ? leadersOf(shown) : [];
  const isDue = leaders.length > 1 && options.tie === 'tofu';
  if (tie.length > 0 !== isDue) unreadable('There is a tie-break exactly when the most points are equal.');
  for (const [nth, round] of tie.entries()) {
    const before = tie[nth - 1];
    checkRound(round, before === undefined ? leaders : tofusOf(before));
  }
  if (isDue) checkEnd(shown);
}

/** Several tofus at once begin another shuffle, and a single one ends it all. */
function checkEnd({ phase, tie }: Shown): void {
  if (tie.some((round, nth) => tofusOf(round).length > 1 !== nth < tie.length - 1))
    unreadable('The tied shuffle again exactly after several tofus at once.');
  if ((tieWinner(tie) !== null) !== (phase === 'over')) unreadable('The tie-break ends with a single tofu.');
}

function checkRound({ seats, turned }: TieRound, tied: readonly number[]): void {
  if (seats.join() !== tied.join()) unreadable(`In this shuffle seats ${tied.join(', ')} take part.`);
  const [first = []] = turned;
  const isEven = turned.every((cards) => cards.length === first.length);
  const isUnique = turned.every((cards) => new Set(cards).size === cards.length);
  if (!isEven || !isUnique) unreadable('The tied turn over one card each at a time, and no card twice.');
  if (turned.some((cards) => cards.slice(0, -1).includes(winningCard)))
    unreadable('Nothing is turned over after a tofu.');
}
