import { expect, test } from 'vitest';
import {
  againstBots,
  filled,
  ownSeat,
  planned,
  resized,
  withFriends,
} from '../../src/shell/new-table/seat-plans.ts';

test('a table begins with oneself on the first seat', () => {
  expect(withFriends(3)).toEqual(['me', 'open', 'open']);
  expect(againstBots(withFriends(3), 'greedy')).toEqual(['me', 'bot greedy', 'bot greedy']);
});

test('the seat and the bots that were chosen hold, however the table is opened', () => {
  expect(withFriends(3, 2)).toEqual(['open', 'open', 'me']);
  expect(againstBots(['open', 'bot random', 'me'], 'greedy')).toEqual(['bot greedy', 'bot random', 'me']);
  expect(ownSeat(['open', 'bot random', 'me'])).toBe(2);
});

test('whoever plays alone sits somewhere', () => {
  expect(againstBots(['bot random', 'open'], 'greedy')).toEqual(['me', 'bot greedy']);
});

test('whoever moves leaves a free seat behind', () => {
  expect(planned(['me', 'open', 'bot greedy'], 2, 'me')).toEqual(['open', 'open', 'me']);
  expect(planned(['me', 'open', 'open'], 1, 'bot random')).toEqual(['me', 'bot random', 'open']);
});

test('whoever hosts may watch', () => {
  expect(planned(['me', 'open'], 0, 'open')).toEqual(['open', 'open']);
});

test('oneself never falls off a table that gets smaller', () => {
  expect(resized(['open', 'bot greedy', 'me'], 2)).toEqual(['me', 'bot greedy']);
  expect(resized(['open', 'open', 'open'], 2)).toEqual(['open', 'open']);
  expect(resized(['me', 'open'], 4)).toEqual(['me', 'open', 'open', 'open']);
});

test('without guests the free seats go to bots', () => {
  expect(filled(['me', 'open', 'bot random'], 'greedy')).toEqual(['me', 'bot greedy', 'bot random']);
});
