import { describe, expect, test } from 'vitest';
import { dogPage } from '@rudel/dog/page';
import type { Glimpse } from '@rudel/dog/page';
import { pointOf, stonePoint } from '../../web/logic/geometry.ts';
import type { Point } from '../../web/logic/geometry.ts';
import { lastMoveOf } from '../../web/logic/last-move.ts';
import { openView } from '../../web/logic/open-view.ts';
import { playedAs } from '../../web/logic/played-as.ts';
import { progressOf } from '../../web/logic/progress.ts';
import { pace, stagingOf } from '../../web/logic/staging.ts';
import type { Staging } from '../../web/logic/staging.ts';
import { storyOf } from '../../web/logic/story.ts';
import { dogWords } from '../../web/words.ts';
import { optionsWith, playThrough, tables } from './positions.ts';
import type { Happening } from './positions.ts';

function happeningsOf(seed: string, table: number, eye: 0 | 3 | 'table'): readonly Happening[] {
  const all: Happening[] = [];
  playThrough(
    seed,
    optionsWith(tables[table] ?? {}),
    () => eye,
    (happening) => all.push(happening),
  );
  return all;
}

const matches = [happeningsOf('one', 0, 0), happeningsOf('two', 2, 3), happeningsOf('three!', 3, 'table')];
const happenings = matches.flat();
const staged = ({ before, glimpses }: Happening): Staging =>
  stagingOf({ before, glimpses, slot: null, isDriven: false });

const key = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Where stones of each seat stand, whichever of them is which. */
const standing = (points: readonly Point[]): readonly string[] =>
  points.map((point, index) => `${index >> 2}: ${key(point)}`).toSorted();

describe('scenes', () => {
  test('every stone ends where the next view has it', () => {
    for (const happening of happenings) {
      const { before, after } = happening;
      const ends = before.shown.board.map((_, index) => stonePoint(before.shown.board, index, before.eye));
      for (const { index, points, at, lasts } of staged(happening).stones.toSorted((a, b) => a.at - b.at)) {
        expect(lasts).toBeGreaterThan(0);
        expect(at).toBeGreaterThanOrEqual(0);
        ends[index] = points.at(-1) ?? { x: 0, y: 0 };
      }
      const wanted = after.shown.board.map((_, index) => stonePoint(after.shown.board, index, after.eye));
      expect(standing(ends)).toEqual(standing(wanted));
    }
  });

  test('every stone starts where it stands, and goes on from where it has come', () => {
    for (const happening of happenings) {
      const { board } = happening.before.shown;
      const now = board.map((_, index) => key(stonePoint(board, index, happening.before.eye)));
      for (const { index, points } of staged(happening).stones.toSorted((a, b) => a.at - b.at)) {
        expect(key(points[0] ?? { x: 0, y: 0 })).toBe(now[index]);
        now[index] = key(points.at(-1) ?? { x: 0, y: 0 });
      }
    }
  });

  test('no scene takes longer than it may, and whatever moves has come to rest by then', () => {
    for (const happening of happenings) {
      const { lasts, stones, flights, cues } = staged(happening);
      expect(lasts).toBeLessThanOrEqual(pace.whole);
      for (const motion of [...stones, ...flights])
        expect(motion.at + motion.lasts).toBeLessThanOrEqual(lasts + 0.001);
      for (const { at } of cues) expect(at).toBeLessThanOrEqual(lasts + 0.001);
    }
  });

  test('what was put together on the board is not driven again', () => {
    const sevens = happenings.filter(({ before, glimpses }) =>
      glimpses.some((one) => one.kind === 'drove' && one.as === '7' && one.seat === before.eye),
    );
    expect(sevens.length).toBeGreaterThan(5);
    for (const { before, glimpses } of sevens) {
      const { stones } = stagingOf({ before, glimpses, slot: 1, isDriven: true });
      expect(stones.filter(({ gait }) => gait !== 'cheer')).toEqual([]);
    }
  });

  test('a card that is laid flies once', () => {
    const laid = happenings.filter(({ glimpses }) => glimpses.some((one) => 'as' in one));
    for (const happening of laid) {
      expect(staged(happening).flights.filter(({ lands }) => lands)).toHaveLength(1);
    }
  });
});

const nameOf = (seat: number): string => ['Ada', 'Ben', 'Cleo', 'Dan'][seat] ?? '';

describe('after the match', () => {
  test('standing grows with every step and is complete for those who are home', () => {
    for (const match of matches) {
      const end = match.at(-1)?.after;
      if (end === undefined) throw new Error('the match has no end');
      const standings = progressOf(end);
      const winners = dogPage.player.asked(end).length === 0 ? [0, 1, 2, 3] : [];
      expect(winners).toHaveLength(4);
      expect(Math.max(...standings)).toBe(4 * 73 + 6);
      expect(progressOf(match[0]?.before ?? end)).toEqual([0, 0, 0, 0]);
    }
  });

  test('the story has a few sentences in each language, and begins with the last stone', () => {
    for (const match of matches) {
      const glimpses: Glimpse[] = match.flatMap((happening) => happening.glimpses);
      for (const words of [dogWords.en, dogWords.de]) {
        const story = storyOf(glimpses, nameOf, words);
        expect(story.length).toBeGreaterThan(2);
        expect(story.length).toBeLessThan(6);
        expect(story.join(' ')).not.toMatch(/undefined|NaN|null/);
        expect(story[0]).toMatch(/last stone|letzten Stein/);
      }
    }
  });

  test('a match of which nothing was noticed has no story', () => {
    expect(storyOf([], nameOf, dogWords.en)).toEqual([]);
  });

  test('the last move is the newest that moved stones', () => {
    expect(lastMoveOf([])).toBeNull();
    const [driven] = happenings.flatMap(({ glimpses }) => glimpses.filter(({ kind }) => kind === 'drove'));
    const last = lastMoveOf(
      driven === undefined ? [] : [{ kind: 'reshuffled' }, driven, { kind: 'roundOver', round: 1 }],
    );
    expect(last?.ways.length).toBeGreaterThan(0);
  });

  test('an open view shows every hand', () => {
    const seen: Happening[][] = [0, 1, 2, 3].map(() => []);
    for (const eye of [0, 1, 2, 3] as const)
      playThrough(
        'open',
        optionsWith({}),
        () => eye,
        (happening) => seen[eye]?.push(happening),
      );
    const views = seen.map((all) => (all[8] as Happening).after);
    const open = openView(views);
    expect(open.eye).toBe('table');
    expect(open.hands.flat().length).toBeGreaterThan(8);
    expect(open.hands.flat()).not.toContain('?');
  });
});

test('what a card was played as is known for every card on the table, however far ahead the log is', () => {
  let jokers = 0;
  for (const match of matches) {
    const log = match.flatMap(({ glimpses }) => glimpses);
    for (const { played, out, round } of match.map(({ after }) => after.shown)) {
      const names = playedAs(log, round);
      const laid = played.flatMap((cards, seat) =>
        out.includes(seat) ? [] : cards.map((card, nth) => [card, names[seat]?.[nth]]),
      );
      for (const [card, as] of laid) expect(as).toEqual(card === 'X' ? expect.stringMatching(/^[^X]/) : card);
      jokers += laid.filter(([card]) => card === 'X').length;
    }
  }
  expect(jokers).toBeGreaterThan(20);
  expect(playedAs([], 1)).toEqual([[], [], [], []]);
});

test('every hit strikes where the stone stood, and throws it', () => {
  let hits = 0;
  for (const { before, glimpses } of matches.flat()) {
    const struck = glimpses.flatMap((glimpse) => ('hits' in glimpse ? glimpse.hits : []));
    const { impacts, stones } = stagingOf({ before, glimpses, slot: null, isDriven: false });
    expect(impacts.map(({ seat }) => seat)).toEqual(struck.map(({ seat }) => seat));
    expect(impacts.map(({ point }) => point)).toEqual(struck.map(({ from }) => pointOf(from, before.eye)));
    expect(stones.filter(({ gait }) => gait === 'hit')).toHaveLength(struck.length);
    hits += struck.length;
  }
  expect(hits).toBeGreaterThan(20);
});
