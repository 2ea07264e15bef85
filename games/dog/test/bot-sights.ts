import { mustParse } from '@rudel/kernel';
import { dogPlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';

/** A position by its stones; seats not named have theirs in the nest. */
type Stones = { readonly [S in 's0' | 's1' | 's2' | 's3']?: string };

function sight(stones: Stones, rest: string): View {
  const nest = 'n,n,n,n';
  const { s0 = nest, s1 = nest, s2 = nest, s3 = nest } = stones;
  const text = `dog/1 eye:0 opts:- ${rest} s0:${s0} s1:${s1} s2:${s2} s3:${s3} played:-/-/-/- out:- tray:-`;
  return mustParse(dogPlayer.sight, text);
}

const facedown = (size: number): string => Array.from({ length: size }, () => '?').join(',');

/** Seat 0 is to play; the others hold as many cards as it does. */
export function playing(hand: string, stones: Stones): View {
  const others = facedown(hand.split(',').length);
  const hands = `hands:${hand}/${others}/${others}/${others} gifts:-/?/-/?`;
  return sight(stones, `phase:play round:1 starter:0 turn:0 ${hands}`);
}

/** Seat 0 is to give one of six cards. */
export function giving(hand: string, stones: Stones): View {
  const others = facedown(6);
  const hands = `hands:${hand}/${others}/${others}/${others} gifts:-/?/?/?`;
  return sight(stones, `phase:exchange round:1 starter:0 turn:- ${hands}`);
}
