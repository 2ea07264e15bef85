import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { drawFrom, seal, seededRng } from '@rudel/kernel';
import { lupus } from '@rudel/lupus';
import { isAlive, isNight } from '@rudel/lupus/page';
import type { Glimpse, View } from '@rudel/lupus/page';
import { diaryIn, diaryOf, isPointedByLot } from '../../web/logic/diary.ts';
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

  test('tells of the last night where everybody pointed, and of what was meant always', () => {
    for (const { eyes, views } of closings)
      for (const [nth, eye] of eyes.entries()) {
        const lines = diaryIn(views[nth] as View);
        if (eye === 'table') expect(lines).toEqual([]);
        const last = Math.max(0, ...lines.map(({ night }) => night));
        expect(lines.every(({ night, isMeant }) => isMeant || night === last)).toBe(true);
        expect(lines.every(({ note }) => !note.isByLot)).toBe(true);
      }
    const meant = closings.at(-1)?.views.flatMap((view) => diaryIn(view).filter(({ isMeant }) => isMeant));
    expect(meant?.length).toBeGreaterThan(2);
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
