import { perftSuite, playthroughSuite, recordSuite } from '@rudel/testkit/suite';
import { dog } from '../src/index.ts';

playthroughSuite(dog, {
  'first-rounds': { seed: 1, acts: 60, sightsEvery: 20, setup: { options: dog.options.defaults, seats: 4 } },
  'all-options': { seed: 2, acts: 60, sightsEvery: 20, setup: { options: otherOptions(), seats: 4 } },
});

function otherOptions(): typeof dog.options.defaults {
  return {
    deck: 'braendi',
    jackWithoutEffect: 'no',
    jackTakesFresh: 'own',
    sevenHelpsPartner: 'always',
    jokerFinishes: 'no',
  };
}

recordSuite(dog, import.meta.glob('../records/*.rudel', { query: '?raw', import: 'default', eager: true }));

perftSuite(dog, {
  'dog/1 opts:- phase:play round:1 starter:2 turn:3 s0:n,n,n,n s1:n,n,n,16! s2:n,n,n,n s3:n,n,n,48! played:3,4,5,7,7,10/K/4,5,5,9,9,10/A out:0,2 tray:- hands:-/A,4,8,J,X/-/2,2,2,4,6 gifts:9/2/7/X':
    [4, 76, 228, 2556, 5277, 36908],
  'dog/1 opts:- phase:exchange round:40 starter:0 turn:- s0:n,25,41,h4 s1:n,n,n,h4 s2:56,h2,h3,h4 s3:n,n,6,h4 played:-/-/-/- out:- tray:X,4,Q,K,4,9,8,J,X,X,5,7,Q,A,Q,7 hands:2,2,5/A,5,J/3,5,10/2,6,10 gifts:-/-/-/-':
    [2, 6, 18, 54, 252, 252],
  'dog/1 opts:- phase:play round:6 starter:0 turn:0 s0:0!,5,62,h4 s1:n,18,20,33 s2:n,2,31,h3 s3:n,50,9,h1 played:-/-/-/- out:- tray:- hands:7,8,X/4,7,J/7,10,A/K,X,5 gifts:-/-/-/-':
    [122, 7128],
});
