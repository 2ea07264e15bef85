import type { Bot } from '@rudel/bots';
import { drawFrom, mustParse, seededRng } from '@rudel/kernel';
import { tofugottBots } from '../src/bot/index.ts';
import { tofugott } from '../src/index.ts';
import type { Move, Shown, TofugottTypes, View } from '../src/types.ts';

const { table } = tofugott;
export const budget = { kind: 'iterations', count: 1 } as const;

export type AnyLevel = Bot<TofugottTypes>;

export function levelNamed(name: string): AnyLevel {
  const found = tofugottBots.find((bot) => bot.name === name);
  if (found === undefined) throw new Error(`no bot ${name}`);
  return found;
}

/** Plays a match, one bot a seat, tells each choice, and returns what everybody has seen at its end. */
export function botMatch(
  seed: string,
  bots: readonly AnyLevel[],
  opts: string,
  onChoice: (view: View, move: Move) => void = () => {},
): Shown {
  const rng = seededRng(seed);
  let state = table.start(mustParse(tofugott.options, opts), bots.length);
  for (;;) {
    const turn = table.turn(state);
    if (turn.kind === 'over') return table.view(state, 'table').shown;
    if (turn.kind === 'chance') {
      state = table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
      continue;
    }
    const by = turn.seats[0] ?? 0;
    const view = table.view(state, by);
    const move = (bots[by] as AnyLevel).choose(view, rng, budget);
    onChoice(view, move);
    state = table.apply(state, { by, move });
  }
}

/** How many of all guesses in a match were right, and how many there were. */
export function hitsIn({ past }: Shown): { readonly hits: number; readonly guesses: number } {
  const shots = past.flatMap(({ guesses, best }) =>
    guesses.flatMap((row, at) => row.filter((one) => one !== null).map((one) => one === best[at])),
  );
  return { hits: shots.filter(Boolean).length, guesses: shots.length };
}
