import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyView } from '@rudel/kernel';
import type { TalkLine, You } from '@rudel/protocol';
import { tableDoc } from '@rudel/session/fake-host';
import type { MatchNow, Remark, Session } from '@rudel/session/session';
import type { AnyGamePage } from '@rudel/ui/game-ui';
import { spokenAt } from '../../src/table/talk/spoken.ts';
import { hasTalk, whyNotTalk } from '../../src/table/talk/why-not-talk.ts';

const line = (n: number, person = 'p2', text = `line ${n}`): TalkLine => ({
  n,
  person,
  seat: 1,
  name: 'Bo',
  text,
});

class Shelf {
  readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
}

const presets = {
  hello: 'Hallo!',
  thanks: 'Danke!',
  'well-played': '',
  sorry: '',
  hurry: '',
  wait: 'Moment!',
  wow: '',
  again: '',
  hint: '',
} as const;

describe('what was said', () => {
  it('stands in order, presets where they were heard, in the language of the reader', () => {
    const remarks: Remark[] = [
      { person: 'p1', what: 'hello', number: 1, after: 0 },
      { person: 'p1', what: 'wait', number: 2, after: 7 },
      { person: 'p9', what: 'thanks', number: 3, after: 8 },
    ];
    const spoken = spokenAt(tableDoc, [line(7), line(8)], remarks, presets);
    expect(spoken.map(({ text, n }) => `${text} ${n}`)).toEqual([
      'Hallo! null',
      'line 7 7',
      'Moment! null',
      'line 8 8',
      'Danke! null',
    ]);
    expect(new Set(spoken.map(({ key }) => key)).size).toBe(5);
    expect(spokenAt(tableDoc, [], remarks, presets)).toHaveLength(3);
  });
});

const view = (isNight: boolean): AnyView => ({ eye: 0, isNight });

describe('whether somebody may talk', () => {
  const night = { reason: 'night', rule: '6.1' };
  const player = {
    whyNotTalk: (seen: AnyView) => (seen['isNight'] === true ? night : null),
  } as unknown as AnyGamePage['player'];
  const place = (isNight: boolean, silenced?: string[]) => ({
    ui: { game: { player } as AnyGamePage },
    session: {
      you: signal<You | null>({ person: 'p1', seat: 0 }),
      match: signal<MatchNow | null>({ match: 1, seq: 1, view: view(isNight), lapsesAt: null }),
    },
    table: { ...tableDoc, phase: 'playing' as const, ...(silenced === undefined ? {} : { silenced }) },
  });

  it('is what the game says of the own view', () => {
    expect(whyNotTalk(place(false))).toBeNull();
    expect(whyNotTalk(place(true))).toBe(night);
  });

  it('is free outside of a match, unless the host has silenced somebody', () => {
    expect(whyNotTalk({ ...place(true), table: { ...tableDoc, phase: 'over' } })).toBeNull();
    expect(whyNotTalk(place(false, ['p1']))).toEqual({ reason: 'silenced', rule: 'table' });
    expect(whyNotTalk(place(false, ['p2']))).toBeNull();
  });

  it('is no question in a game without talk', () => {
    const without = { ui: { game: { player: {} } as unknown as AnyGamePage } };
    expect([hasTalk(place(false)), hasTalk(without)]).toEqual([true, false]);
    expect(whyNotTalk({ ...place(true), ...without })).toBeNull();
  });
});

/** Modules as a page has them that is opened anew, with what its device has kept. */
async function freshPage(local: Shelf, tab: Shelf) {
  vi.resetModules();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  return {
    ...(await import('../../src/table/talk/muted-people.ts')),
    ...(await import('../../src/table/talk/unread.ts')),
    ...(await import('../../src/table/remarks.ts')),
  };
}

function sessionWith(talk: readonly TalkLine[], match = 1) {
  const lines = signal(talk);
  const session = {
    table: signal({ ...tableDoc, match }),
    you: signal({ person: 'p1', seat: 0 }),
    talk: lines,
  } as unknown as Session;
  return { session, lines };
}

describe('on this device', () => {
  let [local, tab] = [new Shelf(), new Shelf()];
  beforeEach(() => {
    [local, tab] = [new Shelf(), new Shelf()];
    return () => vi.unstubAllGlobals();
  });

  it('somebody is muted at one table, over a reload, until heard again', async () => {
    const page = await freshPage(local, tab);
    page.mutePerson('t1', 'p2', true);
    const again = await freshPage(local, tab);
    expect(again.isPersonMuted('t1', 'p2')).toBe(true);
    expect([again.isPersonMuted('t2', 'p2'), again.isPersonMuted('t1', 'p3')]).toEqual([false, false]);
    again.mutePerson('t1', 'p2', false);
    expect((await freshPage(local, tab)).isPersonMuted('t1', 'p2')).toBe(false);
  });

  it('what was kept is of no harm, whatever it is', async () => {
    for (const text of ['', '{', '{"a":1}', '[1,null,["x"]]']) {
      local.setItem('rudel.muted-people', text);
      expect((await freshPage(local, tab)).isPersonMuted('t1', 'p2')).toBe(false);
    }
    for (let nth = 0; nth < 300; nth += 1) (await freshPage(local, tab)).mutePerson('t1', `p${nth}`, true);
    expect(JSON.parse(local.getItem('rudel.muted-people') ?? '')).toHaveLength(200);
  });

  it('lines of others are counted until they are read, over a reload, and anew in the next match', async () => {
    const page = await freshPage(local, tab);
    const { session, lines } = sessionWith([line(1), line(2, 'p1'), line(3, 'p3')]);
    const unread = page.unreadOf(session);
    expect(unread.count.value).toBe(2);
    unread.read();
    expect(unread.count.value).toBe(0);
    lines.value = [...lines.value, line(4), line(5, 'p3')];
    page.mutePerson('t1', 'p3', true);
    expect(unread.count.value).toBe(1);
    page.mute(true);
    expect(unread.count.value).toBe(0);
    page.mute(false);
    const again = await freshPage(local, tab);
    expect(again.unreadOf(sessionWith(lines.value).session).count.value).toBe(1);
    expect(again.unreadOf(sessionWith([line(1)], 2).session).count.value).toBe(1);
  });
});
