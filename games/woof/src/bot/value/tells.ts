import type { Seat } from '@rudel/kernel';
import type { Chances } from '../../beliefs/beliefs.ts';
import { characters, signs } from '../../cards.ts';
import type { Character } from '../../cards.ts';
import type { CardPlace } from '../../deck.ts';
import { looksOf } from '../../rounds.ts';
import type { Shown } from '../../types.ts';
import type { World } from '../worlds/drawn-worlds.ts';
import { announcements } from './inquiries.ts';
import type { Inquiry } from './inquiries.ts';
import { RightCounts } from './right-counts.ts';

/** Worlds as this seat believes in them, and as somebody would who knows only what lies open. */
export type Sides = {
  readonly shown: Shown;
  readonly seat: Seat;
  readonly own: readonly World[];
  readonly open: readonly World[];
  readonly chances: Chances;
};

/** How many of the others play a character, as this seat believes. */
function rivalsPlaying({ chances, shown, seat }: Sides, value: number): number {
  return chances
    .slice(0, shown.seats)
    .reduce((sum, some, place) => sum + (place === seat ? 0 : (some[value] as number)), 0);
}

const nothingNew: readonly number[] = [0];

/** How many of the others suspect right, going by what lies open once the outcome of an inquiry is known to all. */
function rivalsRight(sides: Sides, outcomesOf: (world: World) => readonly number[]): number {
  const own = new RightCounts(sides.own, outcomesOf);
  const open = new RightCounts(sides.open, outcomesOf);
  let [sum, whole] = [0, 0];
  for (const outcome of own.outcomes) {
    whole += own.worldsWith(outcome);
    for (const value of characters.keys()) {
      const board = open.likeliest(outcome, value);
      sum += own.worldsWith(outcome) * rivalsPlaying(sides, value) * own.shareOf(board, outcome, value);
    }
  }
  return sum / whole;
}

/** By inquiry: how many more of the others would suspect right after it, since it tells them what comes of it. */
export function tellsOf(sides: Sides): (move: Inquiry) => number {
  const before = rivalsRight(sides, () => nothingNew);
  return (move) => rivalsRight(sides, (world) => announcements(move, world, sides.seat)) - before;
}

const valueIn = (character: Character): number => characters.indexOf(character);

/** By inquiry: how much more a shepherd may hope for from those who look for wolves, once its token lies (woof 6.4). */
export function baitsOf(sides: Sides, lure: number): (move: Inquiry) => number {
  const { shown, seat, own, open } = sides;
  const laid = looksOf(shown.log)
    .filter(({ by, sign }) => by === seat && sign === 'W')
    .map(({ at }) => at);
  const hunting = rivalsPlaying(sides, valueIn('H')) + rivalsPlaying(sides, valueIn('D'));
  const before = lured(laid, own, open, lure);
  return (move) => {
    if (move.kind !== 'look') return 0;
    const cried = (world: World): number =>
      announcements(move, world, seat).filter((outcome) => signs[outcome] === 'W').length / 2;
    const chance = own.reduce((sum, world) => sum + cried(world), 0) / own.length;
    return hunting * chance * (lured([...laid, move.at], own, open, lure, cried) - before);
  };
}

/**
 * How likely somebody who looks for a wolf takes one of these places for it, wrongly, in worlds that count for so much.
 * Likely ones are taken more than likely.
 */
function lured(
  baits: readonly CardPlace[],
  own: readonly World[],
  open: readonly World[],
  lure: number,
  weightOf: (world: World) => number = () => 1,
): number {
  const pulls = sharesOfWolves(open, weightOf).map((share) => share ** lure);
  const wolves = sharesOfWolves(own, weightOf);
  const whole = pulls.reduce((sum, pull) => sum + pull, 0);
  if (whole === 0) return 0;
  return [...new Set(baits)].reduce(
    (sum, bait) => sum + ((pulls[bait] as number) / whole) * (1 - (wolves[bait] as number)),
    0,
  );
}

/** By place: in what part of the worlds it plays a wolf. */
function sharesOfWolves(worlds: readonly World[], weightOf: (world: World) => number): readonly number[] {
  const sums = (worlds[0]?.played ?? []).map(() => 0);
  let whole = 0;
  for (const world of worlds) {
    const weight = weightOf(world);
    whole += weight;
    for (const [place, value] of world.played.entries()) {
      if (value === valueIn('W')) sums[place] = (sums[place] as number) + weight;
    }
  }
  return sums.map((sum) => (whole === 0 ? 0 : sum / whole));
}
