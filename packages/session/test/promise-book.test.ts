import { describe, expect, it } from 'vitest';
import { memoryShelf, tableDoc } from '../src/fake-host.ts';
import { PromiseBook, mostPromises } from '../src/promise-book.ts';

const lobby = { ...tableDoc, phase: 'lobby', match: 2, commitment: 'first' } as const;
const playing = { ...tableDoc, phase: 'playing', match: 3, commitment: 'first' } as const;

describe('a promise', () => {
  it('is kept as it was first told before the deal, over a reload', () => {
    const shelf = memoryShelf();
    new PromiseBook(shelf, () => 7).hear(lobby);
    const later = new PromiseBook(shelf, () => 9);
    later.hear(playing);
    expect(later.find(tableDoc.id, 3)).toEqual({
      table: tableDoc.id,
      match: 3,
      commitment: 'first',
      at: 7,
      isEarly: true,
    });
    expect(later.findByCommitment('first')?.match).toBe(3);
  });

  it('that a table changes in the match is remembered beside the other one', () => {
    const book = new PromiseBook(memoryShelf(), () => 1);
    book.hear(lobby);
    book.hear({ ...playing, commitment: 'second' });
    book.hear({ ...playing, commitment: 'third' });
    expect(book.find(tableDoc.id, 3)).toMatchObject({ commitment: 'first', other: 'second', isEarly: true });
  });

  it('that is told anew before the deal takes the place of the other, with nothing added yet', () => {
    const book = new PromiseBook(memoryShelf(), () => 1);
    book.keepAdded(book.hear(lobby), 'mine');
    book.hear({ ...lobby, commitment: 'second' });
    const found = book.find(tableDoc.id, 3);
    expect([found?.commitment, found?.added]).toEqual(['second', undefined]);
  });

  it('heard after the deal is none', () => {
    const book = new PromiseBook(memoryShelf(), () => 1);
    expect(book.hear(playing).isEarly).toBe(false);
  });

  it('is kept among so many, and whatever else lies on the shelf is passed over', () => {
    const shelf = memoryShelf();
    const book = new PromiseBook(shelf, () => 1);
    for (let match = 1; match <= mostPromises + 5; match += 1) book.hear({ ...playing, match });
    expect([book.find(tableDoc.id, 5), book.find(tableDoc.id, 6)?.match]).toEqual([undefined, 6]);
    shelf.setItem('rudel.promises', '[null, 5, {"table":"x"}]');
    expect(book.find('x', 1)).toBeUndefined();
    shelf.setItem('rudel.promises', 'nonsense');
    expect(book.hear(playing).commitment).toBe('first');
    expect(new PromiseBook(null, () => 1).hear(playing).commitment).toBe('first');
  });
});
