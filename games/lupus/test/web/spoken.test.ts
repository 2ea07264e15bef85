import { describe, expect, test } from 'vitest';
import { seededRng, writtenLanguages } from '@rudel/kernel';
import type { Eye } from '@rudel/kernel';
import { lupus } from '@rudel/lupus';
import type { LupusTypes } from '@rudel/lupus/page';
import { couplingsOf, lawfulStates, randomRun, setupOf } from '@rudel/testkit';
import type { Coupling, Run } from '@rudel/testkit';
import { lineOf } from '@rudel/ui/script';
import { scripts } from '../../web/script/index.ts';
import { couplingsOfActs, couplingsOfRoles } from '../couplings.ts';

type LupusRun = Run<LupusTypes>;

const nameOf = (seat: number): string => `Name${seat}`;

/** All that is spoken of a run, every way of it with its pause, and whose turn is called; null where the run is not lawful. */
function spokenOf(run: LupusRun, eye: Eye = 'table'): string | null {
  const states = lawfulStates(lupus, run);
  if (states === null) return null;
  const spoken = run.acts.flatMap((act, at) => {
    const [before, after] = [states[at], states[at + 1]];
    if (before === undefined || after === undefined) return [];
    const glimpses = lupus.table.glimpses({ before, act, after }, eye);
    const view = lupus.table.view(after, 'table');
    return writtenLanguages.flatMap((language) => {
      const script = scripts[language];
      const lines = glimpses.map((glimpse) => lineOf(script, glimpse, nameOf));
      const asked = lupus.player.asked(view).join(',');
      return [...lines.filter((line) => line !== null), script.turn(view, asked)];
    });
  });
  return JSON.stringify(spoken.filter((line) => line !== null));
}

type Search = { readonly pairs: number; readonly difference: string | null };

/** Compares what is spoken of runs between which the room must not be able to tell. */
function search(
  coupling: Coupling<LupusTypes>,
  wanted: number,
  spoken: (run: LupusRun) => string | null,
): Search {
  let pairs = 0;
  for (let seed = 0; pairs < wanted && seed < wanted * 40; seed += 1) {
    const rng = seededRng(`spoken ${seed}`);
    const run = randomRun(lupus, setupOf(lupus, seed), rng, 200);
    const other = coupling(run, 'table', rng);
    const said = other === null ? null : spoken(other);
    if (said === null) continue;
    pairs += 1;
    if (said !== spoken(run)) return { pairs, difference: `seed ${seed}` };
  }
  return { pairs, difference: null };
}

const couplings = [couplingsOfRoles, couplingsOfActs].flatMap((secrecy) => [...couplingsOf(lupus, secrecy)]);

describe('what is spoken does not depend on', () => {
  test.each(couplings)('%s', (_name, coupling) => {
    const { pairs, difference } = search(coupling, 8, (run) => spokenOf(run));
    expect(pairs).toBe(8);
    expect(difference).toBeNull();
  });
});

/** What a voice would say that also knew the cards which one seat sees. */
function saidFromSeat(run: LupusRun): string | null {
  const cards = lawfulStates(lupus, run)?.map((state) => lupus.table.view(state, 0).cards);
  return cards === undefined ? null : `${spokenOf(run, 0)} ${JSON.stringify(cards)}`;
}

describe('a voice that knows more than the room is found out', () => {
  test('one that speaks from a seat', () => {
    const swap = couplings.find(([name]) => name === 'swapCards')?.[1];
    if (swap === undefined) throw new Error('no swap of cards');
    expect(search(swap, 8, saidFromSeat).difference).not.toBeNull();
  });
});

test('at night every call is said, and nothing in it names anybody', () => {
  for (let seed = 0; seed < 6; seed += 1) {
    const run = randomRun(lupus, setupOf(lupus, seed), seededRng(`named ${seed}`), 400);
    const states = lawfulStates(lupus, run) ?? [];
    for (const [at, act] of run.acts.entries()) {
      const [before, after] = [states[at], states[at + 1]];
      if (before === undefined || after === undefined) continue;
      for (const glimpse of lupus.table.glimpses({ before, act, after }, 'table')) {
        if (!['nightfall', 'called', 'asleep'].includes(glimpse.kind)) continue;
        for (const language of writtenLanguages) {
          const line = lineOf(scripts[language], glimpse, nameOf);
          expect(line?.from).toBe('nights');
          expect(line?.ways.join(' ')).not.toMatch(/Name\d|^\s*$/);
        }
      }
    }
  }
});
