import type { Seat } from '@rudel/kernel';
import type { Move } from '../../types.ts';
import { codeOf } from '../know/fast/fast-dice.ts';
import type { FastRound } from '../know/fast/fast-round.ts';
import type { Plan } from '../know/plan.ts';
import { Habit } from '../worlds/habit/habit.ts';
import { usualTemper } from '../worlds/habit/temper.ts';

/** What a wolf more for one's side is worth in points. */
const pointsPerWolf = 1.4;
/** What declaring costs on average, in points. */
const boldness = -2;
/** What a trick beside the expected ones costs a bid. */
const bidSlope = 2;

/** A goblin that gains less than this part of what it must gain is idle. */
const idleShare = 0.2;

/** For how many trials the opinion of a habit counts; of bids it knows little. */
const weight = { bids: 2, others: 6 } as const;

/** What a habit that knows the sides of a world thinks of a seat's plans, in points. */
export class PriorOfHabit {
  readonly #habit: Habit = new Habit({ ...usualTemper, insight: 1 });

  /** For how many trials its opinion counts. */
  trialsFor({ phase }: FastRound): number {
    return phase === 'bid' ? weight.bids : weight.others;
  }

  worthsOf(round: FastRound, eye: Seat, plans: readonly Plan[]): readonly number[] {
    const habit = this.#habit;
    if (round.phase === 'bid') return plans.map(({ move }) => this.#bidWorth(round, eye, move));
    habit.prepare(round);
    if (round.phase === 'play') habit.scoreRolls(round);
    else if (round.phase === 'lay') habit.scoreLays(round);
    else if (round.phase === 'goblin') habit.scoreGoblins(round);
    return plans.map(({ move, roll }) =>
      roll === null
        ? pointsPerWolf * this.#worth(round, eye, move)
        : pointsPerWolf * this.#worth(round, eye, roll) + boldness,
    );
  }

  /** Whether a goblin gains little of what it must gain to be spent. */
  isGoblinIdle(round: FastRound, eye: Seat): boolean {
    const habit = this.#habit;
    habit.prepare(round);
    habit.scoreGoblins(round);
    return (habit.scores[eye] as number) <= idleShare * habit.patience(round);
  }

  #worth(round: FastRound, eye: Seat, move: Move): number {
    const { scores } = this.#habit;
    if (move.kind === 'roll') return scores[codeOf(move.die)] as number;
    if (move.kind === 'lay') return scores[move.at] as number;
    return move.kind === 'goblin' ? (scores[eye] as number) - this.#habit.patience(round) : 0;
  }

  #bidWorth(round: FastRound, eye: Seat, move: Move): number {
    return move.kind === 'bid' ? -bidSlope * (move.tricks - this.#habit.expected(round, eye)) ** 2 : 0;
  }
}
