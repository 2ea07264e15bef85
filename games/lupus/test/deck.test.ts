import { describe, expect, test } from 'vitest';
import { lupus } from '../src/index.ts';
import {
  cardsOf,
  deckBy,
  fewestPlayers,
  hasEnoughCards,
  legalDecks,
  mostPlayers,
  narratorOf,
  roleNames,
  roles,
  specialsFor,
  suggestedDeck,
  wolvesAmong,
} from '../src/page.ts';

const numbers = Array.from({ length: mostPlayers - fewestPlayers + 1 }, (_, nth) => fewestPlayers + nth);
const { defaults } = lupus.options;

describe('the deck picker', () => {
  test('has as many cards as the box', () => {
    const count = roleNames.reduce((sum, role) => sum + roles[role].copies, 0);
    expect(count).toBe(mostPlayers);
  });

  test.each(numbers)(
    'with %i players every legal deck has a card for each, one seer, and no card twice too often',
    (players) => {
      const decks = legalDecks(players);
      expect(decks.map(String)).toContain(String(suggestedDeck(players)));
      for (const deck of decks) {
        const cards = cardsOf(deck, players);
        expect(cards).toHaveLength(players);
        expect(cards.filter((card) => card === 'wolf')).toHaveLength(wolvesAmong(players));
        expect(cards.filter((card) => card === 'seer')).toHaveLength(1);
        for (const role of roleNames) {
          const count = cards.filter((card) => card === role).length;
          expect(count).toBeLessThanOrEqual(roles[role].copies);
        }
        expect([0, 2]).toContain(cards.filter((card) => card === 'freemason').length);
      }
    },
  );

  test('knows how many decks there are', () => {
    const counts = Object.fromEntries(
      [8, 9, 10, 12, 13, 16, 17, 20, 24].map((players) => [players, legalDecks(players).length]),
    );
    expect(counts).toEqual({ 8: 105, 9: 121, 10: 127, 12: 128, 13: 128, 16: 128, 17: 127, 20: 79, 24: 1 });
  });

  test('takes what the options say, and more where villagers run out', () => {
    for (const players of numbers) {
      expect(deckBy(defaults, players)).toEqual(specialsFor(players));
      const none = {
        ...defaults,
        medium: 'no',
        possessed: 'no',
        bodyguard: 'no',
        owl: 'no',
        freemasons: 'no',
        werehamster: 'no',
        mythomaniac: 'no',
      } as const;
      const least = deckBy(none, players);
      expect(hasEnoughCards(least, players)).toBe(true);
      expect(least.length === 0 || !hasEnoughCards(least.slice(0, -1), players)).toBe(true);
    }
  });
});

test('narrators fall back where they are not possible', () => {
  const kinds = [8, 9, 24, 25].map((seats) =>
    (['automatic', 'human', 'elder'] as const).map((narrator) => narratorOf({ narrator }, seats)),
  );
  expect(kinds).toEqual([
    ['automatic', 'automatic', 'elder'],
    ['automatic', 'human', 'automatic'],
    ['automatic', 'human', 'automatic'],
    ['human', 'human', 'human'],
  ]);
});
