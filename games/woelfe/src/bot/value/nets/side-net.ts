import { kindCount } from '../../know/fast/fast-dice.ts';
import type { FastRound } from '../../know/fast/fast-round.ts';
import { most } from '../../know/fast/fast-trick.ts';
import { sideNet } from '../../learned/side-net.ts';
import { SmallNet } from './small-net.ts';
import type { Inputs } from './small-net.ts';

/** Tricks played, from one to six; the wolves that the hunters have, and those that nobody has yet. */
const at = { own: 6, open: 7, places: 8 } as const;
/** A place: whether it hunts, how it plays, then goblins and dice of a hunter, and goblins and dice of a dweller. */
const ofSide = 2;
const perSide = 1 + kindCount;
const perPlace = ofSide + 2 * perSide;
const scale = 8;

export const sideInputs: number = at.places + most * perPlace;

/** The wolves that the hunters have, and those that nobody has yet. */
export type Wolves = { readonly own: number; readonly open: number };

/** Foresees between two tricks, where two hunt, how the round will end. */
export class SideNet {
  readonly #net: SmallNet = new SmallNet(sideInputs, 2, sideNet);

  /** Reads where a round stands; some are thought to play plainly. */
  read(round: FastRound, wolves: Wolves, isPlain: ArrayLike<number>): void {
    this.#net.clear();
    readSides(this.#net, round, wolves, isPlain);
  }

  /** How likely the hunters win. */
  get wins(): number {
    return 1 / (1 + Math.exp(-this.#net.output(0)));
  }

  /** How many more wolves the hunters will have. */
  get gain(): number {
    return this.#net.output(1);
  }
}

/** Reads where a round of two hunters and two dwellers stands between two tricks. */
export function readSides(
  inputs: Inputs,
  round: FastRound,
  { own, open }: Wolves,
  isPlain: ArrayLike<number>,
): void {
  inputs.add(round.played - 1, 1);
  inputs.add(at.own, own / scale);
  inputs.add(at.open, open / scale);
  for (let place = 0; place < most; place += 1) {
    const seat = round.trick.seatAt(place);
    const from = at.places + place * perPlace;
    const dice = from + ofSide + (round.isHunter(seat) ? 0 : perSide);
    if (round.isHunter(seat)) inputs.add(from, 1);
    inputs.add(from + 1, isPlain[seat] as number);
    inputs.add(dice, round.goblins[seat] as number);
    for (let kind = 0; kind < kindCount; kind += 1) inputs.add(dice + 1 + kind, round.held(seat, kind));
  }
}
