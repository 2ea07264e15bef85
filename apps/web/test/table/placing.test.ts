import { expect, test } from 'vitest';
import { placingsOf } from '../../src/table/result/placing.ts';

const alone = (seats: number): readonly (readonly number[])[] =>
  Array.from({ length: seats }, (_, seat) => [seat]);

test('places go by score, and equal scores share one', () => {
  const placings = placingsOf(alone(4), { winners: [2], scores: [5, 3, 9, 5] });
  expect(placings.map(({ place, seats }) => [place, ...seats])).toEqual([
    [1, 2],
    [2, 0],
    [2, 3],
    [4, 1],
  ]);
});

test('a winner is first although another one has the same score', () => {
  const placings = placingsOf(alone(3), { winners: [1], scores: [7, 7, 2] });
  expect(placings.map(({ place, seats }) => [place, ...seats])).toEqual([
    [1, 1],
    [2, 0],
    [3, 2],
  ]);
});

test('who wins together has one place and one score', () => {
  const teams = [
    [0, 2],
    [1, 3],
  ];
  expect(placingsOf(teams, { winners: [1, 3], scores: [2, 4, 3, 4] })).toEqual([
    { place: 1, seats: [1, 3], score: 8 },
    { place: 2, seats: [0, 2], score: 5 },
  ]);
});
