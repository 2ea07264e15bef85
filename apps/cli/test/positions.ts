/** Seat 0 is to play in the first round and holds a five, a seven and a joker. */
export const toPlay =
  'dog/1 opts:- phase:play round:1 starter:0 turn:0 s0:n,0!,12,60 s1:n,n,n,20 s2:n,n,n,33 s3:n,n,n,n ' +
  'played:K,K,A/A,A,A/A,K,2/2,2,2 out:- tray:- hands:5,7,X/2,3,4/5,6,8/9,10,Q gifts:2/9/K/3';

/** The last card of a round is to be played; then chance is asked. */
export const lastCard =
  'dog/1 opts:- phase:play round:1 starter:0 turn:0 s0:n,n,n,12 s1:n,n,n,n s2:n,n,n,n s3:n,n,n,n ' +
  'played:K,K,A,A,5/2,2,2,3,3,3/4,4,4,5,5,6/6,6,8,8,9,9 out:1,2,3 tray:- hands:5/-/-/- gifts:4/6/K/2';
