import type { GuideWords } from './woof-words.ts';

export const enGuide: GuideWords = {
  open: 'How to play',
  title: 'How to play Woof!!',
  close: 'Got it',
  aim: 'Everybody holds two cards. The higher one is who you are. Find out who the others are, and point at the ones you are looking for before the others do.',
  who: 'From low to high, and whom each looks for',
  seeks: (character, goals) => `${character} looks for ${goals}`,
  you: 'you',
  turn: 'On your turn you do one thing',
  look: 'Look: you alone see one of somebody’s cards. A token tells everybody what it looks like. Good while you know little.',
  ask: 'Ask: play one of your two question cards at somebody. The answer is always true, and everybody hears it. Good for making sure.',
  suspect:
    'Suspect: set your pointers as soon as you are sure. From your second turn on; then you take no more turns this round.',
  signs: 'What lies at a place',
  token:
    'Seat 3 looked here in lap 2 and says: wolf. Most tell the truth, but a shepherd cries wolf at everything, and some cards look like something else.',
  unknown: 'This card shows “?”: only whoever looked knows what it is.',
  answer: 'A question with its answer: “Wolf, hunter or shepherd?” – no.',
  suspected: 'Has suspected: the pointers lie face down until the round ends.',
  early: (needed) => `Early suspicions. With ${needed} of them the turns are over.`,
  errors:
    'Error tokens. With a red one you cannot suspect early in the next round. Two error tokens, and the match is over.',
  scoring: 'When a round ends',
  points: [
    'Whoever has not suspected may do so now, or leave it.',
    'Early and all right: 2 points. At the end and all right: 1.',
    'Anything wrong: an error token, a red one if it was early.',
    'The shepherd scores 1 for every hunter and dog who believed a wrong cry of wolf.',
    'After three rounds the most points win.',
  ],
};
