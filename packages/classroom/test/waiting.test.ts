import { expect, test } from 'vitest';
import { withSwiss } from '@rudel/kernel';
import type { SealedTypes } from '@rudel/kernel';
import type { Explanation, Noticed } from '@rudel/ui/guidance';
import { waitingAfter } from '../src/guide/waiting.ts';

const explanation = (id: string): Explanation<SealedTypes> => ({
  id,
  isDue: ({ heard }) => heard.some((glimpse) => glimpse.kind === id),
  where: () => [`.${id}`],
  says: withSwiss({ en: id, de: id }),
});

const guidance = [explanation('give'), explanation('hit')];

const hearing = (...kinds: readonly string[]): Noticed<SealedTypes> => ({
  view: { eye: 0 },
  seat: 0,
  heard: kinds.map((kind) => ({ kind })),
});

const idsAfter = (...args: Parameters<typeof waitingAfter<SealedTypes>>): readonly string[] =>
  waitingAfter(...args).map(({ explanation: { id } }) => id);

const [never, always] = [() => false, () => true];

test('what comes up waits in the order of the guidance, and nothing that was said', () => {
  expect(idsAfter(guidance, [], hearing('hit', 'give'), never, always)).toEqual(['give', 'hit']);
  expect(idsAfter(guidance, [], hearing('hit', 'give'), (id) => id === 'give', always)).toEqual(['hit']);
});

test('what happened keeps waiting while it can be pointed at, and is dropped when it cannot', () => {
  const before = waitingAfter(guidance, [], hearing('hit'), never, always);
  expect(idsAfter(guidance, before, hearing(), never, always)).toEqual(['hit']);
  expect(idsAfter(guidance, before, hearing(), never, never)).toEqual([]);
});
