import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { View } from '@rudel/woof/page';
import { notebookOf, notedAt } from '../../web/notes/notebook.ts';
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

test('what was wiped can be brought back', () => {
  const notebook = notebookOf('table 1 0', signal(first), shelf());
  expect(notebook.isBlank.value).toBe(true);
  notebook.turn(1, 'S');
  expect(notebook.isBlank.value).toBe(false);
  const bringBack = notebook.wipe();
  expect(notebook.isBlank.value).toBe(true);
  bringBack();
  expect(notebook.markAt(1, 'S')).toBe('no');
});

test('which round was seen turned up outlives the page, for its seat and match only', () => {
  const device = shelf();
  const notebook = notebookOf('table 1 0', signal(first), device);
  expect(notebook.seenRound.value).toBeNull();
  notebook.seeRound(1);
  expect(notebookOf('table 1 0', signal(first), device).seenRound.value).toBe(1);
  expect(notebookOf('table 2 0', signal(first), device).seenRound.value).toBeNull();
});

test.each(['', 'nonsense', '{}', '[1]', '[{"under":"table 1 0","marks":{"1 1 D":"perhaps"},"sure":false}]'])(
  'what lies on the shelf may be %s',
  (text) => {
    expect(notebookOf('table 1 0', signal(inRound(1)), shelf(text)).markAt(1, 'D')).toBe('blank');
  },
);
