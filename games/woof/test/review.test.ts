import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Reviewing, sealReviewer } from '@rudel/bots';
import { parseRecord, replay, seal, seededRng } from '@rudel/kernel';
import type { Replayed, SealedTypes } from '@rudel/kernel';
import { bots } from '../src/bot/index.ts';
import { woof } from '../src/index.ts';

const found = bots.reviewer;
if (found === undefined) throw new Error('nobody reviews Woof!!');
const reviewer = found;
const reader = { language: 'en', nameOf: (seat: number) => `seat ${seat}` } as const;

function keptMatch(name: string): Replayed<SealedTypes> {
  const text = readFileSync(new URL(`../records/${name}.rudel`, import.meta.url), 'utf8');
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error);
  const played = replay(seal(woof), record.value);
  if ('error' in played) throw new Error(played.error);
  return { ...played, acts: played.acts.slice(0, 140), states: played.states.slice(0, 141) };
}

describe('a review of a match of Woof!!', () => {
  const played = keptMatch('five-greedy-bots');
  const sealed = sealReviewer(reviewer);
  const reviewing = new Reviewing({ game: seal(woof), reviewer: sealed, played, seat: 1, seed: 'a', reader });
  while (!reviewing.isDone) reviewing.step();
  const { review } = reviewing;

  it('says how sure one could be, which looks and answers make more certain', () => {
    expect(review.measure).toBe('certainty');
    const known = review.own.flatMap((chance) => (chance === null ? [] : [chance]));
    expect(known.length).toBeGreaterThan(10);
    for (const chance of known) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThanOrEqual(1 + 1e-9);
    }
    expect(Math.max(...known)).toBeGreaterThan(known[0] ?? 1);
    expect(review.open.every((chance) => chance === null)).toBe(true);
  });

  it('judges suspicions and nothing else, beside one that is at least as likely', () => {
    expect(review.judged.length).toBeGreaterThan(0);
    for (const { act, made, best, loss, chance } of review.judged) {
      expect(made).toMatch(/^suspect/);
      const view = woof.table.view(played.states[act] as never, 1);
      const legal = woof.player.legal(view).map((move) => woof.player.move.format(move));
      expect(legal).toEqual(expect.arrayContaining([made, best]));
      expect(loss).toBeLessThanOrEqual(chance);
    }
  });

  it('knows nothing but the view: truths that look alike are reviewed alike', () => {
    const rng = seededRng('alike');
    for (const act of [12, 20, 30]) {
      const view = woof.table.view(played.states[act] as never, 1);
      const other = woof.table.view(woof.table.imagine(view, rng), 1);
      expect(reviewer.outlook(other, rng)).toBe(reviewer.outlook(view, rng));
    }
  });
});
