import { describe, expect, test } from 'vitest';
import { isAlive, lupusRules } from '@rudel/lupus/page';
import type { Note, Shown, View } from '@rudel/lupus/page';
import { askedOf } from '../../web/logic/asked-of.ts';
import { claimAt } from '../../web/logic/claim-at.ts';
import { deedWords } from '../../web/words/deeds.ts';
import { happeningsOf } from './matches.ts';

const match = happeningsOf('moon', 12);
const narrated = happeningsOf('fire', 9, { narrator: 'human' });

const askedIn = (view: View): string => askedOf(view, lupusRules.legal(view));

describe('what is asked of somebody', () => {
  test('changes with every call and vote that waits for them, and not when day breaks', () => {
    const own = match.flatMap(({ views }) => views.filter(({ eye }) => eye === 0));
    const asked = own.map((view) => ({ told: askedIn(view), view })).filter(({ told }) => told !== '');
    const phases = new Set(asked.map(({ view }) => view.shown.phase));
    expect([...phases]).toEqual(expect.arrayContaining(['call', 'vote']));
    expect(phases).not.toContain('talk');
    for (const { told, view } of asked) {
      const { night, phase, call } = view.shown;
      expect(told.startsWith(`${night} ${phase} ${call ?? ''}`)).toBe(true);
    }
  });

  test('is nothing for who tells the story, and for ghosts nothing but the vote', () => {
    for (const { views } of narrated)
      for (const view of views) {
        const { eye, shown } = view;
        if (eye === 8) expect(askedIn(view)).toBe('');
        else if (eye !== 'table' && !isAlive(shown, eye) && shown.phase !== 'vote')
          expect(askedIn(view)).toBe('');
      }
  });
});

const shownWith = (...talk: readonly (readonly string[])[]): Shown => ({ talk }) as unknown as Shown;

describe('what somebody speaks as', () => {
  test('is the last word, be it a claim or a report', () => {
    expect(claimAt(shownWith([], ['bs1aw']), 0)).toBeNull();
    expect(claimAt(shownWith(['as1bw', 'axb']), 0)).toBe('seer');
    expect(claimAt(shownWith(['am2-']), 0)).toBe('medium');
    expect(claimAt(shownWith(['as1bw'], ['ag2c', 'bcs']), 0)).toBe('bodyguard');
    expect(claimAt(shownWith(['as1bw'], ['acV']), 0)).toBe('villager');
  });
});

const nameOf = (seat: number): string => ['Fenja', 'Cora', 'Gerda', 'Anna'][seat] ?? '';

describe('a pack', () => {
  const note: Note = {
    at: 3,
    sign: null,
    isByLot: false,
    chosen: 3,
    told: null,
    round: 1,
    mates: [
      { seat: 0, at: 1, sign: null },
      { seat: 1, at: 2, sign: 'insist' },
    ],
  };
  const told = { role: 'wolf', note, night: 2, nameOf } as const;

  test('is named first, then whom each pointed at', () => {
    expect(deedWords.en({ ...told, isOwn: true })).toBe(
      'Chose Anna. Your pack: Fenja and Cora. Fenja pointed at Cora. Cora pointed at Gerda (surely).',
    );
    expect(deedWords.de({ ...told, isOwn: true })).toBe(
      'Anna gewählt. Dein Rudel: Fenja und Cora. Fenja zeigte auf Cora. Cora zeigte auf Gerda (ganz sicher).',
    );
  });

  test('is who else was awake, for who tells the story', () => {
    expect(deedWords.en(told)).toContain('With Fenja and Cora.');
  });
});
