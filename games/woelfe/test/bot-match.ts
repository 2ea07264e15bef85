import type { Bot, Budget } from '@rudel/bots';
import { drawFrom, mustParse, seededRng } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { woelfe } from '../src/index.ts';
import type { Move, State, View, WoelfeTypes } from '../src/types.ts';

const { table } = woelfe;

export const allExpansions = 'stalk=yes,fever=yes,hunterCaught=yes,wolfPack=yes,halali=yes';

export type BotMatch = {
  readonly seed: string;
  /** One bot a seat. */
  readonly bots: readonly Bot<WoelfeTypes>[];
  readonly options?: string;
  readonly budget: Budget;
};

type OnChoice = (view: View, move: Move) => void;

/** Plays a match, tells each choice and returns the winners. */
export function playMatch(
  { seed, bots, options = '-', budget }: BotMatch,
  onChoice: OnChoice = () => {},
): readonly Seat[] {
  const rng = seededRng(seed);
  let state = table.start(mustParse(woelfe.options, options), bots.length);
  for (;;) {
    const turn = table.turn(state);
    if (turn.kind === 'over') return turn.outcome.winners;
    if (turn.kind === 'chance') {
      state = table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
    } else {
      const by = turn.seats[0] ?? 0;
      const view = table.view(state, by);
      const move = (bots[by] as Bot<WoelfeTypes>).choose(view, rng, budget);
      onChoice(view, move);
      state = table.apply(state, { by, move });
    }
  }
}

export type SideRound = {
  readonly seed: string;
  /** Who plays the hunters, and who the dwellers. */
  readonly hunters: Bot<WoelfeTypes>;
  readonly dwellers: Bot<WoelfeTypes>;
  readonly budget: Budget;
};

/** Plays one round of four, each bot a whole side by the dice drawn, and says whether the hunters won it. */
export function doHuntersWin({ seed, hunters, dwellers, budget }: SideRound): boolean {
  const chance = seededRng(`${seed} chance`);
  const rng = seededRng(seed);
  let state = table.start(woelfe.options.defaults, 4);
  let hunts: readonly boolean[] | null = null;
  for (;;) {
    const turn = table.turn(state);
    const [scored] = state.shown.points;
    if (scored !== undefined && hunts !== null)
      return hunts.some((isHunter, seat) => isHunter && (scored[seat] as number) > 0);
    if (turn.kind === 'seats') {
      const by = turn.seats[0] ?? 0;
      hunts ??= huntersIn(state);
      const move = (hunts[by] === true ? hunters : dwellers).choose(table.view(state, by), rng, budget);
      state = table.apply(state, { by, move });
    } else if (turn.kind === 'chance')
      state = table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, chance) });
  }
}

const huntersIn = (state: State): readonly boolean[] =>
  [0, 1, 2, 3].map((seat) => table.view(state, seat).hands[seat]?.includes('H') === true);
