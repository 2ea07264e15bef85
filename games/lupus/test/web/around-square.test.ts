import { expect, test } from 'vitest';
import { aroundSquare } from '../../web/logic/around-square.ts';

const numbers = Array.from({ length: 18 }, (_, nth) => nth + 8);

test.each(numbers)('%i houses stand around a square without touching, one’s own in front', (seats) => {
  for (const eye of ['table', 0, 3, seats - 1] as const) {
    const { columns, deep, spots } = aroundSquare(eye, seats);
    const cells = spots.flatMap(({ column, row }) => [`${column} ${row}`, `${column + 1} ${row}`]);
    expect(new Set(cells).size).toBe(2 * seats);
    expect(spots.every(({ column }) => column >= 1 && column < columns)).toBe(true);
    expect(spots.every(({ row }) => row >= 1 && row <= 2 * deep + 1 && row !== deep + 1)).toBe(true);
    const own = eye === 'table' ? 0 : eye;
    expect(spots[own]?.row).toBe(2 * deep + 1);
  }
});

test.each(numbers)('%i seats follow each other clockwise', (seats) => {
  const { deep, spots } = aroundSquare(0, seats);
  const isNear = (seat: number): boolean => (spots[seat % seats]?.row ?? 0) > deep;
  let turns = 0;
  for (let seat = 0; seat < seats; seat += 1) {
    const next = (seat + 1) % seats;
    if (isNear(seat) !== isNear(next)) {
      turns += 1;
      continue;
    }
    const step = (spots[next]?.column ?? 0) - (spots[seat]?.column ?? 0);
    expect(step < 0).toBe(isNear(seat));
  }
  expect(turns).toBe(2);
});
