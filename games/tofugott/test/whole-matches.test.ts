import { perftSuite, playthroughSuite, recordSuite } from '@rudel/testkit/suite';
import { exampleDecks } from '../src/deck/example-decks.ts';
import { tofugott } from '../src/index.ts';

const { defaults } = tofugott.options;
const varied: typeof defaults = {
  blackCards: 'on',
  turnsEach: '1',
  floor: 'zero',
  tie: 'shared',
  talk: 'aloud',
  talkSeconds: 0,
  deck: exampleDecks[1] ?? '',
};

playthroughSuite(tofugott, {
  'four-first-turn': { seed: 1, acts: 90, sightsEvery: 30, setup: { options: defaults, seats: 4 } },
  'own-deck-aloud': { seed: 2, acts: 110, sightsEvery: 40, setup: { options: varied, seats: 3 } },
});

recordSuite(
  tofugott,
  import.meta.glob('../records/*.rudel', { query: '?raw', import: 'default', eager: true }),
);

const turn = 'aside:rat,pig guesses:- best:- worst:- past:- tie:- points:0/0/0 drawn:-';
const laid = 'answers:elephant,tofu,bird/human,spider,-/open';
const locked = 'answers:elephant,tofu,bird/human,spider,snake/locked';

perftSuite(tofugott, {
  // Two cards, then chance sets two silhouettes aside.
  'tofugott/1 opts:- seats:3 phase:keep starter:0 card:- aside:- guesses:- best:- worst:- past:- tie:- points:0/0/0 drawn:city-tour,tent-night answers:- picks:-/-/- texts:-':
    [2, 2],
  // Six places for eight silhouettes; then five for seven, or the one is taken back.
  [`tofugott/1 opts:- seats:3 phase:guess starter:0 card:desert-island ${turn} answers:-,-,-/-,-,-/open picks:-/-/- texts:-`]:
    [48, 48 * 36],
  // Three silhouettes for the last place or five to take back; all six: six to take back, or lock; then seat 1 guesses.
  [`tofugott/1 opts:- seats:3 phase:guess starter:0 card:desert-island ${turn} ${laid} picks:-/-/tofu texts:-`]:
    [8, 3 * 7 + 5 * 12],
  // Seat 1 has eight guesses, then everybody shows one card, then there are six for the second question.
  [`tofugott/1 opts:- seats:3 phase:guess starter:0 card:desert-island ${turn} ${locked} picks:-/-/tofu texts:-`]:
    [8, 8, 8, 8, 8, 48, 48 * 6, 48 * 6],
});
