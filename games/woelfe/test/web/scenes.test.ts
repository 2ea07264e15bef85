import { describe, expect, test } from 'vitest';
import { haulOf, scoresOf, seatsOf, valueAt, verdictOf, wolvesIn } from '@rudel/woelfe/page';
import type { Shown, Trick, View } from '@rudel/woelfe/page';
import { catchesOf } from '../../web/logic/catches.ts';
import { seatLabel, slotLabel } from '../../web/logic/labels.ts';
import { openView } from '../../web/logic/open-view.ts';
import { longestScene, pace, shotsOf } from '../../web/logic/shots.ts';
import { slotsOf, whileRolling } from '../../web/logic/slots.ts';
import { roundsIn, stillOf } from '../../web/logic/still.ts';
import { storyOf } from '../../web/logic/story.ts';
import { woelfeWords } from '../../web/words.ts';
import { happeningsOf } from './matches.ts';
import type { Happening } from './matches.ts';

const matches = [
  happeningsOf('two', 2, 0),
  happeningsOf('three', 3, 2),
  happeningsOf('four', 4, 1),
  happeningsOf('watched', 4, 'table'),
];
const happenings = matches.flat();
const nameOf = (seat: number): string => `Player${seat}`;

/** All tricks that were on the table, whole or not. */
const tricks: readonly { readonly trick: Trick; readonly shown: Shown }[] = happenings.flatMap(
  ({ after }) => {
    const still = stillOf(after.shown);
    return still.kind === 'trick' ? [{ trick: still.trick, shown: after.shown }] : [];
  },
);

function lastOf(match: readonly Happening[]): View {
  const last = match.at(-1);
  if (last === undefined) throw new Error('nothing has happened');
  return last.after;
}

const takenIn = (glimpses: (typeof happenings)[number]['glimpses']): Trick | null =>
  glimpses.flatMap((glimpse) => (glimpse.kind === 'trick' ? [glimpse.trick] : [])).at(-1) ?? null;

const shotsIn = ({ before, after: { shown, eye }, glimpses }: Happening) =>
  shotsOf(before.shown, glimpses, {
    isOwnLead: shown.phase === 'play' && shown.turn === eye,
    isOver: shown.phase === 'over',
  });

describe('scenes of Wölfe', () => {
  test('end with what lies on the table afterwards', () => {
    for (const happening of happenings) {
      const { before, after, glimpses } = happening;
      const last = shotsIn(happening).at(-1);
      const taken = takenIn(glimpses);
      if (taken !== null) expect([last?.trick, last?.isTaken]).toEqual([taken, true]);
      else if (last !== undefined) expect([last.trick, last.isTaken]).toEqual([after.shown.trick, false]);
      else expect(stillOf(after.shown).kind).toBe(stillOf(before.shown).kind);
    }
  });

  test('keep to their time, and every die tumbles once for each throw', () => {
    for (const happening of happenings) {
      const { glimpses } = happening;
      const shots = shotsIn(happening);
      const moving = shots.filter(
        ({ isTaken, taker, unmasked }) => unmasked === null && (!isTaken || taker !== null),
      );
      expect(moving.reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThanOrEqual(
        pace.whole + shots.length,
      );
      expect(shots.reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThan(longestScene);
      const throws = glimpses.filter(({ kind }) => kind === 'rolled').length;
      expect(shots.filter(({ rolling }) => rolling !== null).length).toBe(throws);
      const goblins = glimpses.filter(({ kind }) => kind === 'goblin').length;
      expect(shots.filter(({ goblin }) => goblin !== null).length).toBe(goblins);
    }
  });

  test('a finished trick is taken away by who won it, before the next die', () => {
    const swept = happenings.flatMap((happening) =>
      shotsIn(happening).flatMap(({ taker, trick }) =>
        taker === null ? [] : [taker === verdictOf(trick, happening.before.shown.seats).winner],
      ),
    );
    expect(swept.length).toBeGreaterThan(50);
    expect(swept).not.toContain(false);
  });

  test('a trick stays for two seconds where somebody else leads on, or until one’s own next die', () => {
    const verdicts = happenings.flatMap((happening) =>
      shotsIn(happening).flatMap(({ isTaken, taker, isCounted, lasts }) =>
        isTaken && taker === null && !isCounted ? [{ lasts, after: happening.after }] : [],
      ),
    );
    expect(verdicts.length).toBeGreaterThan(50);
    for (const { lasts, after } of verdicts)
      expect(lasts >= 2000).toBe(after.shown.phase !== 'play' || after.shown.turn !== after.eye);
  });

  test('the hunters are unmasked whenever the last doubt goes with a die, and for two seconds', () => {
    for (const happening of happenings) {
      const told = happening.glimpses.flatMap((glimpse) =>
        glimpse.kind === 'sides' ? [glimpse.hunters] : [],
      );
      const shown = shotsIn(happening).filter(({ unmasked }) => unmasked !== null);
      if (happening.glimpses.some(({ kind }) => kind === 'rolled'))
        expect(shown.map(({ unmasked }) => unmasked)).toEqual(told);
      for (const { lasts } of shown) expect(lasts).toBeGreaterThanOrEqual(2000);
    }
  });

  test('the last round of a match is shown before its result', () => {
    for (const match of matches) {
      const counted = match.map(
        (happening) => shotsIn(happening).filter(({ isCounted }) => isCounted).length,
      );
      expect(counted.indexOf(1)).toBe(match.length - 1);
    }
  });
});

describe('the trick', () => {
  test('has a place for every seat, values as the rules count them, and the winner ahead', () => {
    for (const { trick, shown } of tricks) {
      const slots = slotsOf(trick, shown.seats);
      expect(slots.map(({ seat }) => seat).toSorted((one, other) => one - other)).toEqual(
        seatsOf(shown.seats),
      );
      for (const { place, value } of slots)
        expect(value).toBe(place < trick.dice.length ? valueAt(trick, place, shown.seats) : null);
      const ahead = slots.filter(({ isAhead }) => isAhead);
      if (trick.dice.length === shown.seats)
        expect(ahead.map(({ seat }) => seat)).toEqual([verdictOf(trick, shown.seats).winner]);
      else expect(ahead.length).toBeLessThan(2);
      const bees = trick.dice.filter(({ kind, at }) => kind === 'Y' && at !== null).length;
      expect(slots.flatMap((slot) => slot.bees).length).toBe(bees);
    }
  });

  test('a die that tumbles neither counts nor leads', () => {
    for (const { trick, shown } of tricks) {
      const place = trick.dice.length - 1;
      const slot = slotsOf(whileRolling(trick, place), shown.seats)[place];
      expect([slot?.value, slot?.isAhead, slot?.worth]).toEqual([null, false, 'rolling']);
    }
  });

  test('can be told in both languages', () => {
    for (const { trick, shown } of tricks) {
      for (const words of Object.values(woelfeWords)) {
        const told = slotsOf(trick, shown.seats).map((slot) => slotLabel(slot, words, nameOf, true));
        expect(new Set(told).size).toBe(shown.seats);
        expect(told.join()).not.toMatch(/undefined|null|NaN/);
      }
    }
  });
});

describe('around the table', () => {
  test('catches are what the rules count', () => {
    for (const { after } of happenings) {
      const { tricks: won, wolves, hunters } = haulOf(after.shown);
      const catches = catchesOf(after.shown);
      expect(catches.map((one) => one.tricks)).toEqual(won);
      expect(catches.map(({ dice }) => dice.filter((kind) => kind !== 'H').length)).toEqual(wolves);
      expect(catches.map(({ dice }) => dice.filter((kind) => kind === 'H').length)).toEqual(hunters);
    }
  });

  test('a seat is told without gaps', () => {
    for (const { after } of happenings.filter((_, nth) => nth % 7 === 0)) {
      for (const words of Object.values(woelfeWords))
        for (const seat of seatsOf(after.shown.seats))
          expect(seatLabel(after, seat, words)).not.toMatch(/undefined|null|NaN/);
    }
  });

  test('no side is told to a watcher that is not shown to everybody', () => {
    const watched = matches[3] ?? [];
    const told = watched.map(({ after }) => seatLabel(after, 0, woelfeWords.en));
    expect(told.filter((text) => text.includes(woelfeWords.en.onlyYou))).toEqual([]);
  });

  test('the log knows every round as it was written down, and its last trick', () => {
    for (const match of matches) {
      const log = match.flatMap(({ glimpses }) => glimpses);
      const { points } = lastOf(match).shown;
      const rounds = roundsIn(log);
      expect(rounds.map(({ scored }) => scored.points)).toEqual(points);
      expect(rounds.map(({ round }) => round)).toEqual(points.map((_, at) => at + 1));
      for (const { last } of rounds) expect(last?.wolves).toBe(last === null ? -1 : wolvesIn(last.trick));
    }
  });

  test('an open table shows every hand and every answer', () => {
    for (const { views } of happenings.filter((_, nth) => nth % 11 === 0)) {
      const open = openView(views);
      expect(open.eye).toBe('table');
      expect(open.hands).toEqual(views.map(({ hands }, seat) => hands[seat]));
      expect(open.answers).toEqual(views.map(({ answers }, seat) => answers[seat]));
    }
  });
});

describe('the story', () => {
  test.each(['en', 'de'] as const)('of every match has a few whole sentences (%s)', (language) => {
    for (const match of matches) {
      const glimpses = match.flatMap((happening) => happening.glimpses);
      const { shown } = lastOf(match);
      const story = storyOf(glimpses, nameOf, language);
      expect(story.length).toBeGreaterThan(2);
      expect(story.length).toBeLessThan(6);
      expect(story.join()).not.toMatch(/undefined|null|NaN/);
      const scores = scoresOf(shown);
      const best = Math.max(...scores);
      expect(story[0]).toContain(nameOf(scores.indexOf(best)));
      expect(story[0]).toContain(String(best));
    }
  });
});
