import { perftSuite, playthroughSuite, recordSuite } from '@rudel/testkit/suite';
import { woelfe } from '../src/index.ts';

const { defaults } = woelfe.options;
const expanded: typeof defaults = {
  target: '100',
  stalk: 'yes',
  fever: 'yes',
  hunterCaught: 'yes',
  wolfPack: 'yes',
  halali: 'yes',
  goblinSeconds: 20,
};

playthroughSuite(woelfe, {
  'four-first-tricks': { seed: 1, acts: 60, sightsEvery: 20, setup: { options: defaults, seats: 4 } },
  'all-expansions': { seed: 2, acts: 90, sightsEvery: 30, setup: { options: expanded, seats: 4 } },
  'three-bidders': { seed: 3, acts: 70, sightsEvery: 24, setup: { options: defaults, seats: 3 } },
  'two-bidders': { seed: 4, acts: 50, sightsEvery: 24, setup: { options: defaults, seats: 2 } },
});

recordSuite(
  woelfe,
  import.meta.glob('../records/*.rudel', { query: '?raw', import: 'default', eager: true }),
);

perftSuite(woelfe, {
  // Bids of 0 to 7; the last of three is barred from one after the 36 pairs that do not exceed 7; then six kinds to roll.
  'woelfe/1 opts:- seats:3 phase:bid round:7 starter:1 turn:1 double:- fever:- rabies:- goblins:1/1/1 bids:-/-/- tricks:- trick:- points:0/0/0,0/0/0,0/0/0,0/0/0,0/0/0,0/0/0 hands:W,W,G,H,M,F,P/W,W,G,B,F,Y,P/W,W,G,H,M,P,P answers:-/-/-':
    [8, 64, 476, 2856, 2856],
  // Seat 1 rolled: its goblin ends the window whatever seat 0 has said; if all pass, seat 2 has five kinds to roll.
  'woelfe/1 opts:- seats:4 phase:goblin round:1 starter:1 turn:- double:- fever:- rabies:- goblins:1/1/1/1 bids:-/-/-/- tricks:- trick:1>W1 points:- hands:W,W,G,H,M,F,P/W,G,B,F,Y,P/W,W,G,H,M,P,P/W,G,G,B,B,Y,P answers:-/-/-/-':
    [2, 4, 6, 8, 12, 12],
  // Seat 0 announces or stalks, the others are ready; seat 2 may declare rabies and has four kinds to roll.
  'woelfe/1 opts:stalk=yes,fever=yes seats:4 phase:announce round:1 starter:2 turn:- double:- fever:- rabies:- goblins:1/1/1/1 bids:-/-/-/- tricks:- trick:- points:- hands:W,W,G,H,H,F,P/W,W,G,B,F,Y,P/W,W,G,M,M,P,P/W,G,G,B,B,Y,P answers:-/-/-/-':
    [2, 6, 9, 9, 13, 16],
  // Three places for a bee, then one goblin or none, then five kinds.
  'woelfe/1 opts:- seats:4 phase:lay round:1 starter:1 turn:1 double:- fever:- rabies:- goblins:0/0/1/0 bids:-/-/-/- tricks:- trick:1>Y+2 points:- hands:W,W,G,H,M,F,P/W,W,G,B,F,P/W,W,G,H,M,P,P/W,G,G,B,B,Y,P answers:-/-/-/-':
    [3, 6, 18],
});
