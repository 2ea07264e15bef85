import type { Seat } from '@rudel/kernel';
import { isWolf } from './dice.ts';
import { seatsOf } from './rounds.ts';
import { huntersRolled } from './sides.ts';
import { winnerOf, wolvesIn } from './trick.ts';
import type { BidsResult, Shown, SidesResult, Trick } from './types.ts';

/** What the tricks of a round hold for each seat. */
export type Haul = { readonly tricks: number[]; readonly wolves: number[]; readonly hunters: number[] };

export function haulOf({ tricks, seats }: Pick<Shown, 'tricks' | 'seats'>): Haul {
  const nothing = (): number[] => seatsOf(seats).map(() => 0);
  const haul: Haul = { tricks: nothing(), wolves: nothing(), hunters: nothing() };
  for (const trick of tricks) {
    const winner = winnerOf(trick, seats);
    (haul.tricks[winner] as number) += 1;
    for (const { kind } of trick.dice) {
      if (isWolf(kind)) (haul.wolves[winner] as number) += 1;
      if (kind === 'H') (haul.hunters[winner] as number) += 1;
    }
  }
  return haul;
}

const sumOver = (seats: readonly Seat[], counts: readonly number[]): number =>
  seats.reduce((sum, seat) => sum + (counts[seat] as number), 0);

const loneHunterScores = 10;
const wolvesToWin = 8;
const halaliScores = 15;
const scoreOfHunterCaught = 2;

/** The points of a finished round of two sides (woelfe 3.2, 3.3, section 4). */
export function sidesResult(shown: Shown): SidesResult {
  const { options, tricks } = shown;
  const hunters = [...new Set(huntersRolled(shown))].toSorted((one, other) => one - other);
  const dwellers = seatsOf(shown.seats).filter((seat) => !hunters.includes(seat));
  const haul = haulOf(shown);
  const { wolves } = haul;
  const idle = [hunters, dwellers].find((side) => sumOver(side, haul.tricks) === 0);
  if (options.halali === 'yes' && idle !== undefined)
    return scored(shown, { hunters, winners: idle, wolves, base: halaliScores, isHalali: true });
  const winners = doHuntersWin(shown, hunters, dwellers, wolves) ? hunters : dwellers;
  const base = hunters.length === 1 ? loneHunterScores : sumOver(winners, wolves);
  const isCaught = options.hunterCaught === 'yes' && winners === dwellers;
  return scored(shown, {
    hunters,
    winners,
    wolves,
    base,
    factor: options.wolfPack === 'yes' ? 1 + tricks.filter(isPack).length : 1,
    fever: feverBonus(shown, winners === hunters),
    caught: isCaught ? scoreOfHunterCaught * sumOver(dwellers, haul.hunters) : 0,
  });
}

type Counted = Pick<SidesResult, 'hunters' | 'winners' | 'wolves' | 'base'> & Partial<SidesResult>;

function scored({ seats }: Shown, counted: Counted): SidesResult {
  const { hunters, winners, wolves, base } = counted;
  const { factor = 1, fever = 0, caught = 0, isHalali = false } = counted;
  const each = base * factor + fever + caught;
  const points = seatsOf(seats).map((seat) => (winners.includes(seat) ? each : 0));
  return { hunters, winners, wolves, base, factor, fever, caught, isHalali, points };
}

function doHuntersWin(
  { double }: Shown,
  hunters: readonly Seat[],
  dwellers: readonly Seat[],
  wolves: readonly number[],
): boolean {
  if (hunters.length > 1) return sumOver(hunters, wolves) >= wolvesToWin;
  const own = sumOver(hunters, wolves);
  return double === null
    ? dwellers.every((seat) => (wolves[seat] as number) < own)
    : dwellers.some((seat) => (wolves[seat] as number) <= own);
}

const isPack = (trick: Trick): boolean => wolvesIn(trick) === trick.dice.length;

const bonusOfDeclaring = 5;
const bonusAgainstDeclaring = 10;

/** Who declared and wins gets the small bonus, who beats a declaration the great one (woelfe 4.2). */
function feverBonus({ fever, rabies }: Shown, doHunters: boolean): number {
  const [own, other] = doHunters ? [fever, rabies] : [rabies, fever];
  return (own === null ? 0 : bonusOfDeclaring) + (other === null ? 0 : bonusAgainstDeclaring);
}

const scoreOfBid = 10;

/** The points of a finished round with bids (woelfe 5.4). */
export function bidsResult(shown: Shown): BidsResult {
  const { tricks, wolves } = haulOf(shown);
  const bids = shown.bids.map((bid) => bid ?? 0);
  const points = bids.map((bid, seat) => (wolves[seat] as number) + (bid === tricks[seat] ? scoreOfBid : 0));
  return { bids, tricks, wolves, points };
}
