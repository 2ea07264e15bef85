import { describe, expect, test } from 'vitest';
import { randomBot } from '@rudel/bots';
import type { Bot } from '@rudel/bots';
import { drawFrom, mustParse, seededRng } from '@rudel/kernel';
import type { Outcome } from '@rudel/kernel';
import { tofugottBots } from '../src/bot.ts';
import { likingOf } from '../src/bot/liking.ts';
import { tasteOf } from '../src/bot/taste.ts';
import { tofugott } from '../src/index.ts';
import { tofugottPlayer } from '../src/player.ts';
import type { Move, TofugottTypes, View } from '../src/types.ts';

const { table } = tofugott;
const random = randomBot(tofugottPlayer);
const greedy = tofugottBots.find(({ name }) => name === 'greedy') ?? random;
const budget = { kind: 'iterations', count: 1 } as const;

type OnChoice = (view: View, move: Move) => void;

/** Plays a match, one bot a seat, tells each choice and returns how it ended. */
function match(
  seed: string,
  bots: readonly Bot<TofugottTypes>[],
  opts: string,
  onChoice: OnChoice = () => {},
): Outcome {
  const rng = seededRng(seed);
  let state = table.start(mustParse(tofugott.options, opts), bots.length);
  for (;;) {
    const turn = table.turn(state);
    if (turn.kind === 'over') return turn.outcome;
    if (turn.kind === 'chance') {
      state = table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
    } else {
      const by = turn.seats[0] ?? 0;
      const view = table.view(state, by);
      const move = (bots[by] ?? greedy).choose(view, rng, budget);
      onChoice(view, move);
      state = table.apply(state, { by, move });
    }
  }
}

const sight = (fields: string): View =>
  mustParse(tofugottPlayer.sight, `tofugott/1 eye:1 opts:- seats:3 phase:guess starter:0 ${fields}`);

const past =
  'past:city-tour>rat.pig>elephant.tofu.bird>human.spider.snake>-.dolphin.dolphin>-.dolphin.dolphin>-.dolphin.dolphin,' +
  'tent-night>rat.pig>elephant.beetle.snake>tofu.spider.bird>dolphin.-.dolphin>dolphin.-.dolphin>dolphin.-.dolphin,' +
  'five-stars>rat.pig>human.beetle.snake>tofu.spider.bird>dolphin.dolphin.->dolphin.dolphin.->dolphin.dolphin.-';
const rest = 'points:0/0/0 tie:- drawn:- answers:? picks:-/-/? texts:A.;b?;c?;d?';

describe('greedy', () => {
  test('guesses what the active player has liked before', () => {
    const view = sight(`card:desert-island aside:dolphin,rat guesses:- best:- worst:- ${past} ${rest}`);
    expect(likingOf(view.shown, 0).elephant).toBeGreaterThan(likingOf(view.shown, 0).beetle);
    expect(likingOf(view.shown, 0).human).toBeLessThan(0);
    for (const seed of ['a', 'b', 'c'])
      expect(greedy.choose(view, seededRng(seed), budget)).toEqual({ kind: 'guess', silhouette: 'elephant' });
  });

  test('never guesses what is out', () => {
    const view = sight(`card:desert-island aside:elephant,rat guesses:- best:- worst:- ${past} ${rest}`);
    const move = greedy.choose(view, seededRng('a'), budget);
    expect(move.kind === 'guess' && ['elephant', 'rat'].includes(move.silhouette)).toBe(false);
  });

  test('has a taste of its own in every seat, and keeps to it', () => {
    const tastes = [0, 1, 2, 3, 4, 5].map((seat) => tasteOf(seat).join());
    expect(new Set(tastes).size).toBe(6);
    expect(tasteOf(3)).toEqual(tasteOf(3));
  });

  test.each([2, 3, 4, 5, 6])('plays lawfully to the end with %i seats', (seats) => {
    const bots = Array.from({ length: seats }, () => greedy);
    const { winners } = match(`whole ${seats}`, bots, 'blackCards=on', (view, move) => {
      expect(tofugottPlayer.whyNot(view, move)).toBeNull();
    });
    expect(winners.length).toBe(1);
  });

  test('answers in seven moves, without ever changing its mind', () => {
    let [lays, locks] = [0, 0];
    match('seven', [greedy, greedy], 'turnsEach=2', (_view, { kind }) => {
      expect(kind).not.toBe('take');
      lays += kind === 'lay' ? 1 : 0;
      locks += kind === 'lock' ? 1 : 0;
    });
    expect([lays, locks]).toEqual([24, 4]);
  });

  test('makes the same move in the same view with the same seed', () => {
    match('again', [greedy, random, greedy], 'turnsEach=1', (view) => {
      const once = greedy.choose(view, seededRng('seed'), budget);
      expect(greedy.choose(view, seededRng('seed'), budget)).toEqual(once);
    });
  });

  test('learns: it beats random guessers where the others have a taste', () => {
    const seeds = Array.from({ length: 12 }, (_, nth) => `duel ${nth}`);
    const ahead = seeds.filter((seed) => {
      const { scores } = match(seed, [greedy, guessesBlindly, greedy, guessesBlindly], 'turnsEach=4');
      return (scores[0] ?? 0) + (scores[2] ?? 0) > (scores[1] ?? 0) + (scores[3] ?? 0);
    });
    expect(ahead.length).toBeGreaterThanOrEqual(10);
  });
});

/** Answers like greedy and guesses anything. */
const guessesBlindly: Bot<TofugottTypes> = {
  name: 'blind',
  choose: (view, rng, some) =>
    view.shown.phase === 'guess' && view.answers === '?'
      ? random.choose(view, rng, some)
      : greedy.choose(view, rng, some),
};
