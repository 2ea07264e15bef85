import { describe, expect, test } from 'vitest';
import { learnedTable, printConstant } from '@rudel/bots/train';
import type { LearnedTable, Numbers } from '@rudel/bots/train';
import { faultsOf } from '../src/checking.ts';
import { formatHeader, headerFor, parseHeader } from '../src/header.ts';

const score = { measure: 'log loss', on: '10 rounds', better: 'lower', made: 0.25, inUse: 0.5 } as const;

/** A table whose numbers are its seed, its size and a quirk of the code that makes it. */
function toy(inUse: Numbers, rehearsal?: number, quirk = 0): LearnedTable {
  return learnedTable({
    name: 'toy',
    recipe: { seed: 1, size: 50 },
    unit: 'rounds',
    inUse,
    make: ({ seed, size }) => ({ numbers: [seed, size, quirk], score }),
    print: (numbers) => printConstant({ name: 'toy', type: 'readonly number[]', about: 'A toy.', numbers }),
    ...(rehearsal === undefined ? {} : { rehearsal }),
  });
}

function fileOf(table: LearnedTable): string {
  const made = table.make(table.recipe);
  return `${formatHeader('dog', table, headerFor(table, table.recipe, made))}\n${made.text}`;
}

const cheap = toy([1, 50, 0]);
const dear = toy([1, 50, 0], 5);

describe('The header of a table', () => {
  test('says by which command it was made, from how much, and how well it does', () => {
    expect(fileOf(dear)).toMatch(/made by: npm run train -- dog toy --seed 1 --size 50$/m);
    expect(fileOf(dear)).toMatch(/from: 50 rounds$/m);
    expect(fileOf(dear)).toMatch(/held out: log loss 0.2500 on 10 rounds$/m);
    expect(fileOf(dear)).toContain('export const toy: readonly number[] = [1,50,0];');
  });

  test.each([cheap, dear])('is read as it was written', (table) => {
    const header = headerFor(table, { seed: 7, size: 9 }, table.make({ seed: 7, size: 9 }));
    expect(parseHeader(formatHeader('dog', table, header))).toEqual(header);
  });

  test('is missed', () => {
    expect(parseHeader('export const toy = [1];')).toBeNull();
    expect(faultsOf('dog', cheap, '')).toEqual([
      'dog toy has no header: make it with npm run train -- dog toy --seed 1 --size 50',
    ]);
  });
});

describe('The check', () => {
  test.each([cheap, dear])('finds nothing where all is as it was made', (table) => {
    expect(faultsOf('dog', table, fileOf(table))).toEqual([]);
  });

  test.each([undefined, 5])('notices numbers changed by hand', (rehearsal) => {
    const text = fileOf(toy([1, 50, 0], rehearsal));
    expect(faultsOf('dog', toy([1, 51, 0], rehearsal), text)).toEqual([
      expect.stringContaining('was changed after it had been made'),
    ]);
  });

  test.each([undefined, 5])('notices code that makes other numbers', (rehearsal) => {
    const text = fileOf(toy([1, 50, 0], rehearsal));
    expect(faultsOf('dog', toy([1, 50, 0], rehearsal, 3), text)).toEqual([
      expect.stringContaining('comes out otherwise'),
    ]);
  });

  test('goes by the seed and size that the header names', () => {
    const text = fileOf(cheap).replace('--size 50', '--size 60');
    expect(faultsOf('dog', cheap, text)).toEqual([expect.stringContaining('--seed 1 --size 60')]);
  });
});
