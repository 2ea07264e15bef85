import type { FastRound } from '../know/fast/fast-round.ts';
import { most, nobody } from '../know/fast/fast-trick.ts';
import { SideNet } from './nets/side-net.ts';
import type { Wolves } from './nets/side-net.ts';

const wolvesInAll = 15;
export const wolvesToWin = 8;
const bonusOfDeclaring = 5;
const bonusAgainstDeclaring = 10;
const scoreOfHunterCaught = 2;

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

/** Tells how rounds between two hunters and two dwellers will end. */
export class Prognosis {
  readonly #net: SideNet = new SideNet();
  /** How likely the hunters win, as it was foreseen last. */
  wins = 0;

  /** By how many points each hunter will be ahead of each dweller at the end, on average; some are thought to play plainly. */
  of(round: FastRound, isPlain: ArrayLike<number>): number {
    const { rules } = round;
    const { own, open } = wolvesOf(round);
    this.#net.read(round, { own, open }, isPlain);
    const mean = own + Math.min(open, Math.max(0, this.#net.gain));
    const wins = this.#winsWith(own, open);
    this.wins = wins;
    const factor = rules.wolfPack ? 1 + round.packs : 1;
    const trophies = rules.hunterCaught ? scoreOfHunterCaught * caughtIn(round) : 0;
    return (
      factor * (mean - wolvesInAll * (1 - wins)) +
      wins * bonus(round, true) -
      (1 - wins) * (bonus(round, false) + trophies)
    );
  }

  #winsWith(own: number, open: number): number {
    if (own >= wolvesToWin) return 1;
    return own + open < wolvesToWin ? 0 : this.#net.wins;
  }
}

/** The wolves that the hunters have, and those that nobody has yet. */
export function wolvesOf(round: FastRound): Wolves {
  let [own, taken] = [0, 0];
  for (let seat = 0; seat < most; seat += 1) {
    const wolves = round.wolves[seat] as number;
    taken += wolves;
    if (round.isHunter(seat)) own += wolves;
  }
  return { own, open: wolvesInAll - taken };
}

/** Whether it is known which side will win. */
export const isSettled = ({ own, open }: Wolves): boolean => own >= wolvesToWin || own + open < wolvesToWin;

function caughtIn(round: FastRound): number {
  let caught = 0;
  for (let seat = 0; seat < most; seat += 1)
    if (!round.isHunter(seat)) caught += round.caught[seat] as number;
  return caught;
}

function bonus({ fever, rabies }: FastRound, doHuntersWin: boolean): number {
  const own = doHuntersWin ? fever : rabies;
  const other = doHuntersWin ? rabies : fever;
  return (own === nobody ? 0 : bonusOfDeclaring) + (other === nobody ? 0 : bonusAgainstDeclaring);
}
