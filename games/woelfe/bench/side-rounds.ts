import type { Budget } from '@rudel/bots';
import { drawByLot, secretFromSeed, seededRng } from '@rudel/kernel';
import type { Act, Lot, Seat } from '@rudel/kernel';
import { woelfe } from '@rudel/woelfe';
import type { WoelfeTypes } from '@rudel/woelfe';
import type { World } from '@rudel/woelfe/bot';
import { Clairvoyant } from './clairvoyant.ts';
import { choose, noThought, seatsOf } from './thinking.ts';
import type { Thought, WoelfeBot } from './thinking.ts';

const { table } = woelfe;
type State = WoelfeTypes['State'];
type Scored = Extract<WoelfeTypes['Glimpse'], { readonly kind: 'sidesScored' }>;

/** Two bots as whole sides of four-player rounds: each plays each deal as the hunters and as the dwellers. */
export type SideDuel = {
  readonly options: WoelfeTypes['Options'];
  readonly one: WoelfeBot;
  readonly other: WoelfeBot;
  readonly budget: Budget;
  readonly seed: string;
};

/** What came of some rounds, for the first of the two. */
export type SideTally = {
  /** Of rounds with two hunters, and of those with one who holds both. */
  readonly pairs: Won;
  readonly lone: Won;
  readonly thought: { readonly one: Thought; readonly other: Thought };
};

export type Won = { rounds: number; wins: number; lead: number };

export const noRounds = (): SideTally => ({
  pairs: { rounds: 0, wins: 0, lead: 0 },
  lone: { rounds: 0, wins: 0, lead: 0 },
  thought: { one: noThought(), other: noThought() },
});

/** Plays one deal twice, with the sides changed, and adds what came of it. */
export function playDeal(duel: SideDuel, deal: number, sum: SideTally): void {
  for (const hunts of [true, false]) {
    const { hunters, points } = new SideRound(duel, deal, hunts, sum).play();
    const isOne = (seat: Seat): boolean => hunters.includes(seat) === hunts;
    const best = (mine: boolean): number => Math.max(...points.filter((_, seat) => isOne(seat) === mine));
    const won = hunters.length === 1 ? sum.lone : sum.pairs;
    won.rounds += 1;
    won.lead += best(true) - best(false);
    if (best(true) > best(false)) won.wins += 1;
  }
}

/** One round; who plays which seat is settled when the dice are drawn. */
class SideRound {
  readonly #duel: SideDuel;
  readonly #doesHunt: boolean;
  readonly #sum: SideTally;
  readonly #lot: Lot;
  readonly #seed: string;
  #state: State;
  #draws = 0;
  #hunters: readonly Seat[] | null = null;

  constructor(duel: SideDuel, deal: number, doesHunt: boolean, sum: SideTally) {
    this.#duel = duel;
    this.#doesHunt = doesHunt;
    this.#sum = sum;
    this.#seed = `${duel.seed} ${deal} ${doesHunt}`;
    this.#lot = { secret: secretFromSeed(`${duel.seed} ${deal}`), contributions: [] };
    this.#state = table.start(duel.options, 4);
  }

  play(): Scored {
    const rngs = seatsOf(4).map((seat) => seededRng(`${this.#seed} ${seat}`));
    for (;;) {
      const turn = table.turn(this.#state);
      if (turn.kind === 'over') throw new Error('the round was over before');
      let act: Act<WoelfeTypes['Move']>;
      if (turn.kind === 'chance') {
        act = { by: 'chance', drawn: drawByLot(this.#lot, turn.urn, this.#draws) };
        this.#draws += 1;
      } else {
        const by = turn.seats[0] ?? 0;
        act = { by, move: this.#choose(by, rngs[by] ?? seededRng(this.#seed)) };
      }
      const before = this.#state;
      this.#state = table.apply(before, act);
      const scored = table
        .glimpses({ before, act, after: this.#state }, 'table')
        .find((glimpse) => glimpse.kind === 'sidesScored');
      if (scored !== undefined) return scored;
    }
  }

  #choose(seat: Seat, rng: ReturnType<typeof seededRng>): WoelfeTypes['Move'] {
    const { one, other, budget } = this.#duel;
    const truth = truthOf(this.#state);
    this.#hunters ??= seatsOf(4).filter((each) => truth[each]?.includes('H'));
    const isOne = this.#hunters.includes(seat) === this.#doesHunt;
    const bot = isOne ? one : other;
    if (bot instanceof Clairvoyant) bot.truth = truth;
    const { thought } = this.#sum;
    return choose(bot, table.view(this.#state, seat), rng, budget, isOne ? thought.one : thought.other);
  }
}

/** All dice behind the screens: each seat sees its own. */
function truthOf(state: State): World {
  return seatsOf(4).map((seat) => table.view(state, seat).hands[seat] as World[number]);
}
