import type { NameOf, Seat } from '@rudel/kernel';
import { faceNamed, numberNamed, scoresOf, sidesSeen, sidesShown } from '@rudel/woelfe/page';
import type { TrickDie, View } from '@rudel/woelfe/page';
import type { WoelfeWords } from '../words.ts';
import { catchesOf } from './catches.ts';
import type { Slot } from './slots.ts';

/** A place in the trick for those who do not see it. */
export function slotLabel(slot: Slot, words: WoelfeWords, nameOf: NameOf, isTaken: boolean): string {
  const { seat, die, bees, value, isAhead } = slot;
  const told = words.slot;
  const parts = [
    ...(die === null ? [told.waits] : dieTold(die, slot, words, nameOf)),
    ...bees.map(({ face, by }) => told.bee(faceNamed('Y', face, ''), nameOf(by))),
    ...(bees.length > 0 && value !== null ? [told.counts(numberNamed(value))] : []),
    ...(isAhead ? [isTaken ? told.won : told.leads] : []),
  ];
  return `${nameOf(seat)}: ${parts.join(', ')}`;
}

/** What a die shows, what has become of it, and what it showed before goblins came. */
function dieTold(die: TrickDie, { worth }: Slot, words: WoelfeWords, nameOf: NameOf): readonly string[] {
  const told = words.slot;
  const named = (face: number): string => faceNamed(die.kind, face, words.symbol);
  if (die.face === null) return [told.rolls];
  return [
    told.shows(words.dice[die.kind], named(die.face)),
    ...(worth === 'poisoned' ? [told.poisoned] : []),
    ...(die.at === null ? [] : [told.laidAt(nameOf(die.at))]),
    ...die.undone.map(({ face, by }) => told.rerolled(nameOf(by), named(face))),
  ];
}

/** All that everybody may see of a seat, and what this eye knows of its side. */
export function seatLabel(view: View, seat: Seat, words: WoelfeWords): string {
  const { shown, hands } = view;
  const { tricks = 0, dice = [] } = catchesOf(shown)[seat] ?? {};
  const { note } = words;
  const bid = shown.bids[seat] ?? null;
  const parts = [
    note.score(scoresOf(shown)[seat] ?? 0),
    note.goblins(shown.goblins[seat] ?? 0),
    note.dice(hands[seat]?.length ?? 0),
    bid === null ? note.tricks(tricks) : note.bid(tricks, bid),
    note.wolves(dice.filter((kind) => kind !== 'H').length),
    ...sideTold(view, seat, words),
    ...saidBy(view, seat, words),
  ];
  return parts.join(', ');
}

function sideTold(view: View, seat: Seat, words: WoelfeWords): readonly string[] {
  const side = sidesSeen(view)[seat] ?? null;
  if (side === null) return [];
  const isOpen = sidesShown(view.shown)[seat] === side;
  return isOpen ? [words.sides[side].one] : [words.sides[side].one, words.onlyYou];
}

/** What a seat has announced or declared in this round. */
export function saidBy({ shown }: View, seat: Seat, words: WoelfeWords): readonly string[] {
  return [
    ...(shown.double === seat ? [words.double] : []),
    ...(shown.fever === seat ? [words.cries.fever] : []),
    ...(shown.rabies === seat ? [words.cries.rabies] : []),
  ];
}
