import {
  isNest,
  isStallPlace,
  nestSeatOf,
  ringSize,
  stallDoor,
  stallPlace,
  stallSeatOf,
  startOf,
} from '@rudel/dog/page';
import type { Board, Place } from '@rudel/dog/page';
import type { Eye, Seat } from '@rudel/kernel';

/** A point on the board, which measures `boardSize` both ways; the middle is in the middle, y grows downwards. */
export type Point = { readonly x: number; readonly y: number };

/** How far a seat sits from the eye, counted to the right: 0 is nearest. */
export type Side = 0 | 1 | 2 | 3;

export const boardSize = 1000;
const middle = boardSize / 2;

/**
 * The ring is a clover: four leaves in the corners, and between them bays in which the nests lie. Everything is made
 * of arcs that pass smoothly into each other, seen from the middle of the board.
 */
export const leaf: { readonly centre: number; readonly radius: number } = { centre: 300, radius: 160 };
const bayCentre = 450;
const bayRadius = Math.hypot(leaf.centre, bayCentre - leaf.centre) - leaf.radius;
export const stoneRadius = 28;

const stallGap = 60;
const stallStep = 54;
const nestRadius = 88;
/** The angles at which the four places of a nest lie in its bay, seen from its medallion. */
const nestAngles: readonly number[] = [-158, -112, -68, -22].map((degrees) => (degrees * Math.PI) / 180);

type Arc = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
};

const tilt = Math.atan2(bayCentre - leaf.centre, leaf.centre);

/** The way of the nearest seat's quarter: out of its bay, round the leaf on its right, into the next bay. */
const quarterArcs: readonly Arc[] = [
  { x: 0, y: bayCentre, radius: bayRadius, from: -Math.PI / 2, to: -tilt },
  { x: leaf.centre, y: leaf.centre, radius: leaf.radius, from: Math.PI - tilt, to: tilt - Math.PI / 2 },
  { x: bayCentre, y: 0, radius: bayRadius, from: tilt + Math.PI / 2, to: Math.PI },
];

const lengthOf = ({ radius, from, to }: Arc): number => radius * Math.abs(to - from);
const quarterLength = quarterArcs.reduce((sum, arc) => sum + lengthOf(arc), 0);

function onQuarter(distance: number): Point {
  let rest = distance;
  for (const arc of quarterArcs) {
    const length = lengthOf(arc);
    if (rest <= length) return onArc(arc, rest / length);
    rest -= length;
  }
  return onArc(quarterArcs[2] as Arc, 1);
}

function onArc({ x, y, radius, from, to }: Arc, share: number): Point {
  const angle = from + (to - from) * share;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

/** Turns a point seen from the middle to a side and moves it onto the board. */
export function turned({ x, y }: Point, side: number): Point {
  let point = { x, y };
  for (let turn = 0; turn < (side & 3); turn += 1) point = { x: point.y, y: 0 - point.x };
  return { x: middle + point.x, y: middle + point.y };
}

/** Which side a seat is drawn on: the eye's own seat is nearest, a watcher sees seat 0 nearest. */
export function sideOf(seat: Seat, eye: Eye): Side {
  return ((seat - (eye === 'table' ? 0 : eye)) & 3) as Side;
}

const fieldsPerQuarter = ringSize / 4;
const fields: readonly Point[] = Array.from({ length: ringSize }, (_, field) => {
  const along = ((field % fieldsPerQuarter) * quarterLength) / fieldsPerQuarter;
  return turned(onQuarter(along), Math.floor(field / fieldsPerQuarter));
});

/** Where a place lies on the board as an eye sees it; a nest is where its medallion is. */
export function pointOf(place: Place, eye: Eye): Point {
  if (isNest(place)) return turned({ x: 0, y: bayCentre }, sideOf(nestSeatOf(place), eye));
  if (isStallPlace(place)) return stallPoint(place, eye);
  const shift = eye === 'table' ? 0 : startOf(eye);
  return fields[(place - shift) & (ringSize - 1)] as Point;
}

const besideRing = 54;
/** On the inner side of a start lies its stall: its number stands on the other, before the nest. */
const besideStart: Point = { x: 0, y: bayCentre - bayRadius + 55 };

/** Where the number of a field stands: on the inner side of the ring, clear of all other fields. */
export function numberPoint(field: Place, eye: Eye): Point {
  const nth = (field - (eye === 'table' ? 0 : startOf(eye))) & (ringSize - 1);
  const side = Math.floor(nth / fieldsPerQuarter);
  if (nth % fieldsPerQuarter === 0) return turned(besideStart, side);
  const [bay, corner, nextBay] = quarterArcs as readonly [Arc, Arc, Arc];
  const along = ((nth % fieldsPerQuarter) * quarterLength) / fieldsPerQuarter;
  const rest = along - lengthOf(bay);
  if (rest < 0)
    return turned(onArc({ ...bay, radius: bay.radius + besideRing }, along / lengthOf(bay)), side);
  const share = rest / lengthOf(corner);
  if (share <= 1) return turned(onArc({ ...corner, radius: corner.radius - besideRing }, share), side);
  const last = (rest - lengthOf(corner)) / lengthOf(nextBay);
  return turned(onArc({ ...nextBay, radius: nextBay.radius + besideRing }, last), side);
}

function stallPoint(place: Place, eye: Eye): Point {
  const depth = (place - ringSize) & 3;
  const y = bayCentre - bayRadius - stallGap - depth * stallStep;
  return turned({ x: 0, y }, sideOf(stallSeatOf(place), eye));
}

/** The four hollows of a nest. */
export function nestPoint(seat: Seat, hollow: number, eye: Eye): Point {
  const angle = nestAngles[hollow] as number;
  const point = { x: nestRadius * Math.cos(angle), y: bayCentre + nestRadius * Math.sin(angle) };
  return turned(point, sideOf(seat, eye));
}

/** Where a seat's played cards lie: in the leaf on its right, clear of the numbers at its rim. */
export function pilePoint(seat: Seat, eye: Eye): Point {
  return turned({ x: leaf.centre - 6, y: leaf.centre - 6 }, sideOf(seat, eye));
}

/** Where a seat's hand is, as others see it: between its pile and the middle. */
export function handPoint(seat: Seat, eye: Eye): Point {
  return turned({ x: 148, y: 148 }, sideOf(seat, eye));
}

/** Where the stone at an index of the board is drawn. */
export function stonePoint(board: Board, index: number, eye: Eye): Point {
  const seat = index >> 2;
  const stone = board[index] ?? -2;
  if (stone === -2) return nestPoint(seat, index & 3, eye);
  if (stone >= stallDoor) return pointOf(stallPlace(seat, stone - stallDoor + 1), eye);
  return pointOf((startOf(seat) + Math.max(stone, 0)) & (ringSize - 1), eye);
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The groove of the ring as an SVG path. */
export function ringPath(): string {
  const start = turned({ x: 0, y: bayCentre - bayRadius }, 0);
  const parts = [`M${round(start.x)} ${round(start.y)}`];
  for (let side = 0; side < 4; side += 1) {
    for (const arc of quarterArcs) {
      const end = turned(onArc(arc, 1), side);
      const large = Math.abs(arc.to - arc.from) > Math.PI ? 1 : 0;
      const sweep = arc.to > arc.from ? 1 : 0;
      const radius = round(arc.radius);
      parts.push(`A${radius} ${radius} 0 ${large} ${sweep} ${round(end.x)} ${round(end.y)}`);
    }
  }
  return `${parts.join('')}Z`;
}

export type Mark = Point & { readonly angle: number };

/** Where small arrows show the way round, between two fields of each quarter. */
export function wayMarks(): readonly Mark[] {
  return [0, 1, 2, 3].flatMap((side) =>
    [4.5, 11.5].map((field) => {
      const along = (field * quarterLength) / fieldsPerQuarter;
      const here = turned(onQuarter(along), side);
      const there = turned(onQuarter(along + 1), side);
      return { ...here, angle: (Math.atan2(there.y - here.y, there.x - here.x) * 180) / Math.PI };
    }),
  );
}
