import { describe, expect, it } from 'vitest';
import { hasLapsed } from '../src/lapse.ts';
import type { Decision } from '../src/lapse.ts';

const late: Decision = {
  seat: 1,
  askedBefore: [1],
  askedAfter: [2],
  lapsesAt: 10_000,
  now: 10_050,
  isSending: false,
};

describe('a decision that lapsed', () => {
  it('was asked of this seat, is past its time, and was not sent from here', () => {
    expect(hasLapsed(late)).toBe(true);
    expect(hasLapsed({ ...late, askedBefore: [2], askedAfter: [3] })).toBe(false);
    expect(hasLapsed({ ...late, lapsesAt: null })).toBe(false);
    expect(hasLapsed({ ...late, now: 8000 })).toBe(false);
    expect(hasLapsed({ ...late, isSending: true })).toBe(false);
  });

  it('is told apart from the decisions of others who are asked at the same time', () => {
    expect(hasLapsed({ ...late, askedBefore: [0, 1], askedAfter: [1] })).toBe(false);
    expect(hasLapsed({ ...late, askedBefore: [0, 1], askedAfter: [0] })).toBe(true);
  });

  it('counts also where the same seat is asked again', () => {
    expect(hasLapsed({ ...late, askedAfter: [1] })).toBe(true);
  });
});
