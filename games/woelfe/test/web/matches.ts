import { botAct, randomBot, sealBot } from '@rudel/bots';
import { drawByLot, seal, secretFromSeed, seededRng } from '@rudel/kernel';
import type { Act, Eye, Lot, Seat } from '@rudel/kernel';
import { woelfe } from '@rudel/woelfe';
import { woelfeBots } from '@rudel/woelfe/bot';
import type { Glimpse, Options, View } from '@rudel/woelfe/page';

const game = seal(woelfe);
const bots = [sealBot(randomBot(woelfe.player)), ...woelfeBots.map((bot) => sealBot(bot))];

/** A decision with all that chance did after it, as a page hears of it. */
export type Happening = {
  readonly before: View;
  readonly after: View;
  readonly glimpses: readonly Glimpse[];
  /** What every seat sees afterwards. */
  readonly views: readonly View[];
};

export const allExpansions: Options = {
  ...woelfe.options.defaults,
  stalk: 'yes',
  fever: 'yes',
  hunterCaught: 'yes',
  wolfPack: 'yes',
  halali: 'yes',
};

/** A whole match of bots, seen by one eye. */
export function happeningsOf(
  seed: string,
  seats: number,
  eye: Eye,
  options = allExpansions,
): readonly Happening[] {
  const lot: Lot = { secret: secretFromSeed(seed), contributions: [] };
  const rng = seededRng(seed);
  const happenings: Happening[] = [];
  let state = game.table.start(options, seats);
  let before = state;
  let glimpses: Glimpse[] = [];
  let draws = 0;
  const view = (of: typeof state, who: Eye): View => game.table.view(of, who) as unknown as View;
  for (;;) {
    const turn = game.table.turn(state);
    if (turn.kind !== 'chance') {
      const views = Array.from({ length: seats }, (_, seat) => view(state, seat));
      happenings.push({ before: view(before, eye), after: view(state, eye), glimpses, views });
      [before, glimpses] = [state, []];
    }
    if (turn.kind === 'over') return happenings;
    let act: Act;
    if (turn.kind === 'chance') {
      act = { by: 'chance', drawn: drawByLot(lot, turn.urn, draws) };
      draws += 1;
    } else {
      const seat = turn.seats[0] as Seat;
      const bot = bots[seat % bots.length];
      if (bot === undefined) throw new Error('there is no bot');
      act = botAct(game, state, seat, bot, rng, { kind: 'iterations', count: 1 });
    }
    const after = game.table.apply(state, act);
    glimpses.push(...(game.table.glimpses({ before: state, act, after }, eye) as unknown as Glimpse[]));
    state = after;
  }
}
