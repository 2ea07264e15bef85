import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { drawFrom, seal, seededRng } from '@rudel/kernel';
import { lupus } from '@rudel/lupus';
import { isAlive, isNight, ownRole } from '@rudel/lupus/page';
import type { Glimpse, View } from '@rudel/lupus/page';
import { diaryIn, diaryOf, isPointedByLot, suspicionsIn } from '../../web/logic/diary.ts';
import { lapsedIn } from '../../web/logic/lapsed-in.ts';
import { lupusWords } from '../../web/words.ts';
import { happeningsOf } from './matches.ts';

const seats = 9;
const match = happeningsOf('diary', seats);
const closings = match.filter(({ glimpses }) => glimpses.flat().some(({ kind }) => kind === 'closed'));

describe('the own diary', () => {
  test('after every call everybody alive has a new line, whatever their card', () => {
    expect(closings.length).toBeGreaterThan(2);
    const logs = Array.from({ length: seats }, () => signal<readonly Glimpse[]>([]));
    const diaries = logs.map((log) => diaryOf({ match: { log } }));
    for (const { eyes, views, glimpses } of closings) {
      for (const [nth, eye] of eyes.entries()) {
        const log = eye === 'table' ? undefined : logs[eye];
        if (log !== undefined) log.value = [...log.value, ...(glimpses[nth] ?? [])];
      }
      const { shown } = views[0] as View;
      const fresh = diaries.map(({ isNew }) => isNew.value);
      const asked = fresh.map((_, seat) => isAlive(shown, seat) || shown.fates[seat] === `n${shown.night}`);
      expect(fresh).toEqual(asked);
      for (const diary of diaries) diary.read();
      expect(diaries.every(({ isNew }) => !isNew.value)).toBe(true);
    }
  });

  test('knows what was done as one of the called, and nothing of pointing with closed eyes', () => {
    const { views } = closings.at(-1) as (typeof closings)[number];
    for (const view of views) {
      const lines = diaryIn(view);
      const role = ownRole(view);
      expect(lines.every((line) => line.role === role)).toBe(true);
      if (view.eye === 'table' || role === 'villager') expect(lines).toEqual([]);
    }
    expect(views.flatMap(diaryIn).length).toBeGreaterThan(2);
  });

  test('notes whom everybody suspected without being called, whatever their card', () => {
    for (const { views } of match.filter(({ views: [first] }) => first?.shown.phase === 'talk'))
      for (const view of views) {
        if (view.eye === 'table' || !isAlive(view.shown, view.eye)) continue;
        const [last, ...before] = suspicionsIn(view);
        expect(last?.night).toBe(view.shown.night);
        expect(last?.seats.length).toBeGreaterThan(0);
        expect(before.every(({ night }) => night < view.shown.night)).toBe(true);
      }
  });

  test('says when chance has pointed because time was up, to everybody who did not', () => {
    const game = seal(lupus);
    const rng = seededRng('late');
    let state = game.table.start(lupus.options.defaults, seats);
    const told = new Set<number>();
    for (let acts = 0; acts < 60 && told.size === 0; acts += 1) {
      const turn = game.table.turn(state);
      if (turn.kind === 'over') break;
      const act =
        turn.kind === 'chance'
          ? ({ by: 'chance', drawn: drawFrom(turn.urn, rng) } as const)
          : ({ by: 'clock' } as const);
      const after = game.table.apply(state, act);
      for (let seat = 0; seat < seats; seat += 1) {
        const glimpses = game.table.glimpses({ before: state, act, after }, seat);
        if (isPointedByLot(glimpses as unknown as readonly Glimpse[])) told.add(seat);
      }
      state = after;
    }
    const view = game.table.view(state, 0) as unknown as View;
    expect(isNight(view.shown)).toBe(true);
    expect(told.size).toBe(seats);
    expect(diaryIn(view).every(({ note }) => note.isByLot)).toBe(true);
    expect(suspicionsIn(view)).toEqual([]);
  });
});

const viewIn = (phase: string): View => ({ shown: { phase } }) as unknown as View;

test('what is said when time is up depends on the phase alone', () => {
  for (const words of [lupusWords.en, lupusWords.de]) {
    const said = ['call', 'vote', 'verdict', 'talk'].map((phase) => lapsedIn(viewIn(phase), words));
    expect(new Set(said).size).toBe(3);
    expect(said[1]).toBe(said[2]);
  }
});
