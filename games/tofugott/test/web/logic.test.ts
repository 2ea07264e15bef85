import { describe, expect, it } from 'vitest';
import { activeOf, gainsOfTurn, tieWinner } from '@rudel/tofugott/page';
import { endingOf, longestScene } from '../../web/logic/ending.ts';
import { openView } from '../../web/logic/open-view.ts';
import { ownCards } from '../../web/logic/own-cards.ts';
import { countedLast, revealingNow } from '../../web/logic/revealing.ts';
import { storyOf } from '../../web/logic/story.ts';
import { toldTurn, toldTurns } from '../../web/logic/told.ts';
import { trackOf } from '../../web/logic/track.ts';
import { turnSeen } from '../../web/logic/turn-seen.ts';
import { logUpTo, playedMatch, viewOf } from './played.ts';

const nameOf = (seat: number): string => ['Anna', 'Ben', 'Cleo', 'Dax'][seat] ?? '';

describe('the track', () => {
  it('gives every tofu a place of its own', () => {
    for (const points of [
      [0, 0, 0, 0, 0, 0],
      [3, 3, 3, 3, -2, 0],
      [1, 1],
      [-4, 12, 12, 5],
    ]) {
      const { least, most, spots } = trackOf(points);
      const places = spots.map(({ stone, aside, level }) => `${stone} ${aside} ${level}`);
      expect(new Set(places).size).toBe(points.length);
      expect(spots.map(({ stone }) => stone + least)).toEqual(points);
      expect(most).toBeGreaterThan(Math.max(...points));
      expect(Math.max(...spots.map(({ level }) => level))).toBeLessThan(3);
    }
  });
});

describe('the number of the turn', () => {
  const batches = playedMatch('turns', 4);

  it('stays while the last question of the turn is still to be read', () => {
    const ends = batches.filter(({ before, after }) => before.shown.past.length < after.shown.past.length);
    expect(ends).toHaveLength(8);
    for (const [nth, { before, after }] of ends.entries()) {
      expect(turnSeen(before.shown, null)).toBe(nth + 1);
      expect(turnSeen(after.shown, countedLast(after.shown))).toBe(nth + 1);
      expect(turnSeen(after.shown, null)).toBe(Math.min(8, nth + 2));
    }
  });
});

describe('what is turned over', () => {
  const batches = playedMatch('reveal', 4);

  it('is one card at a time, and what was counted last stays known', () => {
    let counted = 0;
    for (const { before, after, act } of batches) {
      if (act.by === 'chance' || act.by === 'clock' || act.move.kind !== 'show') continue;
      const now = revealingNow(before.shown);
      expect(now).not.toBeNull();
      if (now?.next !== 'worst') continue;
      counted += 1;
      const last = countedLast(after.shown);
      expect(last).toMatchObject({ turn: now.turn, question: now.question, active: now.active, next: null });
      const turn = after.shown.past[now.turn] ?? after.shown;
      expect(last?.gains).toEqual(gainsOfTurn(now.active, turn)[now.question - 1]);
    }
    expect(counted).toBe(8 * 3);
  });

  it('belongs to somebody who has decided: one’s own cards are there until they are shown', () => {
    for (const { before, act } of batches) {
      if (act.by === 'chance' || act.by === 'clock' || act.move.kind !== 'show') continue;
      const cards = ownCards(viewOf(before, act.by));
      expect(cards.filter(({ isNext }) => isNext)).toHaveLength(1);
      const others = [0, 1, 2, 3].filter((seat) => seat !== act.by);
      for (const seat of others)
        expect(ownCards(viewOf(before, seat)).some(({ isNext }) => isNext)).toBe(false);
    }
  });

  it('is told with its words, turn by turn', () => {
    const turns = toldTurns(logUpTo(batches, batches.length - 1, 'table'), 'en');
    expect(turns).toHaveLength(8);
    const said = batches.flatMap(({ before, act }) => {
      if (act.by === 'chance' || act.by === 'clock' || act.move.kind !== 'show') return [];
      const { turn = 0, question = 0, next = null } = revealingNow(before.shown) ?? {};
      return [{ turn, question, speaker: next ?? 'best', line: act.move.line }];
    });
    expect(said.length).toBe(8 * 3 * 5);
    for (const { turn, question, speaker, line } of said)
      expect(toldTurn(turns, turn).lineOf(question, speaker)).toBe(line);
    for (const { texts } of turns) expect(texts?.en.questions).toHaveLength(3);
  });
});

describe('an open replay', () => {
  it('shows what every seat knows, and takes nobody’s eye', () => {
    for (const { after } of playedMatch('open', 3)) {
      const open = openView([0, 1, 2].map((seat) => viewOf(after, seat)));
      expect(open.eye).toBe('table');
      expect(open.answers).not.toBe('?');
      expect(open.picks).not.toContain('?');
      expect(open.drawn).not.toContain('?');
      expect(open.texts).not.toContain('?');
      expect(activeOf(open.shown)).toBe(activeOf(after.shown));
    }
  });
});

/** Matches of two with one turn each often end level. */
const tied = Array.from({ length: 40 }, (_, seed) =>
  playedMatch(`tie ${seed}`, 2, { turnsEach: '1' }),
).filter((batches) => (batches.at(-1)?.after.shown.tie.length ?? 0) > 0);

describe('the end', () => {
  it('is nothing before it comes', () => {
    const batches = playedMatch('end', 3);
    for (const batch of batches.slice(0, -1)) expect(endingOf(batch.glimpsesOf(0))).toBeNull();
    expect(endingOf(batches.at(-1)?.glimpsesOf(0) ?? [])).not.toBeNull();
  });

  it('turns over a tie-break card by card, up to the tofu that wins', () => {
    expect(tied.length).toBeGreaterThan(3);
    for (const batches of tied) {
      const last = batches.at(-1);
      const { shots = [], lasts = 0 } = endingOf(last?.glimpsesOf('table') ?? []) ?? {};
      const rounds = last?.after.shown.tie ?? [];
      const cards = rounds.reduce((sum, { turned }) => sum + (turned[0]?.length ?? 0), 0);
      expect(shots).toHaveLength(1 + rounds.length + cards + 1);
      expect(shots.at(-1)?.tie).toEqual(rounds);
      const isDecided = shots.map(
        ({ tie, isTurning }) => !isTurning && tie !== null && tieWinner(tie) !== null,
      );
      expect(isDecided.indexOf(true)).toBe(shots.length - 1);
      expect(shots.map(({ at }) => at)).toEqual(
        shots.map(({ at }) => at).toSorted((one, other) => one - other),
      );
      expect(lasts).toBeLessThan(longestScene);
    }
  });
});

describe('the story', () => {
  it('begins with who won, in both languages', () => {
    const batches = playedMatch('story', 4);
    const log = logUpTo(batches, batches.length - 1, 'table');
    for (const language of ['en', 'de'] as const) {
      const story = storyOf(log, nameOf, language);
      expect(story.length).toBeGreaterThan(1);
      expect(story.length).toBeLessThan(6);
      expect(story[0]).toMatch(/Anna|Ben|Cleo|Dax/);
      expect(new Set(story).size).toBe(story.length);
    }
  });

  it('tells of the tofu that decided', () => {
    const [batches = []] = tied;
    const log = logUpTo(batches, batches.length - 1, 0);
    expect(storyOf(log, nameOf, 'en')[0]).toMatch(/tie, and (?:Anna|Ben) turned over the tofu/);
  });
});
