/** A rectangle in pixels of the page's window. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type Size = Pick<Box, 'width' | 'height'>;

export type Side = 'below' | 'above' | 'right' | 'left';

/** Where a bubble goes, on which side of what it is about, and where its tip is along that side. */
export type Spot = {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  readonly tip: number;
};

/** Pixels between a thing and what is said of it, between that and the edge of the window, and between a corner and the tip. */
const [gap, edge, corner] = [14, 8, 22] as const;

const within = (wanted: number, least: number, most: number): number =>
  Math.max(least, Math.min(wanted, most));

/** How much room there is on a side for something of that size; below nothing it would have to lie on the thing. */
function roomOn(side: Side, thing: Box, bubble: Size, page: Size): number {
  switch (side) {
    case 'below':
      return page.height - (thing.top + thing.height) - gap - edge - bubble.height;
    case 'above':
      return thing.top - gap - edge - bubble.height;
    case 'right':
      return page.width - (thing.left + thing.width) - gap - edge - bubble.width;
    case 'left':
      return thing.left - gap - edge - bubble.width;
  }
}

/** The first side with room; where there is none, the one that lacks least. */
function sideOf(thing: Box, bubble: Size, page: Size): Side {
  const sides: readonly Side[] = ['above', 'below', 'right', 'left'];
  const rooms = sides.map((side) => roomOn(side, thing, bubble, page));
  const first = rooms.findIndex((room) => room >= 0);
  return sides[first === -1 ? rooms.indexOf(Math.max(...rooms)) : first] ?? 'above';
}

/** Puts a bubble beside a thing, all of it within the page. */
export function besideOf(thing: Box, bubble: Size, page: Size): Spot {
  const side = sideOf(thing, bubble, page);
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const isUpright = side === 'above' || side === 'below';
  const wanted = {
    above: thing.top - gap - bubble.height,
    below: thing.top + thing.height + gap,
    left: thing.left - gap - bubble.width,
    right: thing.left + thing.width + gap,
  }[side];
  const left = within(
    isUpright ? middle.x - bubble.width / 2 : wanted,
    edge,
    page.width - edge - bubble.width,
  );
  const top = within(
    isUpright ? wanted : middle.y - bubble.height / 2,
    edge,
    page.height - edge - bubble.height,
  );
  const tip = isUpright
    ? within(middle.x - left, corner, bubble.width - corner)
    : within(middle.y - top, corner, bubble.height - corner);
  return { left, top, side, tip };
}
