import { describe, expect, test } from 'vitest';
import { mustParse, seededRng } from '@rudel/kernel';
import { tofugottBots } from '../src/bot/index.ts';
import { personaAt } from '../src/bot/value/cast.ts';
import { houseDeck } from '../src/cards/house-deck.ts';
import { exampleDecks } from '../src/deck/example-decks.ts';
import { tofugottPlayer } from '../src/player.ts';
import type { Shown, View } from '../src/types.ts';
import { botMatch, budget, hitsIn, levelNamed } from './bot-match.ts';

const [novice, greedy, strong] = ['novice', 'greedy', 'strong'].map(levelNamed) as [
  ReturnType<typeof levelNamed>,
  ReturnType<typeof levelNamed>,
  ReturnType<typeof levelNamed>,
];

const sightOf = (fields: string): View =>
  mustParse(tofugottPlayer.sight, `tofugott/1 eye:1 opts:- seats:3 phase:guess starter:0 ${fields}`);

/** Two turns each: seat 0 was active in the first and in the fourth. */
const turns = (best: string, worst: string) =>
  [
    `city-tour>rat.pig>${best}.tofu.bird>${worst}.spider.snake>-.dolphin.dolphin>-.dolphin.dolphin>-.dolphin.dolphin`,
    'tent-night>rat.pig>elephant.beetle.snake>tofu.spider.bird>dolphin.-.dolphin>dolphin.-.dolphin>dolphin.-.dolphin',
    'five-stars>rat.pig>human.beetle.snake>tofu.spider.bird>dolphin.dolphin.->dolphin.dolphin.->dolphin.dolphin.-',
    `blind-date>rat.pig>${best}.tofu.bird>${worst}.spider.snake>-.dolphin.dolphin>-.dolphin.dolphin>-.dolphin.dolphin`,
    'meet-the-parents>rat.pig>elephant.beetle.snake>tofu.spider.bird>dolphin.-.dolphin>dolphin.-.dolphin>dolphin.-.dolphin',
    'moving-in>rat.pig>human.beetle.snake>tofu.spider.bird>dolphin.dolphin.->dolphin.dolphin.->dolphin.dolphin.-',
  ].join(',');
const lovesElephants = `past:${turns('elephant', 'human')}`;
const hatesElephants = `past:${turns('human', 'elephant')}`;
const rest = 'points:0/0/0 tie:- drawn:- answers:? picks:-/-/? texts:A.;b?;c?;d?';

const tableFor = (seats: number) =>
  Array.from({ length: seats }, (_, seat) => [strong, novice, greedy][seat % 3] ?? strong);

describe('Bots of Tofugott', () => {
  test('come from the weakest to the strongest', () => {
    expect(tofugottBots.map(({ name }) => name)).toEqual(['novice', 'greedy', 'strong']);
  });

  test.each([2, 3, 4, 5, 6])('play lawfully to the end with %i seats', (seats) => {
    let [lays, others] = [0, 0];
    const { past } = botMatch(
      `whole ${seats}`,
      tableFor(seats),
      'blackCards=on,turnsEach=1',
      (view, move) => {
        expect(tofugottPlayer.whyNot(view, move)).toBeNull();
        if (move.kind === 'lay') lays += 1;
        if (move.kind === 'take') others += 1;
      },
    );
    expect([past.length, lays, others]).toEqual([seats, 6 * seats, 0]);
  });

  test('play own decks, aloud and typed', () => {
    for (const [nth, deck] of exampleDecks.entries()) {
      const opts = `deck=${deck},turnsEach=1,talk=${nth === 0 ? 'aloud' : 'typed'}`;
      botMatch(`own ${nth}`, tableFor(2), opts, (view, move) =>
        expect(tofugottPlayer.whyNot(view, move)).toBeNull(),
      );
    }
  });

  test('make the same move in the same view with the same seed', () => {
    botMatch('again', tableFor(3), 'turnsEach=1', (view) => {
      for (const bot of tofugottBots) {
        const once = bot.choose(view, seededRng('seed'), budget);
        expect(bot.choose(view, seededRng('seed'), budget)).toEqual(once);
      }
    });
  });

  test('go on where somebody else has begun to lay answers', () => {
    const view = mustParse(
      tofugottPlayer.sight,
      'tofugott/1 eye:0 opts:- seats:2 phase:guess starter:0 card:desert-island aside:rat,pig guesses:- best:- worst:- past:- tie:- points:0/0 drawn:- answers:-,tofu,-/human,-,-/open picks:-/? texts:A.;b?;c?;d?',
    );
    const move = strong.choose(view, seededRng('go on'), budget);
    expect(move).toMatchObject({ kind: 'lay', row: 'best', question: 1 });
    expect(tofugottPlayer.whyNot(view, move)).toBeNull();
  });

  test('strong guesses by what the active player has liked before, and never what is out', () => {
    const others = houseDeck.cards
      .filter(({ id, black }) => !black && !lovesElephants.includes(id))
      .slice(0, 40);
    const elephants = [lovesElephants, hatesElephants].map((past) =>
      others.filter(({ id }) => {
        const view = sightOf(`card:${id} aside:rat,dolphin guesses:- best:- worst:- ${past} ${rest}`);
        const move = strong.choose(view, seededRng('a'), budget);
        expect(tofugottPlayer.whyNot(view, move)).toBeNull();
        return move.kind === 'guess' && move.silhouette === 'elephant';
      }),
    );
    const [liked = [], hated = []] = elephants;
    expect(liked.length).toBeGreaterThanOrEqual(hated.length + 5);
    expect(liked).toEqual(expect.arrayContaining(hated));
  });
});

/** What everybody sees, whenever somebody has to answer or guess in a match. */
function seenIn(seed: string): readonly Shown[] {
  const seen: Shown[] = [];
  botMatch(seed, tableFor(6), 'turnsEach=1', ({ shown }) => {
    if (shown.phase === 'guess') seen.push(shown);
  });
  return seen;
}

const castOf = (shown: Shown) => [0, 1, 2, 3, 4, 5].map((seat) => personaAt(shown, seat));

describe('A persona', () => {
  test('is the same all match long, somebody else in every seat, and others in another match', () => {
    const [one, other] = [seenIn('one'), seenIn('other')];
    const first = castOf(one[0] as Shown);
    expect(new Set(first.map(({ character }) => character)).size).toBe(6);
    expect(new Set(first.map(({ taste }) => taste.join())).size).toBe(6);
    for (const shown of one)
      expect(castOf(shown).map(({ taste }) => taste)).toEqual(first.map(({ taste }) => taste));
    expect(castOf(other[0] as Shown).map(({ taste }) => taste)).not.toEqual(first.map(({ taste }) => taste));
  });
});

describe('Levels', () => {
  test('differ in how well they read people', () => {
    const rates = [novice, strong].map((bot) => {
      const sums = Array.from({ length: 8 }, (_, nth) => hitsIn(botMatch(`level ${nth}`, [bot, bot], '-')));
      const hits = sums.reduce((sum, one) => sum + one.hits, 0);
      return hits / sums.reduce((sum, one) => sum + one.guesses, 0);
    });
    expect(rates[0]).toBeGreaterThan(0.25);
    expect(rates[1]).toBeGreaterThan((rates[0] ?? 1) + 0.05);
    expect(rates[1]).toBeLessThan(0.7);
  }, 120_000);
});
