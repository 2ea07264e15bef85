import { describe, expect, test } from 'vitest';
import { isAlive, isNight, legalDecks, lupusRules, playersOf, specials, tokensAt } from '@rudel/lupus/page';
import type { Glimpse, Statement, View } from '@rudel/lupus/page';
import { toggled } from '../../web/deck/toggled.ts';
import { moveAt } from '../../web/drawing.ts';
import { around } from '../../web/logic/around.ts';
import { longestScene, momentOf } from '../../web/logic/moments.ts';
import { openView } from '../../web/logic/open-view.ts';
import { openlyTold } from '../../web/logic/openly-told.ts';
import { seatState } from '../../web/logic/seat-state.ts';
import { seesEverything } from '../../web/logic/sees-everything.ts';
import { storyOf } from '../../web/logic/story.ts';
import { notebookOf } from '../../web/narrator/notebook.ts';
import { pathOf, wayFrom } from '../../web/talk/statement-path.ts';
import { happeningsOf } from './matches.ts';

const match = happeningsOf('moon', 12);
const narrated = happeningsOf('fire', 9, { narrator: 'human' });

/** What only its own eye is told, and may be: that it was silent, or has heard enough. */
const isOwnMatter = ({ kind }: Glimpse): boolean => kind === 'silent' || kind === 'resting';

describe('what stands openly on a screen', () => {
  test('is the same for everybody, whatever their card', () => {
    for (const { glimpses } of [...match, ...narrated]) {
      const [watched = [], ...others] = glimpses.map((noticed) =>
        noticed.flatMap((glimpse) => openlyTold(glimpse) ?? []).filter((glimpse) => !isOwnMatter(glimpse)),
      );
      for (const told of others) expect(told).toEqual(watched);
    }
  });

  test('leaves something out', () => {
    const all = match.flatMap(({ glimpses }) => glimpses.flat());
    const kinds = new Set(
      all.filter((glimpse) => openlyTold(glimpse) !== glimpse).map((glimpse) => glimpse.kind),
    );
    expect(kinds).toEqual(new Set(['dealt', 'closed', 'pointed', 'marked', 'chose']));
  });

  test('moves in the same way and for as long', () => {
    for (const { glimpses } of match) {
      const moments = glimpses.map((noticed) => momentOf(noticed));
      for (const moment of moments) expect(moment).toEqual(moments[0]);
      expect(moments[0]?.lasts).toBeLessThanOrEqual(longestScene);
    }
  });

  test('shows every house alike to everybody, but for one’s own suspicion', () => {
    const seats = Array.from({ length: 12 }, (_, seat) => seat);
    const houses = (view: View): string =>
      JSON.stringify(seats.map((seat) => ({ ...seatState(view, seat), isOwn: false, isMarked: false })));
    for (const { views } of match) expect(new Set(views.map(houses)).size).toBe(1);
  });

  test('shows no card to anybody who may not see it', () => {
    const seats = Array.from({ length: 12 }, (_, seat) => seat);
    for (const view of match.slice(0, -1).flatMap(({ views }) => views))
      expect(seats.filter((seat) => seatState(view, seat).role !== null)).toEqual([]);
    const last = match.at(-1)?.views[0] as View;
    expect(last.cards.map((_, seat) => seatState(last, seat).role)).not.toContain(null);
  });

  test('shows the card of whoever has died where that is played, to its owner as to everybody', () => {
    const open = happeningsOf('dusk', 8, { revealAtDeath: 'yes' }).slice(0, -1);
    let dead = 0;
    for (const { views } of open) {
      const shown = views.map((view) => view.cards.map((_, seat) => seatState(view, seat).role));
      for (const roles of shown) expect(roles).toEqual(shown[0]);
      dead = Math.max(dead, shown[0]?.filter((role) => role !== null).length ?? 0);
    }
    expect(dead).toBeGreaterThan(0);
  });

  test('lets a tap at night mean the same for all the living', () => {
    for (const { eyes, views } of match) {
      const asleep = views.filter(({ shown }) => isNight(shown) && shown.phase === 'call');
      for (const view of asleep) {
        if (view.eye === 'table' || !isAlive(view.shown, view.eye) || view.answers[view.eye] !== null)
          continue;
        const other = (view.eye + 1) % eyes.length;
        if (other >= 12 || !isAlive(view.shown, other)) continue;
        const move = moveAt(view, other, null);
        expect(move === null ? 'nothing' : lupusRules.whyNot(view, move)).toBeNull();
      }
    }
  });
});

describe('seats', () => {
  test.each(Array.from({ length: 18 }, (_, nth) => nth + 8))('%i around a table', (seats) => {
    for (const eye of ['table', 0, seats - 1] as const) {
      const { columns, rows, spots } = around(eye, seats);
      const cells = spots.flatMap(({ column, row }) => [`${column} ${row}`, `${column + 1} ${row}`]);
      expect(new Set(cells).size).toBe(2 * seats);
      expect(spots.every(({ column, row }) => column >= 1 && column < columns && row <= rows)).toBe(true);
      const own = eye === 'table' ? 0 : eye;
      expect(spots[own]?.row).toBe(rows);
      expect(spots[(own + 1) % seats]).toEqual({ column: (spots[own]?.column ?? 0) - 2, row: rows });
    }
  });

  test('hold every token of a vote', () => {
    const voted = match.map(({ views }) => views[0] as View).filter(({ shown }) => shown.phase === 'defence');
    expect(voted.length).toBeGreaterThan(0);
    for (const view of voted) {
      const states = view.cards.map((_, seat) => seatState(view, seat));
      expect(states.map(({ tokens }) => tokens.length)).toEqual(
        tokensAt(view.shown.days.at(-1), playersOf(view.shown)),
      );
      expect(states.filter(({ evidence }) => evidence !== null)).toHaveLength(2);
    }
  });
});

describe('the composer', () => {
  const sayable = new Map<string, readonly Statement[]>();
  for (const { views } of match) {
    const talking = views.find(({ eye, shown }) => eye === 0 && shown.phase === 'talk');
    const moves = talking === undefined ? [] : lupusRules.legal(talking);
    const said = moves.flatMap((move) => (move.kind === 'say' ? [move.what] : []));
    if (said.length > 0) sayable.set(JSON.stringify(said), said);
  }

  test('leads to everything that may be said, step by step', () => {
    expect(sayable.size).toBeGreaterThan(3);
    for (const all of [...sayable.values()].slice(0, 5)) {
      for (const what of all) {
        const path = pathOf(what);
        for (const [nth, step] of path.entries()) {
          const way = wayFrom(all, path.slice(0, nth));
          expect(way?.kind === 'choices' && way.choices).toContainEqual(step);
        }
        expect(wayFrom(all, path)).toEqual({ kind: 'statement', what });
      }
    }
  });

  test('leads nowhere else', () => {
    const [all = []] = [...sayable.values()];
    expect(
      wayFrom(all, [
        { kind: 'kind', value: 'seer' },
        { kind: 'night', value: 40 },
      ]),
    ).toBeNull();
    expect(wayFrom([], [])).toBeNull();
  });
});

describe('the rest', () => {
  test('a replay of all eyes knows every card and finger', () => {
    for (const { views, glimpses } of match) {
      const dealt = glimpses[0]?.some(({ kind }) => kind === 'dealt') ?? false;
      if (dealt) expect(openView(views.slice(1)).cards).not.toContain('?');
      const open = openView(views.slice(1));
      expect(open.eye).toBe('table');
      expect(open.answers).not.toContain('?');
    }
  });

  test('the choices of a night are for all eyes together, and for nobody else before the end', () => {
    for (const { views } of match) {
      expect(seesEverything(openView(views.slice(1)))).toBe(true);
      const [watcher] = views as [View];
      if (watcher.shown.phase !== 'over') expect(views.filter(seesEverything)).toEqual([]);
    }
  });

  test('a story has a few lines in every language', () => {
    const told = match.flatMap(({ glimpses }) => glimpses[1] ?? []);
    for (const language of ['en', 'de'] as const) {
      const lines = storyOf(told, (seat) => `Seat ${seat + 1}`, language);
      expect(lines.length).toBeGreaterThan(2);
      expect(lines.length).toBeLessThanOrEqual(5);
      expect(new Set(lines).size).toBe(lines.length);
    }
  });

  test('taps on characters reach every set there is', () => {
    for (const deck of legalDecks(16)) {
      const made = deck.reduce<ReturnType<typeof toggled>>((sum, one) => toggled(sum, one, specials), []);
      expect(made).toEqual(deck);
      expect(deck.reduce((rest, one) => toggled(rest, one, specials), made)).toEqual([]);
    }
  });

  test('notes are kept on the device, each under its own name', () => {
    const kept = new Map<string, string>();
    const shelf = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    notebookOf('one', shelf).write('5 lies');
    notebookOf('two', shelf).write('calm');
    expect(notebookOf('one', shelf).text.value).toBe('5 lies');
    expect(notebookOf('three', shelf).text.value).toBe('');
    kept.set('rudel.lupus.notes', '{"bad":');
    expect(notebookOf('one', shelf).text.value).toBe('');
  });
});
