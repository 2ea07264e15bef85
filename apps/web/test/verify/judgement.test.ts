import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dog } from '@rudel/dog';
import { commitmentTo } from '@rudel/kernel';
import { seal } from '@rudel/kernel';
import type { Promised } from '@rudel/session/promise-book';
import { readFilm } from '../../src/replay/film.ts';
import type { Film } from '../../src/replay/film.ts';
import { headlineOf, judgementWords, sentencesOf } from '../../src/verify/judgement-words.ts';
import { judgementOn } from '../../src/verify/judgement.ts';
import { placeInName, recordFileName } from '../../src/verify/record-file.ts';
import { openlyTold, secretlyTold } from '../../src/verify/told-draws.ts';

const before = readFileSync('games/dog/records/four-greedy-bots.rudel', 'utf8');
/** The same as a table writes it today. */
const text = before.replace('[Commitment', '[Dealt "2026-11-18T20:15:00Z"]\n[Commitment');
const [, commitment = ''] = /\[Commitment "(\w+)"\]/.exec(text) ?? [];
const planted = '5'.repeat(64);

function filmIn(record: string): Film {
  const { film } = readFilm(seal(dog), record);
  if (film === null) throw new Error('not a record');
  return film;
}

const promised: Promised = { table: 't', match: 1, commitment, at: 1, isEarly: true };
const judged = (record: string, known?: Promised) => judgementOn(filmIn(record), known);

const headline = (record: string, known?: Promised): string =>
  headlineOf(judged(record, known), judgementWords.en);
const name = (seat: number): string => ['Anna', 'Bo', 'Cleo', 'Dan'][seat] ?? '';

describe('what a device says by itself', () => {
  it('only who heard the promise before the deal says that it was kept', () => {
    expect(judged(text, promised)).toMatchObject({
      whole: 'kept',
      promise: 'kept',
      added: 'none',
      secret: 'fits',
    });
    expect(judged(text, { ...promised, isEarly: false })).toMatchObject({ whole: 'sound', promise: 'late' });
    expect(judged(text)).toMatchObject({ whole: 'sound', promise: 'untold' });
  });

  it('a record of before is not spoken of as a promise', () => {
    expect(judged(before)).toMatchObject({ whole: 'sound', promise: 'claimed' });
    const said = sentencesOf(judged(before), judgementWords.en).join(' ');
    expect(said).toContain('Its commitment may have been computed afterwards');
  });

  it('what this device added is in it, or it says what that may mean', () => {
    const added = text.replace('[Contribution1 ""]', '[Contribution1 "mine"]');
    expect(judged(added, { ...promised, added: 'mine' })).toMatchObject({ added: 'in', isAddedTo: true });
    expect(judged(text, promised).isAddedTo).toBe(false);
    expect(judged(text, { ...promised, added: 'mine' })).toMatchObject({ whole: 'sound', added: 'missing' });
  });

  it('a record that breaks off is not called kept, and it is said', () => {
    const cut = text.split('\n').slice(0, 60).join('\n');
    const found = judged(cut, promised);
    expect(found).toMatchObject({ whole: 'sound', isFinished: false, wrongDraws: [] });
    expect(sentencesOf(found, judgementWords.en)).toContain(judgementWords.en.unfinished);
    expect(sentencesOf(judged(text, promised), judgementWords.en)).not.toContain(
      judgementWords.en.unfinished,
    );
  });

  it('without a secret, or without a commitment, nothing is proven', () => {
    expect(judged(text.replace(/\[Secret.*\n/, ''), promised)).toMatchObject({
      whole: 'unproven',
      secret: 'hidden',
    });
    expect(judged(text.replace(/\[Commitment.*\n/, '')).whole).toBe('unproven');
  });
});

describe('a planted swap is caught', () => {
  it('of the secret', () => {
    const swapped = text.replace(/\[Secret "\w+"\]/, `[Secret "${planted}"]`);
    expect(judged(swapped, promised)).toMatchObject({ whole: 'broken', secret: 'wrong', promise: 'kept' });
    expect(headline(swapped)).toBe('The promise was broken!');
  });

  it('of the secret and the commitment together, by a device that was promised another one', () => {
    const swapped = text
      .replace(/\[Secret "\w+"\]/, `[Secret "${planted}"]`)
      .replace(commitment, commitmentTo(planted));
    expect(judged(swapped, promised)).toMatchObject({ whole: 'broken', promise: 'broken', secret: 'fits' });
    expect(headline(swapped, promised)).toBe('The promise was broken!');
    expect(sentencesOf(judged(swapped, promised), judgementWords.en)[0]).toContain('a different promise');
  });

  it('of the promise in the running match', () => {
    expect(judged(text, { ...promised, other: 'another' })).toMatchObject({
      whole: 'broken',
      promise: 'broken',
    });
  });

  it('of a contribution', () => {
    const changed = text.replace('[Contribution1 ""]', '[Contribution1 "x"]');
    expect(judged(changed, promised)).toMatchObject({ whole: 'broken', secret: 'fits' });
    expect(headline(changed)).toBe('A draw was changed!');
  });

  it('of a draw, which is named before the move that it makes unlawful', () => {
    const changed = text.replace(/^chance (\w+),(\w+),/m, 'chance $2,$1,');
    expect(changed).not.toBe(text);
    const found = judged(changed, promised);
    expect(found).toMatchObject({ whole: 'broken', wrongDraws: [{ nth: 1 }] });
    expect(sentencesOf(found, judgementWords.en)[0]).toMatch(/^Draw 2 \(line \d+ of the record\)/);
  });

  it('of a move', () => {
    const changed = text.replace(/^0 .*$/m, '0 fold');
    const found = judged(changed, promised);
    expect([found.whole, found.brokenRule === null]).toEqual(['broken', false]);
    expect(sentencesOf(found, judgementWords.de)[0]).toContain('verstößt gegen die Regeln');
  });
});

describe('a draw in words', () => {
  const film = filmIn(text);
  const [starter, deal] = film.proof.draws;
  if (starter === undefined || deal === undefined) throw new Error('no draws');

  it('is told as all noticed it, and as each seat did', () => {
    expect(openlyTold(film, starter, 'en', name)).toMatch(/^(Anna|Bo|Cleo|Dan) is drawn to begin\.$/);
    expect(secretlyTold(film, starter, 'en', name)).toEqual([]);
    const told = secretlyTold(film, deal, 'de', name);
    expect(told.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(told[0]?.text).toContain('du bekommst');
  });
});

describe('the name of a file', () => {
  it('tells the place it is from, also of a copy', () => {
    const place = { table: 'b2x-dG_FibGVp-ZDEy', match: 12 };
    expect(placeInName(recordFileName('dog', place.table, place.match))).toEqual(place);
    expect(placeInName('dog-b2x-dG_FibGVp-ZDEy-12 (1).rudel')).toEqual(place);
    expect(placeInName('four-greedy-bots.rudel')).toBeNull();
  });
});
