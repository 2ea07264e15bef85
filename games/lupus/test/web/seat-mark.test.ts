import { expect, test } from 'vitest';
import { lupusPage } from '@rudel/lupus/page';
import type { Options } from '@rudel/lupus/page';
import { seatMark } from '../../web/logic/seat-mark.ts';

const { defaults } = lupusPage.options;

/** What stands at all seats, the narrator's alone as it should be. */
const marks = (seats: number, narrator: Options['narrator']): readonly (string | null)[] =>
  Array.from({ length: seats }, (_, seat) => seatMark(seat, seats, { ...defaults, narrator }, 'en')).filter(
    (mark) => mark !== null,
  );

test('before the match it is said who will tell the story', () => {
  expect(seatMark(8, 9, { ...defaults, narrator: 'human' }, 'en')).toBe('tells the story');
  expect(seatMark(8, 9, { ...defaults, narrator: 'human' }, 'de')).toBe('erzählt');
  expect(marks(16, 'human')).toEqual(['tells the story']);
  expect(marks(9, 'automatic')).toEqual([]);
});

test('with eight nobody can, with 25 somebody must', () => {
  expect(marks(8, 'human')).toEqual([]);
  expect(seatMark(24, 25, defaults, 'en')).toBe('tells the story');
});
