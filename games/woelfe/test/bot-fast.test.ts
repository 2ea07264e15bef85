import { describe, expect, inject, it } from 'vitest';
import { seededRng } from '@rudel/kernel';
import type { FastRound } from '../src/bot/know/fast/fast-round.ts';
import { FastPair } from './fast-pair.ts';

const expansions = ['stalk', 'fever', 'hunterCaught', 'wolfPack', 'halali'];
const matchesEach = inject('long') ? 68 : 2;

/** All 32 sets of expansions with four seats, and the games of two and three. */
function tables(): { readonly seats: number; readonly options: string }[] {
  const sets = Array.from({ length: 2 ** expansions.length }, (_, set) =>
    expansions.filter((__, bit) => ((set >> bit) & 1) === 1).map((name) => `${name}=yes`),
  );
  const four = sets.map((names) => ({ seats: 4, options: names.join(',') || '-' }));
  return [...four, { seats: 2, options: '-' }, { seats: 3, options: '-' }];
}

/** The comparison as texts first: `expect` is slow, and this happens often. */
function expectSame(core: object, real: object, log: readonly string[]): void {
  if (JSON.stringify(core) === JSON.stringify(real)) return;
  expect({ ...core, log }).toEqual({ ...real, log });
}

/** What a search reads of a round; of dice still rolling the face does not count. */
function loadedPart({ trick, hands, drawn, shown, gone, again, played }: FastRound): object {
  const { bees, foxes, mushrooms, hunters, wolves, leader, count } = trick;
  const lists = [hands, drawn, shown, gone, bees].map((list) => [...list]);
  return { lists, again, played, foxes, mushrooms, hunters, wolves, leader, count };
}

describe('the fast core and the rules agree on every position, every list of moves and all points', () => {
  it.each(tables())(
    '$seats seats, $options',
    ({ seats, options }) => {
      for (let match = 0; match < matchesEach; match += 1) {
        const rng = seededRng(`lock step ${seats} ${options} ${match}`);
        const pair = new FastPair(options, seats);
        const log: string[] = [];
        let rounds = 0;
        while (!pair.isOver) {
          log.push(pair.step(rng));
          if (pair.isPlaying) {
            expectSame(pair.core(), pair.real(), log);
            expectSame(loadedPart(pair.fast), loadedPart(pair.loaded()), log);
          }
          if (pair.state.shown.points.length === rounds) continue;
          rounds += 1;
          const { real, core } = pair.points();
          expectSame(core, real, log);
          expect(pair.fast.phase).toBe('over');
        }
        expect(rounds).toBeGreaterThan(0);
      }
    },
    600_000,
  );
});
