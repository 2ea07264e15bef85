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
