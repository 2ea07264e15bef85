import { describe, expect, it } from 'vitest';
import { found, groupsOf, longList, typedAhead } from '../../src/table/move-groups.ts';
import type { Choice } from '../../src/table/move-groups.ts';

const choices = (labels: readonly string[]): readonly Choice[] =>
  labels.map((label) => ({ label, move: label }));

const titles = (labels: readonly string[]): readonly (string | null)[] =>
  groupsOf(choices(labels)).map(({ title }) => title);

describe('the list of moves', () => {
  it('is one group while it is short', () => {
    expect(titles(['Seven: a', 'Eight: b'])).toEqual([null]);
  });

  it('is grouped by what stands before the colon once it is long, and loses nothing', () => {
    const labels = Array.from({ length: longList }, (_, at) => `${at % 2 === 0 ? 'Seven' : 'Eight'}: ${at}`);
    expect(titles([...labels, 'Fold'])).toEqual(['Seven', 'Eight', null]);
    const regrouped = groupsOf(choices([...labels, 'Fold'])).flatMap((group) => group.choices);
    expect(regrouped.map(({ label }) => label).toSorted()).toEqual([...labels, 'Fold'].toSorted());
  });

  it('is not grouped where nearly every move would be a group', () => {
    const labels = Array.from({ length: longList }, (_, at) => `Move ${at}: there`);
    expect(titles(labels)).toEqual([null]);
  });

  it('is searched by words, without accents and in any order', () => {
    const labels = ['König: Feld 3', 'Königin: Feld 13', 'Ass: Feld 3'];
    expect(found(choices(labels), '3 konig').map(({ label }) => label)).toEqual(labels.slice(0, 2));
    expect(found(choices(labels), '')).toHaveLength(3);
    expect(found(choices(labels), 'bube')).toEqual([]);
  });

  it('is walked by letters: beginnings first, round and round', () => {
    const labels = ['Ace', 'King', 'Kite', 'Queen and king'];
    expect(typedAhead(labels, 'k', 1)).toBe(1);
    expect(typedAhead(labels, 'k', 2)).toBe(2);
    expect(typedAhead(labels, 'k', 3)).toBe(1);
    expect(typedAhead(labels, 'and', 0)).toBe(3);
    expect(typedAhead(labels, 'x', 0)).toBe(-1);
  });
});
