import type { Bot } from '@rudel/bots';
import { pick } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { dice } from '../../dice.ts';
import type { Kind } from '../../dice.ts';
import { legal } from '../../moves.ts';
import { hasSides, seatsOf } from '../../rounds.ts';
import { ownSide } from '../../sides.ts';
import type { Rolled } from '../../trick.ts';
import type { Move, Trick, View, WoelfeTypes } from '../../types.ts';
import { sureFrom } from '../learned/sure-hands.ts';
import { easyParameters, mediumParameters } from '../parameters.ts';
import type { PlainParameters } from '../parameters.ts';
import { basisOf } from '../value/basis.ts';
import type { Basis } from '../value/basis.ts';
import { prospectOf, worthAfter } from '../value/prospect.ts';
import type { Prospect } from '../value/prospect.ts';
import { tricksExpected } from '../worlds/strength.ts';

const { keep, patience } = mediumParameters;

/** How somebody picks among moves: by chance among those that differ by less than a band, in wolves. */
type Whim = { readonly rng: Rng; readonly band: number };

/** Looks to the end of the trick on the table, taking it that the others roll anything. */
function plainBot(name: string, { band }: PlainParameters): Bot<WoelfeTypes> {
  return {
    name,
    choose(view, rng) {
      const moves = legal(view);
      const [first] = moves;
      if (first === undefined || view.eye === 'table' || moves.length === 1) return pick(moves, rng);
      return choiceOf(view, view.eye, moves, first, { rng, band });
    },
  };
}

export const greedyBot: Bot<WoelfeTypes> = plainBot('greedy', mediumParameters);

/** Takes any die, bid or place that is nearly the best. */
export const easyBot: Bot<WoelfeTypes> = plainBot('easy', easyParameters);

function choiceOf(view: View, eye: Seat, moves: readonly Move[], first: Move, whim: Whim): Move {
  switch (first.kind) {
    case 'bid':
      return bidOf(view, eye, moves, whim);
    case 'lay':
      return layingOf(view, eye, moves, whim);
    case 'goblin':
      return goblinOf(view, eye, whim.rng);
    case 'fever':
    case 'rabies':
      return isSure(view, eye) ? first : rollOf(view, eye, moves.slice(1), whim);
    case 'double':
      return first;
    default:
      return rollOf(view, eye, moves, whim);
  }
}

/** Of moves with their worth one of the best; those within the band are equally good. */
function best<T>(choices: readonly T[], worthOf: (choice: T) => number, { rng, band }: Whim): T {
  const worths = choices.map(worthOf);
  const top = Math.max(...worths);
  return pick(
    choices.filter((_, index) => (worths[index] as number) >= top - band),
    rng,
  );
}

/** The allowed bid nearest to the tricks that such a hand wins. */
function bidOf(view: View, eye: Seat, moves: readonly Move[], whim: Whim): Move {
  const { hand, shown } = basisOf(view, eye);
  const expected = tricksExpected(hand, shown.seats);
  return best(moves, (move) => (move.kind === 'bid' ? -Math.abs(move.tricks - expected) : 0), whim);
}

/** What it costs to have used up a die: strong ones are kept for better tricks, in vain where no more are wanted. */
function keeping({ eye, shown, stakes, tricksLeft }: Basis, kind: Kind): number {
  if (tricksLeft === 1) return 0;
  return hasSides(shown) || (stakes[eye] as number) > 0 ? keep[kind] : -keep[kind];
}

const throwOf = (kind: Kind, nth: number): number => dice[kind].faces[nth % 6] as number;

function rollOf(view: View, eye: Seat, moves: readonly Move[], whim: Whim): Move {
  const basis = basisOf(view, eye);
  const { leader, dice: lying } = basis.shown.trick ?? { leader: eye, dice: [] };
  const prospect = prospectOf(basis, leader, lying.length + 1, whim.rng);
  const worth = (move: Move): number =>
    move.kind === 'roll'
      ? throwWorth(prospect, lying, eye, move.die) - keeping(basis, move.die)
      : Number.NEGATIVE_INFINITY;
  return best(moves, worth, whim);
}

/** What rolling a die is worth, over all its faces; a bee is laid where it does most. */
function throwWorth(prospect: Prospect, lying: readonly Rolled[], roller: Seat, kind: Kind): number {
  const worthAt = (at: Seat | null): number =>
    worthAfter(prospect, (nth) => [...lying, { kind, face: throwOf(kind, nth), at }]);
  if (kind !== 'Y') return worthAt(null);
  const { shown } = prospect.basis;
  return Math.max(...seatsOf(shown.seats).map((seat) => (seat === roller ? -Infinity : worthAt(seat))));
}

function layingOf(view: View, eye: Seat, moves: readonly Move[], whim: Whim): Move {
  const basis = basisOf(view, eye);
  const { leader, dice: all } = basis.shown.trick as Trick;
  const prospect = prospectOf(basis, leader, all.length, whim.rng);
  const lying = all.slice(0, -1);
  const { kind, face } = all.at(-1) as Rolled;
  const worth = (move: Move): number =>
    move.kind === 'lay' ? worthAfter(prospect, () => [...lying, { kind, face, at: move.at }]) : 0;
  return best(moves, worth, whim);
}

/** A goblin must gain something, the more the longer the round still is. */
function goblinOf(view: View, eye: Seat, rng: Rng): Move {
  const basis = basisOf(view, eye);
  const { leader, dice: all } = basis.shown.trick as Trick;
  const prospect = prospectOf(basis, leader, all.length, rng);
  const lying = all.slice(0, -1);
  const { kind, at } = all.at(-1) as Rolled;
  const gain =
    worthAfter(prospect, (nth) => [...lying, { kind, face: throwOf(kind, nth), at }]) -
    worthAfter(prospect, () => all);
  return { kind: gain > patience.last + patience.each * (basis.tricksLeft - 1) ? 'goblin' : 'pass' };
}

function isSure(view: View, eye: Seat): boolean {
  const { hand, shown } = basisOf(view, eye);
  const role = shown.double === eye ? 'lone' : ownSide(view, eye);
  return tricksExpected(hand, shown.seats) >= sureFrom[role];
}
