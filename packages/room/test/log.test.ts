import { describe, expect, test } from 'vitest';
import { writtenLanguages } from '@rudel/kernel';
import { roomReasons, roomRefusalSentence, tableSentences } from '@rudel/room';
import { base64url, cleanCode, hashOf, sameHash } from '../src/keys.ts';
import { entryNotation, headOfLog } from '../src/table/entry-notation.ts';
import type { TableEntry } from '../src/table/entry.ts';
import { playable } from './around/world.ts';

const entries: readonly (readonly [string, TableEntry])[] = [
  [
    'created dog/1 4 brisk jackTakesFresh=own',
    { kind: 'created', game: 'dog/1', seats: 4, clock: 'brisk', options: 'jackTakesFresh=own' },
  ],
  ['commits 2 5feceb', { kind: 'commits', match: 2, commitment: '5feceb' }],
  ['joined p2 lot=k3J9 Anna B.', { kind: 'joined', person: 'p2', contribution: 'k3J9', name: 'Anna B.' }],
  ['joined p3 lot= lot=x', { kind: 'joined', person: 'p3', contribution: '', name: 'lot=x' }],
  ['joined p4 lot=k3J9', { kind: 'joined', person: 'p4', contribution: 'k3J9', name: '' }],
  ['joined p5 lot=', { kind: 'joined', person: 'p5', contribution: '', name: '' }],
  ['program p2', { kind: 'program', person: 'p2' }],
  ['named p2', { kind: 'named', person: 'p2', name: '' }],
  ['named p2 act 1 2', { kind: 'named', person: 'p2', name: 'act 1 2' }],
  ['lot p2 lot=abc', { kind: 'lot', person: 'p2', contribution: 'abc' }],
  ['lot p2 lot=', { kind: 'lot', person: 'p2', contribution: '' }],
  ['sat p2 1', { kind: 'sat', person: 'p2', seat: 1 }],
  ['stood p2', { kind: 'stood', person: 'p2' }],
  ['left p2', { kind: 'left', person: 'p2' }],
  ['kicked p2', { kind: 'kicked', person: 'p2' }],
  ['moved p2', { kind: 'moved', person: 'p2' }],
  ['handover p2', { kind: 'handover', person: 'p2' }],
  ['host p2', { kind: 'host', person: 'p2' }],
  ['bot 3 greedy Fenja 2', { kind: 'bot', seat: 3, level: 'greedy', name: 'Fenja 2' }],
  ['opened 3', { kind: 'opened', seat: 3 }],
  ['standin 2 greedy', { kind: 'standin', seat: 2, level: 'greedy' }],
  ['back 2', { kind: 'back', seat: 2 }],
  ['seats 4', { kind: 'seats', count: 4 }],
  ['options -', { kind: 'options', text: '-' }],
  ['clock off', { kind: 'clock', clock: 'off' }],
  ['position dog/1 opts:-', { kind: 'position', text: 'dog/1 opts:-' }],
  ['listed on', { kind: 'listed', on: true }],
  ['started 1', { kind: 'started', match: 1 }],
  ['act 2 3', { kind: 'act', act: { by: 2, move: { number: 3 } } }],
  ['act chance card1,card2', { kind: 'act', act: { by: 'chance', drawn: ['card1', 'card2'] } }],
  ['act clock', { kind: 'act', act: { by: 'clock' } }],
  ['takenback p1 57', { kind: 'takenback', person: 'p1', acts: 57 }],
  ['lapsed 3', { kind: 'lapsed', count: 3 }],
  ['over 0,2 8,-5,8', { kind: 'over', outcome: { winners: [0, 2], scores: [8, -5, 8] } }],
  ['over - -', { kind: 'over', outcome: { winners: [], scores: [] } }],
  ['reopened', { kind: 'reopened' }],
  ['resumed', { kind: 'resumed' }],
];

describe('the log', () => {
  const notation = entryNotation(playable('numbers').game);

  test.each(entries)('%s', (text, entry) => {
    expect(notation.format(entry)).toBe(text);
    expect(notation.parse(text)).toEqual({ ok: true, value: entry });
  });

  test.each(['', 'danced', 'constructor', 'sat p2', 'sat p0 1', 'act 2 many', 'clock fast', 'joined p2 x'])(
    '%j is nothing that happens at a table',
    (text) => {
      expect(notation.parse(text)).toMatchObject({ ok: false });
    },
  );

  test('begins with its game', () => {
    expect(headOfLog('created dog/1 4 off -')).toBe('dog/1');
    expect(headOfLog('joined p1')).toBe('');
  });
});

describe('refusals', () => {
  test.each(roomReasons)('%s has a sentence in every language', (reason) => {
    const sentences = writtenLanguages.map((language) =>
      roomRefusalSentence({ reason, about: ['5'] }, language),
    );
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*[.\d]$/u);
    expect(new Set(sentences).size).toBe(writtenLanguages.length);
    for (const language of writtenLanguages) expect(tableSentences[language][reason]([])).not.toMatch(/ $/);
  });

  test('the kernel’s own are known, and whatever else is told as it is', () => {
    expect(roomRefusalSentence({ reason: 'clock-not-running' }, 'de')).toBe('Gerade läuft keine Uhr.');
    expect(roomRefusalSentence({ reason: 'odd' }, 'en')).toBe('odd');
  });
});

describe('keys', () => {
  test('base64url is the usual one', () => {
    for (let length = 0; length < 40; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 73 + length * 41) & 255);
      expect(base64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    }
  });

  test('codes are read as people write them', () => {
    expect(cleanCode(' k7m-2qx\t')).toBe('K7M2QX');
  });

  test('hashes are compared whole', () => {
    const hash = hashOf('token');
    expect(sameHash(hash, hash)).toBe(true);
    expect(sameHash(hash, `${hash.slice(0, -1)}_`)).toBe(false);
    expect(sameHash(hash, `${hash}0`)).toBe(false);
    expect(sameHash(hash, hash.slice(1))).toBe(false);
    expect(sameHash(hash, '')).toBe(false);
  });
});
