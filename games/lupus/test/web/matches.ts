import { botAct, sealBot } from '@rudel/bots';
import { drawByLot, seal, secretFromSeed, seededRng } from '@rudel/kernel';
import type { Act, Eye, Lot, Seat } from '@rudel/kernel';
import { lupus } from '@rudel/lupus';
import { lupusBots } from '@rudel/lupus/bot';
import type { Glimpse, Options, View } from '@rudel/lupus/page';

const game = seal(lupus);
const bots = lupusBots.map((bot) => sealBot(bot));

/** What one act, of a seat or of chance, is to every eye. */
export type Happening = {
  readonly eyes: readonly Eye[];
  /** What each eye sees afterwards, and what it has noticed, in the order of the eyes. */
  readonly views: readonly View[];
  readonly glimpses: readonly (readonly Glimpse[])[];
};

/** A whole match of bots, seen by everybody. */
export function happeningsOf(
  seed: string,
  seats: number,
  options: Partial<Options> = {},
): readonly Happening[] {
  const lot: Lot = { secret: secretFromSeed(seed), contributions: [] };
  const rng = seededRng(seed);
  const eyes: readonly Eye[] = ['table', ...Array.from({ length: seats }, (_, seat) => seat)];
  const happenings: Happening[] = [];
  let state = game.table.start({ ...lupus.options.defaults, ...options }, seats);
  let draws = 0;
  for (;;) {
    const turn = game.table.turn(state);
    if (turn.kind === 'over') return happenings;
    let act: Act;
    if (turn.kind === 'chance') {
      act = { by: 'chance', drawn: drawByLot(lot, turn.urn, draws) };
      draws += 1;
    } else {
      const seat = turn.seats[0] as Seat;
      const [bot] = bots;
      if (bot === undefined) throw new Error('there is no bot');
      act = botAct(game, state, seat, bot, rng, { kind: 'iterations', count: 1 });
    }
    const after = game.table.apply(state, act);
    const step = { before: state, act, after };
    happenings.push({
      eyes,
      views: eyes.map((eye) => game.table.view(after, eye) as unknown as View),
      glimpses: eyes.map((eye) => game.table.glimpses(step, eye) as unknown as readonly Glimpse[]),
    });
    state = after;
  }
}
