import type { FastRound } from './fast-round.ts';
import { most, nobody } from './fast-trick.ts';

const loneHunterScores = 10;
const wolvesToWin = 8;
const halaliScores = 15;
const scoreOfHunterCaught = 2;
const bonusOfDeclaring = 5;
const bonusAgainstDeclaring = 10;
export const scoreOfBid = 10;

/** Writes what each seat scores in a finished round (woelfe 3.2, 3.3, section 4, 5.4). */
export function writePoints(round: FastRound, points: Float64Array): void {
  if (round.hasSides) writeSides(round, points);
  else
    for (let seat = 0; seat < round.seats; seat += 1) {
      const isRight = round.bids[seat] === round.tricks[seat];
      points[seat] = (round.wolves[seat] as number) + (isRight ? scoreOfBid : 0);
    }
}

function writeSides(round: FastRound, points: Float64Array): void {
  let [tricks, wolves, caught, hunters] = [0, 0, 0, 0];
  for (let seat = 0; seat < most; seat += 1) {
    if (round.isHunter(seat)) {
      tricks += round.tricks[seat] as number;
      wolves += round.wolves[seat] as number;
      hunters += 1;
    } else caught += round.caught[seat] as number;
  }
  const isHalali = round.rules.halali && (tricks === 0 || tricks === round.size);
  const doHuntersWin = hunters === 1 ? doesLoneHunterWin(round, wolves) : wolves >= wolvesToWin;
  if (isHalali) give(round, points, tricks === 0, halaliScores);
  else {
    const ofPair = doHuntersWin ? wolves : allWolves(round) - wolves;
    const base = hunters === 1 ? loneHunterScores : ofPair;
    const factor = round.rules.wolfPack ? 1 + round.packs : 1;
    const trophies = round.rules.hunterCaught && !doHuntersWin ? scoreOfHunterCaught * caught : 0;
    give(round, points, doHuntersWin, base * factor + feverBonus(round, doHuntersWin) + trophies);
  }
}

function give(round: FastRound, points: Float64Array, toHunters: boolean, score: number): void {
  for (let seat = 0; seat < most; seat += 1) points[seat] = round.isHunter(seat) === toHunters ? score : 0;
}

function allWolves({ wolves }: FastRound): number {
  let sum = 0;
  for (let seat = 0; seat < most; seat += 1) sum += wolves[seat] as number;
  return sum;
}

function doesLoneHunterWin(round: FastRound, own: number): boolean {
  let [isAnyNotAbove, isEachBelow] = [false, true];
  for (let seat = 0; seat < most; seat += 1) {
    if (round.isHunter(seat)) continue;
    const wolves = round.wolves[seat] as number;
    if (wolves <= own) isAnyNotAbove = true;
    if (wolves >= own) isEachBelow = false;
  }
  return round.double === nobody ? isEachBelow : isAnyNotAbove;
}

function feverBonus({ fever, rabies }: FastRound, doHuntersWin: boolean): number {
  const [own, other] = doHuntersWin ? [fever, rabies] : [rabies, fever];
  return (own === nobody ? 0 : bonusOfDeclaring) + (other === nobody ? 0 : bonusAgainstDeclaring);
}
