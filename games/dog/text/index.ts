import { fresh, inNest, isHome, placeOf, ringSize, seats, stallDoor } from '@rudel/dog/page';
import type { DogTypes, View } from '@rudel/dog/page';
import type { Language, Seat } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { sealText } from '@rudel/ui/text';
import type { AnyTextUi, Subject } from '@rudel/ui/text';
import { primer } from './primer.ts';

/** The ring of 64 fields as a frame of 23 columns and 11 rows: every start is in the middle of a side. */
const columns = 23;
const rows = 11;
const quarter = ringSize / 4;
const middle: Spot = { column: 11, row: 5 };
/** Between frame and middle: the room of a seat's own lines, in cells. */
const roomWidth = 10;

type Spot = { readonly column: number; readonly row: number };

const words = withSwiss({
  en: {
    round: 'round',
    nest: 'nest',
    hand: 'hand',
    laid: 'laid',
    card: 'card',
    cards: 'cards',
    partner: 'partner',
  },
  de: {
    round: 'Runde',
    nest: 'Nest',
    hand: 'Hand',
    laid: 'liegt',
    card: 'Karte',
    cards: 'Karten',
    partner: 'Partner',
  },
});

type Words = (typeof words)[Language];

type DogSubject = Subject<DogTypes>;

/** The seat at the bottom. */
const nearOf = ({ eye }: View): Seat => (eye === 'table' ? 0 : eye);

const stonesOf = ({ shown }: View, seat: Seat): readonly number[] =>
  shown.board.slice(seat * 4, seat * 4 + 4);

/** Anticlockwise from the middle of the lower side (dog 1.1). */
function ringSpot(steps: number): Spot {
  if (steps <= 11) return { column: 11 + steps, row: rows - 1 };
  if (steps <= 21) return { column: columns - 1, row: 21 - steps };
  if (steps <= 43) return { column: 43 - steps, row: 0 };
  if (steps <= 53) return { column: 0, row: steps - 43 };
  return { column: steps - 53, row: rows - 1 };
}

/** From the start inwards; `side` counts anticlockwise from the near one. */
function stallSpot(side: number, depth: number): Spot {
  const spots: readonly Spot[] = [
    { column: middle.column, row: rows - 1 - depth },
    { column: columns - 1 - depth, row: middle.row },
    { column: middle.column, row: depth },
    { column: depth, row: middle.row },
  ];
  return spots[side] ?? middle;
}

const sideOf = (seat: Seat, near: Seat): number => (seat - near + 4) % 4;

function fieldSpot(field: number, near: Seat): Spot {
  return ringSpot((field - near * quarter + ringSize) % ringSize);
}

/** Three signs a cell, by column and row. */
type Grid = string[][];

function put(grid: Grid, { column, row }: Spot, cell: string): void {
  const line = grid[row];
  if (line !== undefined) line[column] = cell;
}

const same = (text: string): string => text;

/** Text over this many cells, cut or filled up to their width. */
function putText(grid: Grid, { column, row }: Spot, cells: number, text: string, paint = same): void {
  const width = cells * 3;
  const rest = Array.from({ length: cells - 1 }, () => '');
  grid[row]?.splice(column, cells, paint(text.slice(0, width).padEnd(width)), ...rest);
}

function emptyGrid({ view, paint }: DogSubject): Grid {
  const grid: Grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '   '));
  for (let field = 0; field < ringSize; field += 1)
    put(grid, fieldSpot(field, nearOf(view)), paint.faint(`${String(field).padStart(2)} `));
  for (const side of seats)
    for (let depth = 1; depth <= 4; depth += 1) put(grid, stallSpot(side, depth), paint.faint(' · '));
  return grid;
}

function putStones(grid: Grid, { view, paint, letterOf }: DogSubject): void {
  const near = nearOf(view);
  for (const seat of seats) {
    const letter = letterOf(seat);
    for (const stone of stonesOf(view, seat)) {
      if (stone === inNest) continue;
      const spot = isHome(stone)
        ? stallSpot(sideOf(seat, near), stone - stallDoor + 1)
        : fieldSpot(placeOf(seat, stone), near);
      put(grid, spot, paint.seat(seat, stone === fresh ? `!${letter}!` : `(${letter})`));
    }
  }
}

/** What a seat has besides stones on the board, in four lines. */
function roomLines(seat: Seat, { view, letterOf, nameOf }: DogSubject, say: Words): readonly string[] {
  const { shown } = view;
  const hand = view.hands[seat] ?? [];
  const nest = stonesOf(view, seat).flatMap((stone) => (stone === inNest ? [letterOf(seat)] : []));
  const isHidden = hand.includes('?');
  const partner = sideOf(seat, nearOf(view)) === 2 ? ` · ${say.partner}` : '';
  const rowWidth = Math.max(...[say.nest, say.hand, say.laid].map((word) => word.length));
  const row = (word: string, rest: string): string => `${word.padEnd(rowWidth)}  ${rest || '–'}`;
  const counted = `${hand.length} ${hand.length === 1 ? say.card : say.cards}`;
  return [
    `${shown.turn === seat ? '▸ ' : ''}${nameOf(seat)}${partner}`,
    row(say.nest, nest.join(' ')),
    row(say.hand, isHidden ? counted : hand.join(' ')),
    row(say.laid, shown.played[seat]?.join(' ') ?? ''),
  ];
}

/** Where the room of each side lies: its first row, and whether right of the middle. */
const rooms: readonly { readonly row: number; readonly isRight: boolean }[] = [
  { row: 6, isRight: true },
  { row: 1, isRight: true },
  { row: 1, isRight: false },
  { row: 6, isRight: false },
];

function putRooms(grid: Grid, subject: DogSubject): void {
  const near = nearOf(subject.view);
  for (const seat of seats) {
    const { row, isRight } = rooms[sideOf(seat, near)] ?? { row: 1, isRight: false };
    const column = isRight ? middle.column + 1 : 1;
    for (const [nth, line] of roomLines(seat, subject, words[subject.language]).entries()) {
      const isBright = nth === 0 || (nth === 2 && seat === near);
      const paint = isBright ? (text: string): string => subject.paint.seat(seat, text) : same;
      putText(grid, { column, row: row + nth }, roomWidth, ` ${line}`, paint);
    }
  }
}

function draw(subject: DogSubject): readonly string[] {
  const grid = emptyGrid(subject);
  const title = `${words[subject.language].round} ${subject.view.shown.round}`;
  putText(grid, { column: 9, row: middle.row }, 5, title.padStart(8 + Math.ceil(title.length / 2)));
  putStones(grid, subject);
  putRooms(grid, subject);
  return grid.map((line) => line.join('').trimEnd());
}

export const text: AnyTextUi = sealText<DogTypes>({ draw, width: columns * 3 + 1, ...primer });
