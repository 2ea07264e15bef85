import { kindCount } from './fast-dice.ts';
import type { FastRound } from './fast-round.ts';
import { most, nobody } from './fast-trick.ts';
import { outlooks } from './outlooks.ts';
import type { Outlook } from './outlooks.ts';

const wolvesInAll = 15;
const half = 7.5;
const wolvesToWin = 8;
const bonusOfDeclaring = 5;
const bonusAgainstDeclaring = 10;
const scoreOfHunterCaught = 2;

/** The share of a normal distribution below so many standard deviations; off by a hundredth at most. */
const normalBelow = (z: number): number => 1 / (1 + Math.exp(-1.702 * z));

/** Whether a round can be judged between two tricks instead of being played on. */
export function isForeseeable(round: FastRound): boolean {
  if (round.phase !== 'play' || round.trick.count > 0) return false;
  if (!round.hasSides) return true;
  if (round.played === 0) return false;
  for (let seat = 0; seat < most; seat += 1) if (round.drawn[seat] === 2) return false;
  return !round.rules.halali || haveBothTricks(round);
}

function haveBothTricks(round: FastRound): boolean {
  let tricks = 0;
  for (let seat = 0; seat < most; seat += 1) if (round.isHunter(seat)) tricks += round.tricks[seat] as number;
  return tricks > 0 && tricks < round.played;
}

/** By how many points each hunter will be ahead of each dweller at the end, on average. */
export function foreseen(round: FastRound): number {
  const { rules } = round;
  const outlook = outlooks[round.played - 1] as Outlook;
  let own = 0;
  let taken = 0;
  let caught = 0;
  let gain = outlook.base + (round.isHunter(round.turn) ? outlook.lead : 0);
  for (let seat = 0; seat < most; seat += 1) {
    const isHunter = round.isHunter(seat);
    const wolves = round.wolves[seat] as number;
    taken += wolves;
    if (isHunter) own += wolves;
    else caught += round.caught[seat] as number;
    gain += (round.goblins[seat] as number) * (isHunter ? outlook.goblins[0] : outlook.goblins[1]);
    const perDie = isHunter ? outlook.hunters : outlook.dwellers;
    for (let kind = 0; kind < kindCount; kind += 1) gain += round.held(seat, kind) * (perDie[kind] as number);
  }
  const open = wolvesInAll - taken;
  const mean = own + Math.min(open, Math.max(0, gain));
  const wins = winsWith(own, open, mean, outlook.spread);
  const factor = rules.wolfPack ? 1 + round.packs : 1;
  const trophies = rules.hunterCaught ? scoreOfHunterCaught * caught : 0;
  return (
    factor * (mean - wolvesInAll * (1 - wins)) +
    wins * bonus(round, true) -
    (1 - wins) * (bonus(round, false) + trophies)
  );
}

function winsWith(own: number, open: number, mean: number, spread: number): number {
  if (own >= wolvesToWin) return 1;
  if (own + open < wolvesToWin) return 0;
  return normalBelow((mean - half) / spread);
}

function bonus({ fever, rabies }: FastRound, doHuntersWin: boolean): number {
  const own = doHuntersWin ? fever : rabies;
  const other = doHuntersWin ? rabies : fever;
  return (own === nobody ? 0 : bonusOfDeclaring) + (other === nobody ? 0 : bonusAgainstDeclaring);
}
