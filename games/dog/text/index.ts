import { readFields, readList } from '@rudel/kernel';
import type { Language, Seat } from '@rudel/kernel';
import type { Drawing, Scene } from '@rudel/ui/text';
import { primer } from './primer.ts';

/** The ring of 64 fields as a frame of 23 columns and 11 rows: every start is in the middle of a side. */
const columns = 23;
const rows = 11;
const ring = 64;
const quarter = 16;
const middle: Spot = { column: 11, row: 5 };
/** Between frame and middle: the room of a seat's own lines, in cells. */
const roomWidth = 10;

type Spot = { readonly column: number; readonly row: number };

const words = {
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
} as const satisfies { readonly [L in Language]: object };

type Words = (typeof words)[Language];

/** A table as a sight describes it. */
type Table = {
  /** The seat at the bottom. */
  readonly near: Seat;
  readonly round: string;
  readonly turn: string;
  readonly stones: readonly (readonly string[])[];
  readonly hands: readonly (readonly string[])[];
  readonly laid: readonly (readonly string[])[];
};

const same = (text: string): string => text;

function tableOf(sight: string): Table {
  const fields = readFields(sight.split(' ', 1)[0] ?? '', sight);
  const eye = fields.take('eye');
  const piles = (key: string): string[][] => readList(fields.take(key), (pile) => readList(pile, same), '/');
  return {
    near: eye === 'table' ? 0 : Number(eye),
    round: fields.take('round'),
    turn: fields.take('turn'),
    stones: [0, 1, 2, 3].map((seat) => readList(fields.take(`s${seat}`), same)),
    hands: piles('hands'),
    laid: piles('played'),
  };
}

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
  return ringSpot((field - near * quarter + ring) % ring);
}

/** Three signs a cell, by column and row. */
type Grid = string[][];

function put(grid: Grid, { column, row }: Spot, cell: string): void {
  const line = grid[row];
  if (line !== undefined) line[column] = cell;
}

/** Text over so many cells, cut or filled up to their width. */
function putText(grid: Grid, { column, row }: Spot, cells: number, text: string, paint = same): void {
  const width = cells * 3;
  const rest = Array.from({ length: cells - 1 }, () => '');
  grid[row]?.splice(column, cells, paint(text.slice(0, width).padEnd(width)), ...rest);
}

function emptyGrid({ near }: Table, { paint }: Scene): Grid {
  const grid: Grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '   '));
  for (let field = 0; field < ring; field += 1)
    put(grid, fieldSpot(field, near), paint.faint(`${String(field).padStart(2)} `));
  for (let side = 0; side < 4; side += 1)
    for (let depth = 1; depth <= 4; depth += 1) put(grid, stallSpot(side, depth), paint.faint(' · '));
  return grid;
}

function putStones(grid: Grid, { near, stones }: Table, { paint, letterOf }: Scene): void {
  for (const [seat, own] of stones.entries()) {
    const letter = letterOf(seat);
    for (const stone of own) {
      if (stone === 'n') continue;
      const spot = stone.startsWith('h')
        ? stallSpot(sideOf(seat, near), Number(stone.slice(1)))
        : fieldSpot(Number.parseInt(stone, 10), near);
      put(grid, spot, paint.seat(seat, stone.endsWith('!') ? `!${letter}!` : `(${letter})`));
    }
  }
}

/** What a seat has besides stones on the board, in four lines. */
function roomLines(seat: Seat, table: Table, scene: Scene, say: Words): readonly string[] {
  const hand = table.hands[seat] ?? [];
  const nest = (table.stones[seat] ?? []).filter((stone) => stone === 'n').map(() => scene.letterOf(seat));
  const isHidden = hand.includes('?');
  const partner = sideOf(seat, table.near) === 2 ? ` · ${say.partner}` : '';
  const rowWidth = Math.max(...[say.nest, say.hand, say.laid].map((word) => word.length));
  const row = (word: string, rest: string): string => `${word.padEnd(rowWidth)}  ${rest || '–'}`;
  const counted = `${hand.length} ${hand.length === 1 ? say.card : say.cards}`;
  return [
    `${table.turn === String(seat) ? '▸ ' : ''}${scene.nameOf(seat)}${partner}`,
    row(say.nest, nest.join(' ')),
    row(say.hand, isHidden ? counted : hand.join(' ')),
    row(say.laid, table.laid[seat]?.join(' ') ?? ''),
  ];
}

/** Where the room of each side lies: its first row, and whether right of the middle. */
const rooms: readonly { readonly row: number; readonly isRight: boolean }[] = [
  { row: 6, isRight: true },
  { row: 1, isRight: true },
  { row: 1, isRight: false },
  { row: 6, isRight: false },
];

function putRooms(grid: Grid, table: Table, scene: Scene): void {
  const say = words[scene.language];
  for (const seat of [0, 1, 2, 3]) {
    const { row, isRight } = rooms[sideOf(seat, table.near)] ?? { row: 1, isRight: false };
    const column = isRight ? middle.column + 1 : 1;
    for (const [nth, line] of roomLines(seat, table, scene, say).entries()) {
      const isBright = nth === 0 || (nth === 2 && seat === table.near);
      const paint = isBright ? (text: string): string => scene.paint.seat(seat, text) : same;
      putText(grid, { column, row: row + nth }, roomWidth, ` ${line}`, paint);
    }
  }
}

function draw(scene: Scene): readonly string[] {
  const table = tableOf(scene.sight);
  const grid = emptyGrid(table, scene);
  const title = `${words[scene.language].round} ${table.round}`;
  putText(grid, { column: 9, row: middle.row }, 5, title.padStart(8 + Math.ceil(title.length / 2)));
  putStones(grid, table, scene);
  putRooms(grid, table, scene);
  return grid.map((line) => line.join('').trimEnd());
}

export const text: Drawing = { draw, width: columns * 3 + 1, ...primer };
