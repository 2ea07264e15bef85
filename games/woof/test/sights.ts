import { mustParse } from '@rudel/kernel';
import { woofPlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';

export type Fields = { readonly [key: string]: string };

/** Seat 2 plays a hunter and looks for a wolf and a dog, in its second turn. */
const usual: Fields = {
  eye: '2',
  opts: '-',
  seats: '5',
  phase: 'play',
  round: '1',
  starter: '0',
  turn: '2',
  looking: '-',
  log: '0>3S,1>0W,2>1?,3>0W,4>3S,0>3S,1>0W',
  errors: '0/0/0/0/0',
  points: '-',
  last: '-',
  pairs: '?,?/?,?/D,H?/?,?/?,?',
  hands: '?,?/?,?/SHP,H/?,?/?,?',
  seen: '?,?,P?,?,?,?,?',
  layout: '-',
  boards: '-/-/-/-/-',
};

/** The usual view with some fields changed. */
export function sight(fields: Fields): View {
  const all = Object.entries({ ...usual, ...fields }).map(([key, value]) => `${key}:${value}`);
  return mustParse(woofPlayer.sight, `woof/1 ${all.join(' ')}`);
}

/** A sight in which one's own eyes have settled where a wolf is. */
export const settled = (): View =>
  sight({
    log: '0>3S,1>0W,2>0W,3>0W,4>3S,0>3S,1>0W,2>4?,3>0W,4>3S,0>3S,1>0W,2>4H,3>0W,4>3S,0>3S,1>0W',
    seen: '?,?,W,?,?,?,?,D?,?,?,?,?,H,?,?,?,?',
  });

/** A sight in which all of one place is known. */
export const oneKnown = (): View =>
  sight({
    log: '0>3S,1>0W,2>0W,3>0W,4>3S,0>3S,1>0W,2>3S,3>0W,4>3S,0>3S,1>0W',
    seen: '?,?,W,?,?,?,?,S,?,?,?,?',
  });

/** The end of a round in the dark. */
export const darkEnd = (): View =>
  sight({
    phase: 'final',
    turn: '-',
    log: '0>3S,1>0W,2>1?,3>0W,4>3S,0!,1!',
    seen: '?,?,P?,?,?',
    boards: '?/?/-/?/?',
  });
