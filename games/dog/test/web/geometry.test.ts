import { describe, expect, test } from 'vitest';
import { nestPlace, ringSize, seats, stallPlace, startOf } from '@rudel/dog/page';
import {
  boardSize,
  nestPoint,
  numberPoint,
  pointOf,
  ringPath,
  stoneRadius,
} from '../../web/logic/geometry.ts';
import type { Point } from '../../web/logic/geometry.ts';
import { nearestPlace } from '../../web/logic/nearest.ts';
import { wayOf } from '../../web/logic/ways.ts';

const eyes = [0, 1, 2, 3, 'table'] as const;
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const fields = Array.from({ length: ringSize }, (_, field) => field);
const stalls = seats.flatMap((seat) => [1, 2, 3, 4].map((depth) => stallPlace(seat, depth)));
const hollows = seats.flatMap((seat) => [0, 1, 2, 3].map((hollow) => nestPoint(seat, hollow, 0)));
const points = [...[...fields, ...stalls].map((place) => pointOf(place, 0)), ...hollows];

describe('the board', () => {
  test('no two stones can overlap, and all lie on the board', () => {
    for (const [nth, point] of points.entries()) {
      for (const other of points.slice(nth + 1))
        expect(apart(point, other)).toBeGreaterThan(stoneRadius * 1.8);
      for (const value of [point.x, point.y]) {
        expect(value).toBeGreaterThan(stoneRadius);
        expect(value).toBeLessThan(boardSize - stoneRadius);
      }
    }
  });

  test('numbers stand clear of every field and of each other, and nearest to their own', () => {
    for (const eye of eyes) {
      const numbers = fields.map((field) => numberPoint(field, eye));
      for (const [field, number] of numbers.entries()) {
        const gaps = fields.map((other) => apart(number, pointOf(other, eye)));
        expect(gaps.indexOf(Math.min(...gaps))).toBe(field);
        expect(Math.min(...gaps)).toBeGreaterThan(stoneRadius + 18);
        for (const other of numbers.slice(field + 1)) expect(apart(number, other)).toBeGreaterThan(34);
      }
    }
  });

  test('neighbouring fields are equally far from each other', () => {
    const gaps = fields.map((field) => apart(pointOf(field, 0), pointOf((field + 1) % ringSize, 0)));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(2);
  });

  test('the own start is nearest for every eye, and the next seat sits on the right', () => {
    for (const eye of eyes) {
      const own = eye === 'table' ? 0 : eye;
      const start = pointOf(startOf(own), eye);
      const next = pointOf(startOf((own + 1) & 3), eye);
      expect([start.x, start.y > boardSize / 2]).toEqual([boardSize / 2, true]);
      expect([next.x > boardSize / 2, Math.round(next.y)]).toEqual([true, boardSize / 2]);
    }
  });

  test('the groove is a closed path', () => {
    expect(ringPath()).toMatch(/^M500 .+Z$/);
    expect(ringPath().match(/A/g)).toHaveLength(12);
  });
});

describe('ways', () => {
  test.each([
    ['forward', 0, 5, 8, [5, 6, 7, 8]],
    ['over the end of the ring', 2, 62, 1, [62, 63, 0, 1]],
    ['back by a four', 0, 2, 62, [2, 1, 0, 63, 62]],
    ['into the stall', 1, 14, 69, [14, 15, 16, 68, 69]],
    ['from the start into the stall', 0, 0, 65, [0, 64, 65]],
    ['up within the stall', 3, 76, 78, [76, 77, 78]],
    ['out of the nest', 2, 82, 32, [82, 32]],
  ])('%s', (_, seat, from, to, way) => expect(wayOf(seat, from, to)).toEqual(way));
});

describe('the place that a tap means', () => {
  const active = [0, 5, nestPlace(0)];
  test('is an active one within reach, even if a quiet one is nearer', () => {
    expect(nearestPlace(pointOf(1, 0), active, 0, 80)).toBe(0);
  });
  test('is the quiet one under the finger where no active one is in reach', () => {
    expect(nearestPlace(pointOf(30, 0), active, 0, 80)).toBe(30);
  });
  test('is the nest wherever in the nest it falls', () => {
    for (const hollow of [0, 1, 2, 3]) expect(nearestPlace(nestPoint(0, hollow, 0), active, 0, 40)).toBe(80);
  });
  test('is nothing where nothing is', () => {
    expect(nearestPlace({ x: 5, y: 5 }, active, 0, 80)).toBeNull();
  });
});
