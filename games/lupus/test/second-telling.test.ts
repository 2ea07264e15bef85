import { describe, expect, test } from 'vitest';
import { drawFrom, formatAct, pick, seededRng } from '@rudel/kernel';
import type { Act } from '@rudel/kernel';
import { setupOf } from '@rudel/testkit';
import { lupus } from '../src/index.ts';
import type { Move, Shown } from '../src/types.ts';
import { Teller } from './second-telling.ts';

/** Where a match stands, by the game itself. */
function factsOf({ phase, night, fates, elder, days }: Shown): object {
  const isJudging = phase === 'defence' || phase === 'verdict';
  return { stage: phase, night, fates, elder, suspects: isJudging ? days.at(-1)?.suspects : [] };
}

describe('the game and its second telling agree', () => {
  for (let first = 0; first < 36; first += 6) {
    test(`in the matches ${first} to ${first + 5}`, { timeout: 600_000 }, () => {
      for (let seed = first; seed < first + 6; seed += 1) {
        const setup = setupOf(lupus, seed);
        const rng = seededRng(`told twice ${seed}`);
        const teller = new Teller({ ...setup, acts: [] }, 'table');
        let state = lupus.table.start(setup.options, setup.seats);
        for (let turn = lupus.table.turn(state); turn.kind !== 'over'; turn = lupus.table.turn(state)) {
          let act: Act<Move> = { by: 'clock' };
          if (turn.kind === 'chance') act = { by: 'chance', drawn: drawFrom(turn.urn, rng) };
          else if (rng.int(8) > 0) {
            const by = pick(turn.seats, rng);
            act = { by, move: pick(lupus.player.legal(lupus.table.view(state, by)), rng) };
          }
          state = lupus.table.apply(state, act);
          teller.hear(act);
          const { shown } = lupus.table.view(state, 'table');
          expect(teller.facts, `seed ${seed} after ${formatAct(lupus, act)}`).toEqual(factsOf(shown));
        }
      }
    });
  }
});
