import type { Budget } from '@rudel/bots';
import { dog } from '@rudel/dog';
import type { DogTypes } from '@rudel/dog';
import { consider } from '@rudel/dog/bot';
import { drawByLot, secretFromSeed, seededRng } from '@rudel/kernel';
import type { Lot, Rng, Seat } from '@rudel/kernel';
import type { Card, Considered, Contestant, Move, Truth, View } from './contestants.ts';

const { table, player } = dog;
type State = DogTypes['State'];

/** Two bots as teams: each deal is played twice, with the same luck and the sides changed. */
export type Duel = {
  readonly options: DogTypes['Options'];
  readonly one: Contestant;
  readonly other: Contestant;
  readonly budget: Budget;
  readonly seed: string;
};

/** What came of some matches, for the first of the two. */
export type Tally = {
  matches: number;
  wins: number;
  /** Decisions with a choice, and the processor time that each took. */
  readonly ms: number[];
  /** Moves that sent a stone of the partner home or stood in its way, where there was another move. */
  unkind: number;
  /** Those of them that a second look, with other chance and more time, finds no better than a kind move. */
  needless: number;
};

export const noMatches = (): Tally => ({ matches: 0, wins: 0, ms: [], unkind: 0, needless: 0 });

/** How much longer the second look is. */
const secondLook = 4;

export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function playDeal(duel: Duel, deal: number, tally: Tally): void {
  for (const side of [0, 1]) {
    const winners = new Match(duel, deal, side, tally).play();
    tally.matches += 1;
    if (winners.includes(side)) tally.wins += 1;
  }
}

class Match {
  readonly #duel: Duel;
  readonly #side: number;
  readonly #tally: Tally;
  readonly #lot: Lot;
  readonly #rngs: readonly Rng[];
  #state: State;
  #draws = 0;

  constructor(duel: Duel, deal: number, side: number, tally: Tally) {
    this.#duel = duel;
    this.#side = side;
    this.#tally = tally;
    this.#lot = { secret: secretFromSeed(`${duel.seed} ${deal}`), contributions: [] };
    this.#rngs = [0, 1, 2, 3].map((seat) => seededRng(`${duel.seed} ${deal} ${seat}`));
    this.#state = table.start(duel.options, 4);
  }

  play(): readonly Seat[] {
    for (;;) {
      const turn = table.turn(this.#state);
      if (turn.kind === 'over') return turn.outcome.winners;
      if (turn.kind === 'chance') {
        const drawn = drawByLot(this.#lot, turn.urn, this.#draws);
        this.#draws += 1;
        this.#state = table.apply(this.#state, { by: 'chance', drawn });
      } else {
        const by = turn.seats[0] ?? 0;
        this.#state = table.apply(this.#state, { by, move: this.#choose(by) });
      }
    }
  }

  #choose(seat: Seat): Move {
    const { one, other } = this.#duel;
    const view = table.view(this.#state, seat);
    const [only, ...others] = player.legal(view);
    if (only === undefined) throw new Error('nobody is asked here');
    if (others.length === 0) return only;
    const isOne = (seat & 1) === this.#side;
    const begun = processorMs();
    const move = this.#chosenBy(isOne ? one : other, view, seat, isOne);
    if (isOne) this.#tally.ms.push(processorMs() - begun);
    return move;
  }

  #chosenBy(contestant: Contestant, view: View, seat: Seat, isOne: boolean): Move {
    const rng = this.#rngs[seat] as Rng;
    const { budget } = this.#duel;
    if ('bot' in contestant) return contestant.bot.choose(view, rng, budget);
    const considered = contestant.considers(view, rng, budget, truthOf(this.#state));
    const [best] = considered;
    if (best === undefined) throw new Error(`${contestant.name} considered nothing`);
    if (isOne && best.deed.isUnkind && considered.some(isKind)) this.#judge(view, best);
    return best.move;
  }

  /** Looks once more at a move that a partner would not like. */
  #judge(view: View, { move }: Considered): void {
    this.#tally.unkind += 1;
    const again = consider(view, seededRng(`second look ${this.#tally.unkind}`), longer(this.#duel.budget));
    const text = player.move.format(move);
    const chance = again.find((one) => player.move.format(one.move) === text)?.chance ?? 0;
    if (again.some((one) => isKind(one) && one.chance >= chance)) this.#tally.needless += 1;
  }
}

const isKind = ({ deed }: Considered): boolean => !deed.isUnkind;

function longer(budget: Budget): Budget {
  return budget.kind === 'ms'
    ? { ...budget, ms: budget.ms * secondLook }
    : { ...budget, count: budget.count * secondLook };
}

/** Each seat sees its own hand. */
function truthOf(state: State): Truth {
  return [0, 1, 2, 3].map((seat) => table.view(state, seat).hands[seat] as readonly Card[]);
}
