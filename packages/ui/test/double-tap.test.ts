import { describe, expect, test } from 'vitest';
import { doubleTap, isDoubleTap } from '../src/double-tap.ts';

const first = { x: 200, y: 600 };

describe('a tap on the button to send', () => {
  test('where the finger already is, it belongs to the tap before for a moment', () => {
    const second = { x: 210, y: 590 };
    expect(isDoubleTap({ after: 120, first, second })).toBe(true);
    expect(isDoubleTap({ after: doubleTap.within + 1, first, second })).toBe(false);
  });

  test('elsewhere it is meant, however soon it comes', () => {
    expect(isDoubleTap({ after: 60, first, second: { x: 320, y: 780 } })).toBe(false);
  });

  test('nobody knows where: it is not meant in the first moment', () => {
    expect(isDoubleTap({ after: 60, first: null, second: first })).toBe(true);
    expect(isDoubleTap({ after: 400, first: null, second: null })).toBe(false);
  });
});
