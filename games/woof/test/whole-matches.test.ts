import { perftSuite, playthroughSuite, recordSuite } from '@rudel/testkit/suite';
import { woof } from '../src/index.ts';

const { defaults } = woof.options;

playthroughSuite(woof, {
  'five-first-round': { seed: 1, acts: 40, sightsEvery: 12, setup: { options: defaults, seats: 5 } },
  'four-and-the-middle': { seed: 2, acts: 40, sightsEvery: 12, setup: { options: defaults, seats: 4 } },
  'experts-lay-out': {
    seed: 3,
    acts: 50,
    sightsEvery: 20,
    setup: { options: { ...defaults, expert: 'yes', arrange: 'yes', tokens: 'box' }, seats: 6 },
  },
});

recordSuite(woof, import.meta.glob('../records/*.rudel', { query: '?raw', import: 'default', eager: true }));

perftSuite(woof, {
  // Four places to look at end in chance; two questions for four others; then no suspicion in the first turn.
  'woof/1 opts:- seats:5 phase:play round:1 starter:0 turn:0 looking:- log:- errors:0/0/0/0/0 points:- last:- pairs:S,W/S,P?/D,H?/S,S/D?,H hands:WHP,D/WHP,SHP/SHP,H/WHP,S/D,H seen:- layout:- boards:-/-/-/-/-':
    [12, 100],
  // A hunter among five: 25 settings of the pointers and none at all; then a sheep's, then a hunter's, and the round is over.
  'woof/1 opts:- seats:5 phase:final round:1 starter:0 turn:- looking:- log:0>3S,1>4W,2>1?,3:2WHP+,4>0W,0>1?,1>3W,2>0W,3>4H,4>3S,0!,1! errors:0/0/0/0/0 points:- last:- pairs:S,W/S,P?/D,H?/S,S/D?,H hands:WHP,D/WHP,SHP/SHP,H/S/D,H seen:S,H,P?,W,P?,S,W,H,S layout:- boards:3,x/0,2/-/-/-':
    [26, 676, 17_576],
  // With four a wolf has five settings: three others, the middle, nobody; of looks at four, one in the middle.
  'woof/1 opts:- seats:4 phase:play round:1 starter:0 turn:0 looking:- log:0>4H,1>3W,2>3S,3>4? errors:0/0/0/0 points:- last:- pairs:S,W/S,P?/D,H?/S,S/D?,H hands:WHP,D/WHP,SHP/SHP,H/WHP,S seen:H,S,S,D? layout:- boards:-/-/-/-':
    [15],
  // Where owners lay out: one way for two alike, two for others, and then two sides.
  'woof/1 opts:arrange=yes seats:5 phase:lay round:1 starter:0 turn:0 looking:3 log:- errors:0/0/0/0/0 points:- last:- pairs:S,W/S,P?/D,H?/S,S/D?,H hands:WHP,D/WHP,SHP/SHP,H/WHP,S/D,H seen:- layout:- boards:-/-/-/-/-':
    [1, 2, 24],
});
