import { expect, test } from 'vitest';
import { botsText, hasFailed } from '../src/bots/bots-report.ts';
import type { BotsFigures } from '../src/bots/bots-report.ts';

const figures: BotsFigures = {
  alone: [2, 3, 4],
  beside: [20, 30, 400],
  villages: 150,
  told: 148,
  toldBeside: 1,
  steps: 900,
  seconds: 90,
  events: {},
};

test('bots of a table are told alone and beside many others', () => {
  const text = botsText({ node: 'v20', cpu: 'Test', cores: 2 }, figures);
  expect(text).toMatch(/\| alone +\| +3 \| +3 \|/u);
  expect(text).toMatch(/\| beside 150 villages of bots \| +3 \| +30 \|/u);
  expect(text).toContain('148 of 150 were told');
  expect(text).toContain("for want of a bot's: 0");
});

test('a move by lot is one too many, and so is a table at which nothing happens', () => {
  expect(hasFailed(figures)).toBe(false);
  expect(hasFailed({ ...figures, events: { 'bot-fallback': 1 } })).toBe(true);
  expect(hasFailed({ ...figures, beside: [] })).toBe(true);
});
