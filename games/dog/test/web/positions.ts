import { botAct, randomBot, sealBot } from '@rudel/bots';
import { dog } from '@rudel/dog';
import { dogBots } from '@rudel/dog/bot';
import type { Glimpse, Move, Options, View } from '@rudel/dog/page';
import { drawByLot, seal, secretFromSeed, seededRng } from '@rudel/kernel';
import type { Act, Lot, Seat } from '@rudel/kernel';

const game = seal(dog);
const bots = [sealBot(randomBot(dog.player)), ...dogBots.map((bot) => sealBot(bot))];

export type Situation = { readonly view: View; readonly legal: readonly Move[] };
export type Happening = {
  readonly before: View;
  readonly after: View;
  readonly glimpses: readonly Glimpse[];
  readonly move: Move | null;
};

export const tables: readonly Partial<Options>[] = [
  {},
  { deck: 'braendi', jackWithoutEffect: 'no', jackTakesFresh: 'own' },
  { sevenHelpsPartner: 'always' },
  { jokerFinishes: 'no', sevenHelpsPartner: 'always' },
];

export const optionsWith = (some: Partial<Options>): Options => ({ ...dog.options.defaults, ...some });

/** Plays a match, even seats by one bot and odd ones by the other, and shows every step to one eye or the mover. */
export function playThrough(
  seed: string,
  options: Options,
  eyeOf: (act: Act) => Seat | 'table',
  see: (happening: Happening, asked: Situation | null) => void,
): void {
  const lot: Lot = { secret: secretFromSeed(seed), contributions: [] };
  const rng = seededRng(seed);
  let state = game.table.start(options, 4);
  let draws = 0;
  for (;;) {
    const turn = game.table.turn(state);
    if (turn.kind === 'over') return;
    let act: Act;
    let asked: Situation | null = null;
    if (turn.kind === 'chance') {
      act = { by: 'chance', drawn: drawByLot(lot, turn.urn, draws) };
      draws += 1;
    } else {
      const seat = turn.seats[0] as Seat;
      const view = game.table.view(state, seat) as unknown as View;
      asked = { view, legal: dog.player.legal(view) };
      const bot = bots[(seat + seed.length) & 1];
      if (bot === undefined) throw new Error('two bots are needed');
      act = botAct(game, state, seat, bot, rng, { kind: 'iterations', count: 1 });
    }
    const after = game.table.apply(state, act);
    const eye = eyeOf(act);
    see(
      {
        before: game.table.view(state, eye) as unknown as View,
        after: game.table.view(after, eye) as unknown as View,
        glimpses: game.table.glimpses({ before: state, act, after }, eye) as unknown as Glimpse[],
        move: 'move' in act ? (act.move as unknown as Move) : null,
      },
      asked,
    );
    state = after;
  }
}

/** The decisions of a match. */
export function situationsOf(seed: string, options: Options): readonly Situation[] {
  const all: Situation[] = [];
  playThrough(
    seed,
    options,
    () => 'table',
    (_, asked) => asked !== null && all.push(asked),
  );
  return all;
}
