import { expect, test } from 'vitest';
import type { Game, Notation, Parsed } from '@rudel/kernel';
import { notationFaults } from '@rudel/testkit';
import { fingers } from './toy/fingers.ts';
import type { Fingers, Move } from './toy/types.ts';

const withMove = (move: Partial<Notation<Move>>): Game<Fingers> => ({
  ...fingers,
  player: { ...fingers.player, move: { ...fingers.player.move, ...move } },
});

const whyNot: Game<Fingers>['player']['whyNot'] = (view, move) => {
  if (move.fingers === 9) throw new RangeError('nine');
  return fingers.player.whyNot(view, move);
};

test('a parser that throws is found', () => {
  const careless = withMove({
    parse: (text) => (text.length > 3 ? (JSON.parse(text) as Parsed<Move>) : fingers.player.move.parse(text)),
  });
  expect(notationFaults(careless).join('\n')).toContain('move: Something was thrown: SyntaxError');
});

test('a parser that reads too much is found', () => {
  const generous = withMove({
    parse: (text) => ({ ok: true, value: { hand: 'L', fingers: Number.parseInt(text.slice(1), 10) } }),
  });
  expect(notationFaults(generous).join('\n')).toContain('move: It reads as no plain data; it.fingers: NaN.');
});

test('a parser that reads what was not written is found', () => {
  const forgetful = withMove({ format: ({ hand, fingers: count }) => `${hand}${count % 4}` });
  expect(notationFaults(forgetful).join('\n')).toContain('reads as something else.');
});

test('a parser that refuses without a word is found', () => {
  const silent = withMove({
    parse: (text) => {
      const parsed = fingers.player.move.parse(text);
      return parsed.ok ? parsed : { ok: false, error: ' ' };
    },
  });
  expect(notationFaults(silent).join('\n')).toContain('move: The error says nothing.');
});

test('rules that stumble over a readable move are found', () => {
  const stumbling = { ...fingers, player: { ...fingers.player, whyNot } };
  expect(notationFaults(stumbling).join('\n')).toContain('RangeError: nine');
});
