import { describe, expect, test } from 'vitest';
import { botCalled, playMatch } from '@rudel/bots';
import { mustParse, secretFromSeed, seededRng } from '@rudel/kernel';
import { findGame, shelf } from '@rudel/shelf';

describe.each(shelf)('the bots of $game.id', ({ game, bots }) => {
  test('have the levels of all games, the weakest first', () => {
    expect(bots.map(({ name }) => name)).toEqual(['random', 'easy', 'medium', 'strong']);
  });

  test('play a match together, each at its level', () => {
    const seats = game.seats[0] ?? 0;
    const { outcome } = playMatch(game, {
      options: mustParse(game.options, '-'),
      seats,
      bots: Array.from({ length: seats }, (_, seat) => bots[1 + (seat % 3)] ?? bots[0]).flatMap(
        (bot) => bot ?? [],
      ),
      lot: { secret: secretFromSeed('levels'), contributions: [] },
      rng: (seat) => seededRng(`levels ${seat}`),
      budget: { kind: 'iterations', count: 16 },
    });
    expect(outcome).not.toBeNull();
  });
});

test.each([
  ['dog', 'greedy', 'medium'],
  ['woelfe', 'greedy', 'medium'],
  ['woof', 'greedy', 'medium'],
  ['tofugott', 'novice', 'easy'],
  ['tofugott', 'greedy', 'medium'],
  ['lupus', 'novice', 'easy'],
  ['lupus', 'greedy', 'medium'],
] as const)('%s: who was called %s is %s', (id, before, now) => {
  const shelved = findGame(id);
  expect(shelved && botCalled(shelved, before)?.name).toBe(now);
});
