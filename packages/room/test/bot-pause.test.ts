import { expect, test } from 'vitest';
import { botPauseIn } from '../src/bots/bot-pause.ts';
import type { AskedTurn } from '../src/bots/bot-pause.ts';
import { defaultPace } from '../src/time/pace.ts';

const seats = (count: number): number[] => Array.from({ length: count }, (_, seat) => seat);
const asked = (more: Partial<AskedTurn>): AskedTurn => ({ kind: 'seats', seats: [0], lapses: true, ...more });
const pace = { ...defaultPace, botPause: [700, 1800] as const };

test('a bot that is asked alone, or among a few, takes its usual time', () => {
  expect(botPauseIn(asked({}), pace)).toEqual([700, 1800]);
  expect(botPauseIn(asked({ seats: seats(4), seconds: 20 }), pace)).toEqual([700, 1800]);
  expect(botPauseIn(asked({ span: 'defence', seconds: 30 }), pace)).toEqual([700, 1800]);
});

test('where many answer in secret, the last bot takes about as long as a person', () => {
  expect(botPauseIn(asked({ seats: seats(8) }), pace)).toEqual([700, 5400]);
  expect(botPauseIn(asked({ seats: seats(8), seconds: 10 }), pace)).toEqual([700, 2500]);
});

test('in a discussion it leaves others time, as far as there is time for so many', () => {
  expect(botPauseIn(asked({ seats: seats(8), span: 'talk', seconds: 180 }), pace)).toEqual([2800, 7200]);
  expect(botPauseIn(asked({ seats: seats(8), span: 'talk' }), pace)).toEqual([2800, 7200]);
  expect(botPauseIn(asked({ seats: seats(24), span: 'talk', seconds: 180 }), pace)).toEqual([1500, 3857]);
  expect(botPauseIn(asked({ seats: seats(24), span: 'talk', seconds: 30 }), pace)).toEqual([700, 1800]);
});

test('where bots are to answer at once they do', () => {
  const atOnce = { ...pace, botPause: [0, 0] as const };
  expect(botPauseIn(asked({ seats: seats(8), span: 'talk', seconds: 180 }), atOnce)).toEqual([0, 0]);
});

test('a calm table gives more time to follow and a quick one less, as far as the rules have any', () => {
  expect(botPauseIn(asked({}), pace, 'calm')).toEqual([1400, 3600]);
  expect(botPauseIn(asked({}), pace, 'quick')).toEqual([280, 720]);
  expect(botPauseIn(asked({ seconds: 8 }), pace, 'calm')).toEqual([1400, 2000]);
  expect(botPauseIn(asked({ seconds: 2 }), pace, 'calm')).toEqual([700, 1800]);
});

test('what has just happened is left to be seen, at any pace, as far as the rules have time', () => {
  expect(botPauseIn(asked({ rest: 2 }), pace)).toEqual([4300, 5400]);
  expect(botPauseIn(asked({ rest: 2 }), pace, 'quick')).toEqual([3880, 4320]);
  expect(botPauseIn(asked({ rest: 2, seconds: 8 }), pace)).toEqual([2700, 3800]);
  expect(botPauseIn(asked({ rest: 2 }), { ...pace, botPause: [0, 0] })).toEqual([0, 0]);
});
