import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { View } from '@rudel/woof/page';
import { notebookOf, notedAt } from '../../src/games/woof/notes/notebook.ts';
import { happeningsOf } from './matches.ts';

const first = happeningsOf('notes', 4, 0)[0]?.after as View;
const inRound = (round: number): View => ({ ...first, shown: { ...first.shown, round } });

function shelf(text: string | null = null) {
  const kept = new Map<string, string>(text === null ? [] : [['rudel.woof.notes', text]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('marks go round: no, maybe, yes, blank', () => {
  const notebook = notebookOf('table 1 0', signal(first), shelf());
  const seen = Array.from({ length: 4 }, () => {
    notebook.turn(2, 'W');
    return notebook.markAt(2, 'W');
  });
  expect(seen).toEqual(['no', 'maybe', 'yes', 'blank']);
});

test('notes outlive the page, for their seat, match and round only', () => {
  const device = shelf();
  const notebook = notebookOf('table 1 0', signal(inRound(1)), device);
  for (let press = 0; press < 3; press += 1) notebook.turn(1, 'D');
  notebook.beSure(true);
  const again = notebookOf('table 1 0', signal(inRound(1)), device);
  expect(again.markAt(1, 'D')).toBe('yes');
  expect(again.isSure.value).toBe(true);
  expect(notedAt(again, 1)).toBe('D');
  expect(notebookOf('table 1 0', signal(inRound(2)), device).markAt(1, 'D')).toBe('blank');
  expect(notebookOf('table 2 0', signal(inRound(1)), device).markAt(1, 'D')).toBe('blank');
  expect(notebookOf('table 1 3', signal(inRound(1)), device).markAt(1, 'D')).toBe('blank');
});

test('wiping forgets this round and no other', () => {
  const view = signal(inRound(1));
  const notebook = notebookOf('table 1 0', view, shelf());
  notebook.turn(1, 'S');
  view.value = inRound(2);
  notebook.turn(1, 'S');
  notebook.wipe();
  expect(notebook.markAt(1, 'S')).toBe('blank');
  view.value = inRound(1);
  expect(notebook.markAt(1, 'S')).toBe('no');
});

test.each(['', 'nonsense', '{}', '[1]', '[{"under":"table 1 0","marks":{"1 1 D":"perhaps"},"sure":false}]'])(
  'what lies on the shelf may be %s',
  (text) => {
    expect(notebookOf('table 1 0', signal(inRound(1)), shelf(text)).markAt(1, 'D')).toBe('blank');
  },
);
