import { readFields, readList } from '@rudel/kernel';
import type { Language, Seat } from '@rudel/kernel';
import type { Drawing, Scene } from '@rudel/ui/text';
import { primer } from './primer.ts';

const words = {
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
} as const satisfies { readonly [L in Language]: object };

type Words = (typeof words)[Language];

/** A trick as a sight writes it: who led, and the dice. */
type Trick = { readonly leader: Seat; readonly dice: readonly string[] };

/** A table as a sight describes it. */
type Table = {
  readonly eye: string;
  readonly round: string;
  readonly turn: string;
  readonly double: string;
  readonly fever: string;
  readonly rabies: string;
  readonly goblins: readonly string[];
  readonly bids: readonly string[];
  readonly tricks: readonly Trick[];
  readonly trick: Trick | null;
  readonly points: readonly (readonly string[])[];
  readonly hands: readonly (readonly string[])[];
};

const same = (text: string): string => text;
const bySeat = (text: string): string[] => readList(text, same, '/');

function trickOf(text: string): Trick {
  const [leader = '', dice = ''] = text.split('>', 2);
  return { leader: Number(leader), dice: dice.split('.') };
}

function tableOf(sight: string): Table {
  const fields = readFields(sight.split(' ', 1)[0] ?? '', sight);
  const plain = (key: string): string => fields.take(key);
  const [trick = null] = readList(plain('trick'), trickOf);
  return {
    eye: plain('eye'),
    round: plain('round'),
    turn: plain('turn'),
    double: plain('double'),
    fever: plain('fever'),
    rabies: plain('rabies'),
    goblins: bySeat(plain('goblins')),
    bids: plain('bids').split('/'),
    tricks: readList(plain('tricks'), trickOf),
    trick,
    points: readList(plain('points'), bySeat),
    hands: plain('hands')
      .split('/')
      .map((hand) => readList(hand, same)),
  };
}

const rollerOf = ({ leader }: Trick, place: number, seats: number): Seat => (leader + place) % seats;

/** Who won the finished tricks: the leader of the next one. */
function winnersOf({ tricks, trick, turn }: Table): readonly Seat[] {
  const next = trick?.leader ?? Number(turn);
  return tricks.map((_, nth) => tricks[nth + 1]?.leader ?? next);
}

const isWolf = (die: string): boolean => /^[WGB]/.test(die);

/** Hunters that everybody knows: rolled, declared or announced. */
function huntersOf(table: Table): ReadonlySet<Seat> {
  const { tricks, trick, hands, fever, double } = table;
  const all = trick === null ? tricks : [...tricks, trick];
  const rolled = all.flatMap((one) =>
    one.dice.flatMap((die, place) => (die.startsWith('H') ? [rollerOf(one, place, hands.length)] : [])),
  );
  return new Set([...rolled, ...[fever, double].filter((seat) => seat !== '-').map(Number)]);
}

/** What the eye knows of a seat: of its own by its dice, of the others what everybody knows. */
function sideOf(table: Table, seat: Seat, say: Words): string {
  if (table.hands.length < 4) return '';
  const hunters = huntersOf(table);
  const isOwn = table.eye === String(seat) && table.hands.some((hand) => hand.length > 0);
  if (hunters.has(seat) || (isOwn && table.hands[seat]?.includes('H') === true)) return say.hunter;
  if (isOwn) return say.dweller;
  const isSettled = hunters.size === 2 || table.double !== '-';
  return isSettled || table.rabies === String(seat) ? say.dweller : '';
}

/** One line about a seat: name, dice, goblins, tricks, wolves, bid or side, points. */
function seatCells(table: Table, seat: Seat, scene: Scene, say: Words): readonly string[] {
  const winners = winnersOf(table);
  const own = table.tricks.filter((_, nth) => winners[nth] === seat);
  const wolves = own.flatMap(({ dice }) => dice).filter(isWolf).length;
  const points = table.points.reduce((sum, round) => sum + Number(round[seat] ?? 0), 0);
  return [
    `${table.turn === String(seat) ? '▸ ' : '  '}${scene.nameOf(seat)}`,
    String(table.hands[seat]?.length ?? 0),
    table.goblins[seat] ?? '',
    String(own.length),
    String(wolves),
    table.hands.length < 4 ? (table.bids[seat] ?? '').replace('-', '–') : sideOf(table, seat, say),
    String(points),
  ];
}

const widths = [18, 8, 9, 8, 8, 9, 7];
const inColumns = (cells: readonly string[]): string =>
  cells.map((cell, nth) => cell.slice(0, (widths[nth] ?? 8) - 1).padEnd(widths[nth] ?? 8)).join('');

/** `Y+3@0~2~-1@2` was rolled again and lies at seat 2 now. */
function dieText(die: string, letterOf: Scene['letterOf']): string {
  const kind = die.slice(0, 1);
  const throws = die.slice(1).split(/~\d~/);
  const shown = (throws.at(-1) ?? '').replace('*', '✱').replace('-', '−');
  const [face = '', at] = shown.split('@');
  return `${kind}${face || '…'}${at === undefined ? '' : `→${letterOf(Number(at))}`}${throws.length > 1 ? ' ↻' : ''}`;
}

function trickLine(trick: Trick | undefined, winner: Seat | null, scene: Scene, seats: number): string {
  if (trick === undefined) return '–';
  const dice = trick.dice.map(
    (die, place) => `${scene.letterOf(rollerOf(trick, place, seats))} ${dieText(die, scene.letterOf)}`,
  );
  return `${dice.join('   ')}${winner === null ? '' : `   ⇒ ${scene.letterOf(winner)}`}`;
}

const row = (word: string, rest: string): string => `${word.padEnd(8)}${rest}`;

function draw(scene: Scene): readonly string[] {
  const table = tableOf(scene.sight);
  const say = words[scene.language];
  const seats = table.hands.length;
  const sixth = seats < 4 ? say.bid : say.side;
  const heads = [
    `${say.round} ${table.round}`,
    say.dice,
    say.goblins,
    say.tricks,
    say.wolves,
    sixth,
    say.points,
  ];
  const own = table.hands[Number(table.eye)] ?? [];
  return [
    scene.paint.faint(inColumns(heads).trimEnd()),
    ...table.hands.map((_, seat) =>
      scene.paint.seat(seat, inColumns(seatCells(table, seat, scene, say)).trimEnd()),
    ),
    '',
    row(say.last, trickLine(table.tricks.at(-1), winnersOf(table).at(-1) ?? null, scene, seats)),
    row(say.trick, trickLine(table.trick ?? undefined, null, scene, seats)),
    ...(table.eye === 'table' ? [] : [row(say.own, scene.paint.strong(own.join(' ') || '–'))]),
  ];
}

export const text: Drawing = { draw, width: 70, ...primer };
