import type { Language, Seat } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { sealText } from '@rudel/ui/text';
import type { AnyTextUi, Subject } from '@rudel/ui/text';
import {
  formatFace,
  hasSides,
  huntersRolled,
  rollerAt,
  scoresOf,
  verdictOf,
  wolvesIn,
} from '@rudel/woelfe/page';
import type { Trick, TrickDie, View, WoelfeTypes } from '@rudel/woelfe/page';
import { primer } from './primer.ts';

const words = withSwiss({
  en: {
    round: 'round',
    dice: 'dice',
    goblins: 'goblins',
    tricks: 'tricks',
    wolves: 'wolves',
    bid: 'bid',
    points: 'points',
    side: 'side',
    hunter: 'hunter',
    dweller: 'dweller',
    trick: 'trick',
    last: 'before',
    own: 'yours',
  },
  de: {
    round: 'Runde',
    dice: 'Würfel',
    goblins: 'Kobolde',
    tricks: 'Stiche',
    wolves: 'Wölfe',
    bid: 'Ansage',
    points: 'Punkte',
    side: 'Seite',
    hunter: 'Jagd',
    dweller: 'Wald',
    trick: 'Stich',
    last: 'vorher',
    own: 'deine',
  },
});

type Words = (typeof words)[Language];

type WoelfeSubject = Subject<WoelfeTypes>;

/** Hunters that everybody knows: rolled, declared or announced. */
function huntersOf({ shown }: View): ReadonlySet<Seat> {
  const named = [shown.fever, shown.double].filter((seat) => seat !== null);
  return new Set([...huntersRolled(shown), ...named]);
}

/** What the eye knows of a seat: of its own by its dice, of the others what everybody knows. */
function sideOf(view: View, seat: Seat, say: Words): string {
  const { eye, shown, hands } = view;
  const hunters = huntersOf(view);
  const isOwn = eye === seat && hands.some((hand) => hand.length > 0);
  if (hunters.has(seat) || (isOwn && hands[seat]?.includes('H') === true)) return say.hunter;
  if (isOwn) return say.dweller;
  const isSettled = hunters.size === 2 || shown.double !== null;
  return isSettled || shown.rabies === seat ? say.dweller : '';
}

/** One line about a seat: name, dice, goblins, tricks, wolves, bid or side, points. */
function seatCells({ view, nameOf }: WoelfeSubject, seat: Seat, say: Words): readonly string[] {
  const { shown, hands } = view;
  const own = shown.tricks.filter((trick) => verdictOf(trick, shown.seats).winner === seat);
  const wolves = own.reduce((sum, trick) => sum + wolvesIn(trick), 0);
  return [
    `${shown.turn === seat ? '▸ ' : '  '}${nameOf(seat)}`,
    String(hands[seat]?.length ?? 0),
    String(shown.goblins[seat] ?? 0),
    String(own.length),
    String(wolves),
    hasSides(shown) ? sideOf(view, seat, say) : String(shown.bids[seat] ?? '–'),
    String(scoresOf(shown)[seat] ?? 0),
  ];
}

const widths = [18, 8, 9, 8, 8, 9, 7];
const inColumns = (cells: readonly string[]): string =>
  cells.map((cell, nth) => cell.slice(0, (widths[nth] ?? 8) - 1).padEnd(widths[nth] ?? 8)).join('');

/** `Y−1→D ↻` was rolled again and lies at D now. */
function dieText({ kind, face, at, undone }: TrickDie, letterOf: WoelfeSubject['letterOf']): string {
  const shown = face === null ? '…' : formatFace(kind, face).replace('*', '✱').replace('-', '−');
  return `${kind}${shown}${at === null ? '' : `→${letterOf(at)}`}${undone.length > 0 ? ' ↻' : ''}`;
}

function trickText({ leader, dice }: Trick, { view, letterOf }: WoelfeSubject): string {
  return dice
    .map((die, place) => `${letterOf(rollerAt(leader, place, view.shown.seats))} ${dieText(die, letterOf)}`)
    .join('   ');
}

function lastTrickText(subject: WoelfeSubject): string {
  const { seats, tricks } = subject.view.shown;
  const last = tricks.at(-1);
  if (last === undefined) return '–';
  return `${trickText(last, subject)}   ⇒ ${subject.letterOf(verdictOf(last, seats).winner)}`;
}

const row = (word: string, rest: string): string => `${word.padEnd(8)}${rest}`;

function draw(subject: WoelfeSubject): readonly string[] {
  const { view, paint } = subject;
  const { eye, shown, hands } = view;
  const say = words[subject.language];
  const sixth = hasSides(shown) ? say.side : say.bid;
  const heads = [
    `${say.round} ${shown.round}`,
    say.dice,
    say.goblins,
    say.tricks,
    say.wolves,
    sixth,
    say.points,
  ];
  return [
    paint.faint(inColumns(heads).trimEnd()),
    ...hands.map((_, seat) => paint.seat(seat, inColumns(seatCells(subject, seat, say)).trimEnd())),
    '',
    row(say.last, lastTrickText(subject)),
    row(say.trick, shown.trick === null ? '–' : trickText(shown.trick, subject)),
    ...(eye === 'table' ? [] : [row(say.own, paint.strong(hands[eye]?.join(' ') || '–'))]),
  ];
}

export const text: AnyTextUi = sealText<WoelfeTypes>({ draw, width: 70, ...primer });
