import { describe, expect, it } from 'vitest';
import { drawFrom, seededRng } from '@rudel/kernel';
import type { Language } from '@rudel/kernel';
import { bots, consider } from '../src/bot/index.ts';
import { dog } from '../src/index.ts';
import { dogPlayer } from '../src/player.ts';
import type { View } from '../src/types.ts';
import { giving, playing } from './bot-sights.ts';

const budget = { kind: 'iterations', count: 400 } as const;
const nameOf = (seat: number): string => ['You', 'Lupa', 'Partner', 'Rolf'][seat] ?? '';

function hintAt(view: View, language: Language = 'en') {
  const hint = bots.hinter?.hint(view, seededRng('hint'), budget, { language, nameOf });
  if (hint === undefined) throw new Error('there are no hints');
  return { about: hint.about, moves: hint.moves.map(({ move, why }) => [dogPlayer.move.format(move), why]) };
}

const hitting = playing('2,8', { s0: '5,n,n,n', s1: '13,n,n,n' });

describe('a hint in Dog', () => {
  it('says what the position is about before it says what to do', () => {
    expect(hintAt(hitting).about).toBe('A stone of Lupa’s stands 8 fields before one of yours.');
    expect(hintAt(hitting, 'de').about).toBe('Ein Stein von Lupa steht 8 Felder vor einem von dir.');
    expect(hintAt(giving('5,6,8,9,10,K', {})).about).toContain('one of 6 cards');
  });

  it('names the moves that strong considers, the best first, by what it has weighed', () => {
    const { moves } = hintAt(hitting);
    const weighed = consider(hitting, seededRng('hint'), budget);
    const [best] = weighed;
    expect(moves[0]?.[0]).toBe(best && dogPlayer.move.format(best.move));
    expect(moves[0]?.[1]).toMatch(/^Sends a stone of theirs back/);
    expect(moves[0]?.[1]).toContain(`wins ${Math.round(100 * (best?.chance ?? 0))} of 100 matches.`);
    expect(moves.length).toBeLessThanOrEqual(3);
  });

  it('knows nothing but the view: truths that look alike lead to the same words', () => {
    const rng = seededRng('alike');
    let state = dog.table.start(dog.options.defaults, 4);
    for (let acts = 0; acts < 60; acts += 1) {
      const turn = dog.table.turn(state);
      if (turn.kind === 'over') break;
      if (turn.kind === 'chance') {
        state = dog.table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
        continue;
      }
      const by = turn.seats[0] ?? 0;
      const view = dog.table.view(state, by);
      if (acts % 10 === 0) {
        const other = dog.table.view(dog.table.imagine(view, rng), by);
        expect(hintAt(other)).toEqual(hintAt(view));
      }
      const move = bots.levels.easy?.choose(view, rng, budget);
      if (move === undefined) throw new Error('there is no easy bot');
      state = dog.table.apply(state, { by, move });
    }
  });
});
