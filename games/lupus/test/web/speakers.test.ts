import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { LupusTypes, Spoken } from '@rudel/lupus/page';
import { stillPlay } from '@rudel/ui/still-play';
import { speakerOf } from '../../web/logic/speakers.ts';
import { happeningsOf } from './matches.ts';

const said: Spoken = { by: 4, number: 6, what: { kind: 'suspect', at: 7 } };

test('words stay with who said them, whoever has the seat later', () => {
  const [first] = happeningsOf('dusk', 8);
  const view = first?.views[0];
  if (view === undefined) throw new Error('nothing has happened');
  let name = 'Tara';
  const play = stillPlay<LupusTypes>({
    view: signal(view),
    eye: 'table',
    vantage: { kind: 'replay' },
    nameOf: () => name,
    language: signal('en'),
  });
  expect(speakerOf(play, 2, said)).toBe('Tara');
  name = 'Cleo';
  expect(speakerOf(play, 2, said)).toBe('Tara');
  expect(speakerOf(play, 2, { ...said, number: 7 })).toBe('Cleo');
  expect(speakerOf(play, 3, said)).toBe('Cleo');
});
