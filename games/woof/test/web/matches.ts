import { botAct, randomBot, sealBot } from '@rudel/bots';
import { drawByLot, seal, secretFromSeed, seededRng } from '@rudel/kernel';
import type { Act, Eye, Lot, Seat } from '@rudel/kernel';
import { woof } from '@rudel/woof';
import { woofBots } from '@rudel/woof/bot';
import type { Glimpse, View } from '@rudel/woof/page';

const game = seal(woof);
const bots = [...woofBots.map((bot) => sealBot(bot)), sealBot(randomBot(woof.player))];

/** A decision with all that chance did after it, as a page hears of it. */
export type Happening = {
  readonly before: View;
  readonly after: View;
  readonly glimpses: readonly Glimpse[];
  /** What every seat sees afterwards. */
  readonly views: readonly View[];
};

/** A whole match of bots, seen by one eye. */
export function happeningsOf(
  seed: string,
  seats: number,
  eye: Eye,
  options: Partial<typeof woof.options.defaults> = {},
): readonly Happening[] {
  const lot: Lot = { secret: secretFromSeed(seed), contributions: [] };
  const rng = seededRng(seed);
  const happenings: Happening[] = [];
  let state = game.table.start({ ...woof.options.defaults, ...options }, seats);
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
      const bot = bots[seat % 4 === 3 ? 1 : 0];
      if (bot === undefined) throw new Error('there is no bot');
      act = botAct(game, state, seat, bot, rng, { kind: 'iterations', count: 1 });
    }
    const after = game.table.apply(state, act);
    glimpses.push(...(game.table.glimpses({ before: state, act, after }, eye) as unknown as Glimpse[]));
    state = after;
  }
}
