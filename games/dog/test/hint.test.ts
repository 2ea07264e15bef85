import { describe, expect, it, test } from 'vitest';
import { writtenHint } from '@rudel/bots';
import { seededRng } from '@rudel/kernel';
import type { Language } from '@rudel/kernel';
import { couplingsOf, hintingFaults } from '@rudel/testkit';
import { hintingSuite } from '@rudel/testkit/suite';
import { hinter } from '../src/bot/choose/hint.ts';
import { consider } from '../src/bot/index.ts';
import { dog } from '../src/index.ts';
import { dogPlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import { giving, playing } from './bot-sights.ts';
import { dogSecrecy } from './couplings.ts';

const usual = 400;
/** Enough to compare hints with each other. */
const few = 64;
const nameOf = (seat: number): string => ['You', 'Lupa', 'Partner', 'Rolf'][seat] ?? '';

const hintAt = (view: View, language: Language = 'en', count = usual) =>
  writtenHint(dogPlayer.move, hinter, view, {
    seed: 'hint',
    budget: { kind: 'iterations', count },
    reader: { language, nameOf },
  });

const hitting = playing('2,8', { s0: '5,n,n,n', s1: '13,n,n,n' });

describe('a hint in Dog', () => {
  it('says what the position is about before it says what to do', () => {
    expect(hintAt(hitting).about).toBe('A stone of Lupa’s stands 8 fields before one of yours.');
    expect(hintAt(hitting, 'de').about).toBe('Ein Stein von Lupa steht 8 Felder vor einem von dir.');
    expect(hintAt(giving('5,6,8,9,10,K', {})).about).toContain('one of 6 cards');
  });

  it('names the moves that strong considers, the best first, by what it has weighed', () => {
    const { moves } = hintAt(hitting);
    const weighed = consider(hitting, seededRng('hint'), { kind: 'iterations', count: usual });
    const [best] = weighed;
    expect(moves[0]?.text).toBe(best && dogPlayer.move.format(best.move));
    expect(moves[0]?.why).toMatch(/^Sends a stone of theirs back/);
    expect(moves[0]?.why).toContain(`wins ${Math.round(100 * (best?.chance ?? 0))} of 100 matches.`);
    expect(moves.length).toBeLessThanOrEqual(3);
  });
});

const hinting = (view: View): string => JSON.stringify(hintAt(view, 'en', few));

hintingSuite(dog, { ...dogSecrecy, pairs: 4 }, hinting);

test('a hint that keeps something from one question to the next is caught', () => {
  let asked = 0;
  const faults = [...couplingsOf(dog, dogSecrecy).values()].map(
    (coupling) =>
      hintingFaults(
        dog,
        coupling,
        () => {
          asked += 1;
          return String(asked);
        },
        2,
      ).faults.length,
  );
  expect(Math.min(...faults)).toBeGreaterThan(0);
});
