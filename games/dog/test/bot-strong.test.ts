import { describe, expect, inject, it } from 'vitest';
import { randomBot } from '@rudel/bots';
import type { Budget } from '@rudel/bots';
import { mustParse, sameData, seededRng } from '@rudel/kernel';
import { consider } from '../src/bot/choose/consider.ts';
import type { Considered } from '../src/bot/choose/consider.ts';
import { bots, dogBots } from '../src/bot/index.ts';
import { loadBoard } from '../src/bot/know/fast-places.ts';
import { Horizon } from '../src/bot/value/horizon.ts';
import { MutableBoard } from '../src/fast/mutable-board.ts';
import { dog } from '../src/index.ts';
import { playsOf } from '../src/moves.ts';
import { playedOn } from '../src/play.ts';
import { dogPlayer } from '../src/player.ts';
import type { Board, Card, DogTypes, View } from '../src/types.ts';
import { playMatch } from './bot-match.ts';
import { giving, playing } from './bot-sights.ts';

const strong = bots.levels.strong ?? randomBot(dogPlayer);
const medium = bots.levels.medium ?? randomBot(dogPlayer);
const iterations = (count: number): Budget => ({ kind: 'iterations', count });

/** All that strong does in a view under several seeds. */
function choices(view: View, count = 400): string[] {
  const moves = ['a', 'b', 'c'].map((seed) => strong.choose(view, seededRng(seed), iterations(count)));
  return [...new Set(moves.map((move) => dogPlayer.move.format(move)))];
}

const textOf = ({ move }: Considered): string => dogPlayer.move.format(move);
const horizon = new Horizon();
/** How likely seats 0 and 2 win when a hand is over on a board, and seat 1 begins the next. */
function chanceOf(board: Board): number {
  const fast = new MutableBoard();
  loadBoard(fast, board);
  return horizon.chanceOf(0, fast, 1);
}

const optionsOf = (text: string): DogTypes['Options'] => mustParse(dog.options, text);

describe('strong plays', () => {
  it('as the last and best of the bots', () => {
    expect(dogBots.map(({ name }) => name)).toEqual(['greedy', 'strong']);
  });

  it('a king to leave the nest when it has no stone out', () => {
    expect(choices(playing('5,9,K', {}))).toEqual(['K:0n>0']);
  });

  it('the ace, not the joker, when both leave the nest', () => {
    expect(choices(playing('A,9,X', {}))).toEqual(['A:0n>0']);
  });

  it('a plain card where the joker would do the same', () => {
    expect(choices(playing('6,X', { s0: '60,n,n,h4' }))).toEqual(['6:60>0h2']);
  });

  it('four back from the start with a card in hand that then comes home', () => {
    expect(choices(playing('4,8', { s0: '0!,n,n,n' }))).toEqual(['4:0>60']);
  });

  it('into the depth of the stall when it can', () => {
    expect(choices(playing('5,8', { s0: '60,n,n,n' }))).toEqual(['8:60>0h4']);
  });

  it("the partner's stones when its own are home", () => {
    expect(choices(playing('3,K', { s0: 'h1,h2,h3,h4', s2: '20,n,n,n' }))[0]).toMatch(/^(K:2n>32|3:20>23)$/);
  });

  it('the card that wins', () => {
    const stones = { s0: 'h1,h2,h3,h4', s1: '34,n,n,n', s2: '30,h2,h3,h4' };
    expect(choices(playing('3,4,Q', stones))).toEqual(['3:30>2h1']);
  });

  it('the card that stops a team about to win', () => {
    const stones = { s0: '5,n,n,n', s1: 'h1,h2,h3,h4', s3: '14,h2,h3,h4' };
    expect(choices(playing('9,10', stones))).toEqual(['9:5>14']);
  });
});

describe('strong gives', () => {
  it('a starter to a partner who is not out, when it has a second one', () => {
    for (const choice of choices(giving('5,6,8,9,K,K', {}))) expect(choice).toBe('give K');
  });

  it('no starter that it needs itself', () => {
    expect(choices(giving('5,6,8,9,10,K', {}))).not.toContain('give K');
  });
});

describe('strong and its partner:', () => {
  it('no hit on the partner while there is another way', () => {
    expect(choices(playing('5,6', { s0: '10,n,n,n', s2: '16,n,n,n' }))).toEqual(['5:10>15']);
  });

  it('no stone on the start that the partner has to leave by', () => {
    expect(choices(playing('5,6', { s0: '27,n,n,n', s2: '20,n,n,n' }))).toEqual(['6:27>33']);
  });
});

describe('what strong considers', () => {
  const view = playing('5,9,J,7', { s0: '20,40,n,n', s1: '45,n,n,n', s2: '50,n,n,n', s3: '10,n,n,n' });
  const considered = consider(view, seededRng('considers'), iterations(2000));

  it('begins with what it does', () => {
    const [best] = considered;
    const move = strong.choose(view, seededRng('considers'), iterations(2000));
    expect(best?.move).toEqual(move);
  });

  it('has a chance for every move that was tried, and what became of the stones', () => {
    for (const { chance, trials, prospect } of considered) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      if (trials > 0) expect(prospect?.home).toBeGreaterThanOrEqual(0);
    }
    expect(considered.filter(({ trials }) => trials >= 16).length).toBeGreaterThan(3);
  });

  it('says what a move does at once', () => {
    const hit = considered.find((one) => textOf(one) === '5:40>45');
    expect(hit?.deed).toEqual({ hits: 1, partnerHits: 0, ownHits: 0, broughtHome: 0, isUnkind: false });
  });

  it('fears for a stone that an opponent stands behind, not for a fresh one', () => {
    const sight = playing('2,K,Q', { s0: '30,n,n,n', s1: '26,27,28,29' });
    const all = consider(sight, seededRng('fear'), iterations(1500));
    const fearFor = (text: string): number =>
      all.find((one) => textOf(one) === text)?.prospect?.hitChance ?? Number.NaN;
    expect(fearFor('2:30>32')).toBeGreaterThan(0.3);
    expect(fearFor('K:0n>0')).toBeLessThan(0.2);
  });

  it('is everything that can happen, where little can', () => {
    const sight = mustParse(
      dogPlayer.sight,
      'dog/1 eye:0 opts:- phase:play round:4 starter:0 turn:0 hands:5,6/-/-/- gifts:9/?/5/? s0:n,n,58,60 s1:n,n,n,20 s2:n,n,n,n s3:n,n,n,n played:8/8,9,Q/9,9,10/2,Q,Q out:1,2,3 tray:-',
    );
    const all = consider(sight, seededRng('a'), iterations(1));
    const { board, options } = sight.shown;
    const last = (left: Card, after: Board): number =>
      Math.max(...playsOf(after, [left], 0, options).map((play) => chanceOf(playedOn(after, play))));
    const chances = playsOf(board, ['5', '6'], 0, options).map((play) =>
      last(play.card === '5' ? '6' : '5', playedOn(board, play)),
    );
    expect(all.map(({ trials }) => trials)).toEqual(chances.map(() => 0));
    expect(all.map(({ chance }) => chance)).toEqual(chances.toSorted((one, other) => other - one));
  });

  it('is also the only move there is, with how likely it wins', () => {
    const [only, ...others] = consider(playing('5,6', {}), seededRng('a'), iterations(1));
    expect([only?.move, only?.trials, others.length]).toEqual([{ kind: 'fold' }, 64, 0]);
    const won = { s0: 'h1,h2,h3,h4', s2: '25,h2,h3,h4', s1: '30,n,n,n' };
    const [ahead] = consider(playing('Q', won), seededRng('a'), iterations(1));
    expect(ahead?.chance).toBeGreaterThan((only?.chance ?? 1) + 0.2);
  });

  it('is nothing for the table', () => {
    expect(consider({ ...view, eye: 'table' }, seededRng('a'), iterations(10))).toEqual([]);
  });
});

/** Every option otherwise than usual. */
const all = 'deck=braendi,jackWithoutEffect=no,jackTakesFresh=own,sevenHelpsPartner=always,jokerFinishes=no';

describe('strong over whole matches', () => {
  const variants = Object.entries(dog.options.specs).flatMap(([key, spec]) =>
    spec.values.map((value) => `${key}=${value}`),
  );

  it.each([...variants, 'deck=braendi,jackWithoutEffect=lastResort', all])(
    'makes only legal moves and comes to an end (%s)',
    (text) => {
      const winners = playMatch(
        `whole ${text}`,
        optionsOf(text),
        [strong, medium],
        iterations(12),
        (view, move) => {
          expect(dogPlayer.legal(view).some((other) => sameData(other, move))).toBe(true);
        },
      );
      expect(winners).toHaveLength(2);
    },
  );

  it('makes the same move in the same view with the same seed', () => {
    playMatch('again', optionsOf('-'), [strong, medium], iterations(8), (view) => {
      const once = strong.choose(view, seededRng('seed'), iterations(24));
      expect(strong.choose(view, seededRng('seed'), iterations(24))).toEqual(once);
    });
  });

  it('answers within its time, however little that is', () => {
    const view = playing('2,7,J,X', { s0: '20,30,40,n', s1: '45,5,n,n', s3: '10,50,n,n' });
    for (const ms of [0, 1, 20]) {
      let now = 0;
      const clock = (): number => (now += 1);
      const move = strong.choose(view, seededRng('time'), { kind: 'ms', ms, now: clock });
      expect(dogPlayer.whyNot(view, move)).toBeNull();
      expect(now).toBeLessThan(ms + 8);
    }
  });

  it('beats random and wins most matches from medium', () => {
    const random = randomBot(dogPlayer);
    let won = 0;
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(playMatch(seed, optionsOf('-'), [strong, random], iterations(60))).toEqual([0, 2]);
      expect(playMatch(seed, optionsOf('-'), [random, strong], iterations(60))).toEqual([1, 3]);
      if (playMatch(seed, optionsOf('-'), [strong, medium], iterations(200)).includes(0)) won += 1;
      if (playMatch(seed, optionsOf('-'), [medium, strong], iterations(200)).includes(1)) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(5);
  });
});

describe('equal views give equal moves', () => {
  const pairs = inject('long') ? 10_000 : 300;

  it.each(['easy', 'medium', 'strong'] as const)(
    '%s: whatever the others hold',
    (level) => {
      const bot = bots.levels[level] ?? randomBot(dogPlayer);
      const rng = seededRng(`pairs ${level}`);
      const seen: View[] = [];
      for (let nth = 0; seen.length < pairs; nth += 1)
        playMatch(`pairs ${level} ${nth}`, optionsOf('-'), [medium, medium], iterations(1), (view) => {
          if (rng.int(4) === 0) seen.push(view);
        });
      for (const [nth, view] of seen.slice(0, pairs).entries()) {
        const other = dog.table.view(dog.table.imagine(view, rng), view.eye);
        const [once, again] = [view, other].map((one) => bot.choose(one, seededRng(nth), iterations(40)));
        expect(again).toEqual(once);
      }
    },
    600_000,
  );
});
