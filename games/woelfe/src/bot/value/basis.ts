import type { Seat } from '@rudel/kernel';
import { unseenDice } from '../../deals.ts';
import type { Kind } from '../../dice.ts';
import { handOf } from '../../moves.ts';
import { hasSides, seatsOf, sizeOf } from '../../rounds.ts';
import { haulOf } from '../../scoring.ts';
import { huntersRolled, ownSide, placementsOf } from '../../sides.ts';
import type { Shown, View } from '../../types.ts';
import { mediumParameters } from '../parameters.ts';

const { lead, envy, halali, rightBid } = mediumParameters;

/** What a bot knows when it decides, made ready once. */
export type Basis = {
  readonly eye: Seat;
  readonly shown: Shown;
  readonly hand: readonly Kind[];
  /** Dice that this eye has not seen: others have them, or the bag. */
  readonly unseen: readonly Kind[];
  /** What a wolf is worth in the tricks of each seat: 1 in one's own, −1 in an enemy's, in between while one cannot know. */
  readonly favour: readonly number[];
  /** What a trick is worth besides its wolves, by who wins it. */
  readonly stakes: readonly number[];
  readonly tricksLeft: number;
};

export function basisOf(view: View, eye: Seat): Basis {
  const { shown } = view;
  const hand = handOf(view, eye);
  const tricksLeft = sizeOf(shown.round, shown.seats) - shown.tricks.length;
  const unseen = unseenDice(view);
  const favour = hasSides(shown) ? favourOfSides(view, eye) : favourAlone(shown, eye);
  const wish = hasSides(shown) ? 0 : wishOf(shown, eye, tricksLeft);
  const sideStake = lead - dangerOfHalali(shown, favour, tricksLeft);
  const stakes = favour.map((liked, seat) => {
    if (hasSides(shown)) return liked * sideStake;
    return seat === eye ? wish : 0;
  });
  return { eye, shown, hand, unseen, favour, stakes, tricksLeft };
}

/** Alone, the wolves of others count against one. */
const favourAlone = ({ seats }: Shown, eye: Seat): readonly number[] =>
  seatsOf(seats).map((seat) => (seat === eye ? 1 : -envy / (seats - 1)));

/** Near the end of a round in which one side seems to have no trick, the other had better lose one (woelfe 4.5). */
function dangerOfHalali(shown: Shown, favour: readonly number[], tricksLeft: number): number {
  if (shown.options.halali === 'no') return 0;
  let [own, other] = [0, 0];
  for (const [seat, tricks] of haulOf(shown).tricks.entries()) {
    const share = (1 + (favour[seat] as number)) / 2;
    own += tricks * share;
    other += tricks * (1 - share);
  }
  return Math.min(own, other) < 0.5 ? (halali[tricksLeft] ?? 0) : 0;
}

/** How likely each seat is on one's own side, stretched from −1 to 1. */
function favourOfSides(view: View, eye: Seat): readonly number[] {
  const { shown } = view;
  const isHunter = ownSide(view, eye) === 'hunter';
  const known = [...huntersRolled(shown), ...handOf(view, eye).flatMap((die) => (die === 'H' ? [eye] : []))];
  let all = 0;
  const hunts = seatsOf(shown.seats).map(() => 0);
  for (const { seats, ways } of placementsOf(view)) {
    all += ways;
    for (const seat of new Set([...known, ...seats])) (hunts[seat] as number) += ways;
  }
  return hunts.map((ways, seat) => (seat === eye ? 1 : (isHunter ? 1 : -1) * ((2 * ways) / all - 1)));
}

/** A trick more or less on the way to one's bid: wanted while some are missing, unwelcome after that (woelfe 5.4). */
function wishOf(shown: Shown, eye: Seat, tricksLeft: number): number {
  const missing = (shown.bids[eye] ?? 0) - (haulOf(shown).tricks[eye] as number);
  if (missing < 0) return 0;
  return rightBid * (2 * Math.min(1, missing / tricksLeft) - 1);
}
