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
