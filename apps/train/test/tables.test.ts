import { describe, expect, test } from 'vitest';
import { trainings } from '@rudel/shelf/train';
import { faultsOf } from '../src/checking.ts';
import { pathOf, readLearned } from '../src/learned-file.ts';

describe.each(trainings)('What the bots of $game have learned', ({ game, tables }) => {
  test.each(tables)('$name comes out as it was made', (table) => {
    expect(faultsOf(game, table, readLearned(pathOf(game, table.name)))).toEqual([]);
  });
});
