import { mustParse } from '@rudel/kernel';
import { woelfePlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';

type Fields = { readonly [key: string]: string };

const usual: Fields = {
  eye: '0',
  opts: '-',
  seats: '4',
  phase: 'play',
  round: '1',
  starter: '0',
  turn: '0',
  double: '-',
  fever: '-',
  rabies: '-',
  goblins: '0/0/0/0',
  bids: '-/-/-/-',
  tricks: '-',
  trick: '-',
  points: '-',
  hands: '',
  answers: '-/-/-/-',
};

export function sight(fields: Fields): View {
  const all = Object.entries({ ...usual, ...fields }).map(([key, value]) => `${key}:${value}`);
  return mustParse(woelfePlayer.sight, `woelfe/1 ${all.join(' ')}`);
}

export const screen = (size: number): string => Array.from({ length: size }, () => '?').join(',');

/** Three players in the last trick of round 2, of which seat 0 rolls the last die; bids and tricks say how it stands. */
export function lastOfThree(fields: Fields): View {
  return sight({
    seats: '3',
    round: '2',
    starter: '1',
    turn: '0',
    goblins: '0/0/0',
    answers: '-/-/-',
    points: '0/0/0',
    ...fields,
  });
}

/** Seat 0 may spend a goblin on the last die of a trick; seat 1 is known to be a dweller. */
export const goblinWindow = (trick: string, hands: string): View =>
  sight({
    opts: 'fever=yes',
    starter: trick.slice(0, 1),
    phase: 'goblin',
    turn: '-',
    rabies: '1',
    goblins: '1/0/0/0',
    trick,
    hands,
  });

export const bidding = (hand: string): View =>
  sight({
    seats: '3',
    round: '3',
    phase: 'bid',
    goblins: '1/1/1',
    bids: '-/-/-',
    answers: '-/-/-',
    points: '0/0/0,0/0/0',
    hands: `${hand}/${screen(3)}/${screen(3)}`,
  });

export const announcing = (hand: string): View =>
  sight({
    opts: 'stalk=yes',
    phase: 'announce',
    turn: '-',
    goblins: '1/1/1/1',
    hands: `${hand}/${screen(7)}/${screen(7)}/${screen(7)}`,
    answers: '-/?/?/?',
  });

export const declaring = (hand: string): View =>
  sight({ opts: 'fever=yes', hands: `${hand}/${screen(7)}/${screen(7)}/${screen(7)}` });

const six = screen(6);

/** Enemies have won the trick for sure, and one's own die comes last. */
export const lostTrick = (): View =>
  sight({
    opts: 'fever=yes',
    starter: '1',
    rabies: '1',
    trick: '1>M*.W1.P2',
    hands: `W,G,H,B,P,P,F/${six}/${six}/${six}`,
  });

/** A bee that can be laid to the help of one's own side. */
export const helpfulBee = (): View =>
  sight({
    opts: 'fever=yes',
    starter: '1',
    phase: 'lay',
    fever: '1',
    trick: '1>B4.P3.P5.Y+2',
    hands: `W,W,G,H,P,P/${six}/${six}/${six}`,
  });

/** The last trick of three seats, with this bid and one trick won. */
export const lastWithBid = (bid: string): View =>
  lastOfThree({ hands: `W,H/${screen(1)}/${screen(1)}`, trick: '1>P4.P3', bids: `${bid}/1/0` });
