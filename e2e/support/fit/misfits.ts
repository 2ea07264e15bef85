import type { Box, Part, Seen, Target } from './seen.ts';

/** What a finger needs, in pixels (WCAG 2.5.8): so large, or so far from everything else. */
const least = 24;

/** Rounding and the shade of a slanted edge, and the rims that cards of a fan share. */
const slack = 2;
const sharedRim = 5;

/**
 * The shorter side of a board, in pixels. Dog has 20 places from edge to edge, and a place below 10 px can be told apart by nobody; everything else that is
 * drawn on boards is larger.
 */
const leastBoard = 200;

const isWithin = (box: Box, frame: Box): boolean =>
  box.x >= frame.x - slack &&
  box.y >= frame.y - slack &&
  box.x + box.width <= frame.x + frame.width + slack &&
  box.y + box.height <= frame.y + frame.height + slack;

/** By how much two boxes overlap; below zero, how far apart they are. */
export const overlapOf = (one: Box, other: Box): number =>
  Math.min(
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
  );

const isSmall = ({ box }: Target): boolean => box.width < least - slack || box.height < least - slack;

/** The circle that a small target must have for itself, as the square around it. */
const reachOf = ({ box }: Target): Box => ({
  x: box.x + box.width / 2 - least / 2,
  y: box.y + box.height / 2 - least / 2,
  width: least,
  height: least,
});

/** Whether what frames leave of it can still be read and hit: most of it, and as much as a finger needs. */
const isLeft = ({ box, seen }: Target): boolean =>
  seen.width * seen.height >= (box.width * box.height * 2) / 3 &&
  seen.width >= Math.min(least, box.width) - slack &&
  seen.height >= Math.min(least, box.height) - slack;

/** What is wrong with one target; the rest of a list is reached by scrolling the list. */
function faultsOf(target: Target, window: Box): readonly string[] {
  if (target.isInList && !(isLeft(target) && isWithin(target.box, window))) return [];
  const faults: string[] = [];
  if (!isWithin(target.box, window)) faults.push('is outside');
  else if (!isLeft(target)) faults.push('is cut off');
  else if (!target.isHit) faults.push('is covered');
  return faults.map((fault) => `${target.name} ${fault} ${written(target.box)}`);
}

const written = ({ x, y, width, height }: Box): string =>
  `(${[x, y, width, height].map((one) => Math.round(one)).join(' ')})`;

/** What is wrong between two targets. */
function faultBetween(one: Target, other: Target): string | null {
  if (overlapOf(one.seen, other.seen) > sharedRim) return 'overlaps';
  const reaches = [
    isSmall(one) ? reachOf(one) : one.box,
    isSmall(other) ? reachOf(other) : other.box,
  ] as const;
  const isTight = (isSmall(one) || isSmall(other)) && overlapOf(...reaches) > slack;
  return isTight ? 'is too small and too near to' : null;
}

function faultsBetween(targets: readonly Target[]): readonly string[] {
  const faults: string[] = [];
  for (const one of targets) {
    for (const other of targets) {
      if (other.at <= one.at || one.within.includes(other.at) || other.within.includes(one.at)) continue;
      if (one.isDrawn || other.isDrawn || one.seen.width === 0 || other.seen.width === 0) continue;
      const fault = faultBetween(one, other);
      if (fault !== null) faults.push(`${one.name} ${fault} ${other.name}`);
    }
  }
  return faults;
}

const faultsOfPart: { readonly [name: string]: (part: Part) => string | null } = {
  '.status-sentence': ({ hidden }) => (hidden > 4 ? `is cut by ${hidden} px` : null),
  '.board-place': ({ box }) =>
    Math.min(box.width, box.height) < leastBoard ? `is too small ${written(box)}` : null,
  '.own-hand': ({ hidden }) => (hidden > 12 ? `is cut by ${hidden} px` : null),
  '.woelfe-opening': ({ hidden }) => (hidden > 4 ? `is cut by ${hidden} px` : null),
  '.lupus-peeked': ({ hidden }) => (hidden > 4 ? `is cut by ${hidden} px` : null),
};

function faultsOfParts({ parts, window }: Seen): readonly string[] {
  return parts.flatMap((part) => {
    const fault = faultsOfPart[part.name]?.(part) ?? null;
    const isOutside = !isWithin(part.box, window);
    return [
      ...(fault === null ? [] : [`${part.name} ${fault}`]),
      ...(isOutside ? [`${part.name} is outside ${written(part.box)}`] : []),
    ];
  });
}

/** What does not fit, one line each. */
export function misfitsIn(seen: Seen): readonly string[] {
  return [
    ...(seen.scroll > slack ? [`the page scrolls by ${seen.scroll} px`] : []),
    ...faultsOfParts(seen),
    ...seen.targets.flatMap((target) => faultsOf(target, seen.window)),
    ...faultsBetween(seen.targets),
  ];
}
