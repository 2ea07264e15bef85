import { describe, expect, test } from 'vitest';
import { silhouettePaths } from '../../web/silhouettes/silhouette-paths.ts';

type Point = readonly [x: number, y: number];

/** How many numbers each command takes. */
const taken: Readonly<Record<string, number>> = { M: 2, h: 1, v: 1, l: 2, q: 4, c: 6, a: 7, z: 0 };

function commandsOf(path: string): readonly (readonly [command: string, numbers: readonly number[]])[] {
  return Array.from(path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g), ([, command = '', rest = '']) => [
    command,
    Array.from(rest.matchAll(/-?\d*\.?\d+/g), Number),
  ]);
}

function moved([x, y]: Point, command: string, numbers: readonly number[]): Point {
  const [last = 0] = numbers.slice(-1);
  const [dx = 0, dy = 0] = numbers.slice(-2);
  if (command === 'M') return [dx, dy];
  if (command === 'h') return [x + last, y];
  return command === 'v' ? [x, y + last] : [x + dx, y + dy];
}

/** The corners of each outline. */
function outlinesOf(path: string): readonly (readonly Point[])[] {
  const outlines: Point[][] = [];
  let pen: Point = [0, 0];
  for (const [command, numbers] of commandsOf(path)) {
    if (command === 'M') outlines.push([]);
    if (command === 'z') continue;
    pen = moved(pen, command, numbers);
    outlines.at(-1)?.push(pen);
  }
  return outlines;
}

describe('Silhouettes', () => {
  test('are the ten of the game', () => {
    expect(Object.keys(silhouettePaths)).toEqual([
      'rat',
      'pig',
      'elephant',
      'dolphin',
      'human',
      'tofu',
      'spider',
      'beetle',
      'bird',
      'snake',
    ]);
  });

  test.each(Object.entries(silhouettePaths))('%s is closed outlines of known commands', (_, path) => {
    for (const [command, numbers] of commandsOf(path)) {
      expect([command, numbers.length]).toEqual([command, taken[command]]);
    }
    expect(path.split('M').length).toBe(path.split('z').length);
    expect(path).toMatch(/^M.*z$/);
  });

  test.each(Object.entries(silhouettePaths))('%s fills its box and stays within', (_, path) => {
    const corners = outlinesOf(path).flat();
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs, ...ys)).toBeLessThanOrEqual(64);
    expect(Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))).toBeGreaterThan(
      50,
    );
  });
});
