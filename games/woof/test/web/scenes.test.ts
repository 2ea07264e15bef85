import { describe, expect, test } from 'vitest';
import { stageLimits } from '@rudel/ui/stage-limits';
import { characterOf, characters, isAsk, isLook, placesOf, scoresOf } from '@rudel/woof/page';
import type { Card, Character, Pair } from '@rudel/woof/page';
import { announcingIn } from '../../web/logic/announcing.ts';
import { lyingAt, lyingIn } from '../../web/logic/lying.ts';
import { openView } from '../../web/logic/open-view.ts';
import { flightsIn, revealSteps, standingAfter } from '../../web/logic/reveal-steps.ts';
import { ringOf } from '../../web/logic/ring.ts';
import { shotOf } from '../../web/logic/shots.ts';
import { storyOf } from '../../web/logic/story.ts';
import { lastTurnedUp, turnedUpBy } from '../../web/logic/turned-up.ts';
import { sureAbout } from '../../web/notes/what-follows.ts';
import { happeningsOf } from './matches.ts';

const match = happeningsOf('fog', 5, 0);

describe('the ring of places', () => {
  test.each([4, 5, 6, 7, 8])('%i seats: everybody has a place of their own, the own one nearest', (seats) => {
    for (const eye of ['table', 0, seats - 1] as const) {
      const spots = ringOf(eye, seats);
      expect(spots.map(({ place }) => place).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: placesOf(seats) }, (_, place) => place),
      );
      const cells = spots.flatMap(({ row, column }) => [`${row} ${column}`, `${row} ${column + 1}`]);
      expect(new Set(cells).size).toBe(cells.length);
      expect(spots.find(({ place }) => place === (eye === 'table' ? 0 : eye))).toMatchObject({
        row: 3,
        column: 3,
      });
    }
  });

  test('the next player sits at the left hand', () => {
    const next = ringOf(2, 8).find(({ place }) => place === 3);
    expect(next).toEqual({ place: 3, row: 3, column: 1 });
  });
});

describe('what lies on the table', () => {
  test('every look and question lies where it was laid, with its lap', () => {
    for (const { after } of match) {
      const { log, seats } = after.shown;
      const laid = log.filter((deed) => isLook(deed) || isAsk(deed));
      expect(lyingIn(after).map(({ deed }) => deed)).toEqual(laid);
      const places = Array.from({ length: placesOf(seats) }, (_, place) => lyingAt(after, place).length);
      expect(places.reduce((sum, count) => sum + count, 0)).toBe(laid.length);
      for (const { lap, turn } of lyingIn(after))
        expect(lap).toBeGreaterThanOrEqual(Math.ceil((turn + 1) / seats));
    }
  });

  test('behind a token stands what this eye saw or was shown of its own, and nothing else', () => {
    for (const { after } of match)
      for (const { deed, seen } of lyingIn(after))
        expect(seen !== null).toBe(isLook(deed) && (deed.by === 0 || deed.at === 0));
  });
});

test('every scene comes to rest in time; only who plays sees cards turn one by one', () => {
  for (const { glimpses } of match) {
    expect(shotOf(glimpses, true).lasts).toBeLessThan(stageLimits.longestScene);
    const shot = shotOf(glimpses);
    if (shot.kind !== 'reveal') expect(shot.lasts).toBeLessThan(stageLimits.longestScene);
  }
});

describe('a round is turned up', () => {
  const rounds = ['fog', 'mist', 'dew'].flatMap((seed) =>
    happeningsOf(seed, 6, 0).flatMap((happening) => {
      const shot = shotOf(happening.glimpses);
      return shot.kind === 'reveal' ? [{ ...happening, shot }] : [];
    }),
  );

  test('every card turns once, the wolves last, before anything is judged', () => {
    for (const { shot } of rounds) {
      const steps = revealSteps(shot.told.reveal, shot.told);
      const turns = steps.flatMap((step) => (step.kind === 'turn' ? [step.place] : []));
      expect(steps.slice(0, turns.length).every(({ kind }) => kind === 'turn')).toBe(true);
      expect(turns.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5]);
      const played = turns.map((place) => characters.indexOf(shot.told.characters[place] as Character));
      expect(played).toEqual(played.toSorted((one, other) => one - other));
    }
  });

  test('every suspicion is judged once, the early ones first', () => {
    for (const { shot } of rounds) {
      const { reveal, verdicts } = shot.told;
      const steps = revealSteps(reveal, shot.told);
      const judged = steps.flatMap((step) => (step.kind === 'judge' ? [step.seat] : []));
      const silent = steps.flatMap((step) => (step.kind === 'none' ? step.seats : []));
      expect(judged.slice(0, reveal.early.length)).toEqual(reveal.early);
      expect([...judged, ...silent].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5]);
      for (const seat of silent) expect(verdicts[seat]?.when).toBe('none');
    }
  });

  test('what has flown is what the round brought, seen from before and from after', () => {
    let brought = 0;
    for (const { before, after, shot } of rounds) {
      const flights = revealSteps(shot.told.reveal, shot.told).flatMap((step) => flightsIn(step, shot.told));
      for (const turnedUp of [turnedUpBy(shot, before), lastTurnedUp(after)]) {
        const standing = standingAfter(turnedUp?.before ?? { points: [], errors: [] }, flights);
        expect(standing).toEqual({ points: scoresOf(after.shown), errors: after.shown.errors });
      }
      brought += flights.length;
    }
    expect(brought).toBeGreaterThan(10);
  });

  test('the last round is told apart', () => {
    for (const { after, shot } of rounds) expect(shot.isLast).toBe(after.shown.phase === 'over');
  });
});

test('what follows for sure is true', () => {
  let certain = 0;
  for (const { after, views } of match) {
    const sure = sureAbout(after);
    if (after.shown.phase !== 'play' || sure === null) continue;
    for (const [place, view] of views.entries()) {
      const character = characterOf(view.pairs[place] as readonly Card[] as Pair);
      for (const [nth, said] of (sure[place] ?? []).entries()) {
        if (said === null) continue;
        certain += 1;
        expect(said).toBe(characters[nth] === character ? 'yes' : 'no');
      }
    }
  }
  expect(certain).toBeGreaterThan(50);
});

test('who only watches is told nothing for sure', () => {
  for (const { after } of happeningsOf('fog', 5, 'table')) expect(sureAbout(after)).toBeNull();
});

test('a replay lays all cards open', () => {
  for (const { after, views } of match) {
    if (after.shown.phase !== 'play') continue;
    const open = openView(views);
    expect(open.eye).toBe('table');
    expect(open.pairs.flat()).not.toContain('?');
    expect(open.seen).not.toContain('?');
  }
});

/** What shepherds and others announce in some matches. */
const announced = (options: Parameters<typeof happeningsOf>[3]): Set<string> =>
  new Set(
    ['fog', 'mist', 'dew'].flatMap((seed) =>
      happeningsOf(seed, 6, 'table', options).flatMap(({ views }) =>
        views
          .filter(({ pairs, eye }) => eye !== 'table' && pairs[eye]?.length === 2)
          .map((view) => {
            const own = view.pairs[view.eye as number] as readonly Card[] as Pair;
            return `${characterOf(own) === 'P' ? 'shepherd' : 'others'} ${announcingIn(view)}`;
          }),
      ),
    ),
  );

describe('what is said before a look', () => {
  test('a shepherd cries wolf, unless the card shows “?” (woof 3.3)', () => {
    expect(announced({})).toEqual(new Set(['others truth', 'shepherd wolf-but-unknown']));
  });

  test('among experts no card shows “?” (woof 1.4)', () => {
    expect(announced({ expert: 'yes' })).toEqual(new Set(['others truth', 'shepherd wolf']));
  });
});

test('a match has a story in both languages', () => {
  const glimpses = match.flatMap((happening) => happening.glimpses);
  for (const language of ['en', 'de'] as const) {
    const story = storyOf(glimpses, (seat) => `Seat ${seat + 1}`, language);
    expect(story.length).toBeGreaterThan(1);
    expect(story.join(' ')).not.toMatch(/undefined|NaN/);
  }
});

test('a story says why a match ended before its third round, and only then (woof 7.1)', () => {
  const glimpses = match.flatMap((happening) => happening.glimpses);
  const revealed = glimpses.filter(({ kind }) => kind === 'revealed');
  const told = (rounds: number): string =>
    storyOf(revealed.concat(revealed, revealed).slice(0, rounds), (seat) => `Seat ${seat + 1}`, 'en').join(
      ' ',
    );
  expect(told(2)).toContain('It ended after 2 rounds: somebody had a second error token.');
  expect(told(3)).not.toContain('error token');
});
