import { expect, test } from 'vitest';
import { kindOfEntry } from '../src/table/entry-notation.ts';

test.each([
  ['started 3', 'started'],
  ['reopened', 'reopened'],
  ['act 0 move 12>15', 'act'],
  ['over 0,2 3,1,3,1', 'over'],
  ['restarted 3', null],
  ['action 1', null],
  ['', null],
  ['constructor', null],
])('what has happened is known without a game: %j', (text, kind) => expect(kindOfEntry(text)).toBe(kind));
