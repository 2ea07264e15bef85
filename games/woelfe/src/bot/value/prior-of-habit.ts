import type { Seat } from '@rudel/kernel';
import type { Move } from '../../types.ts';
import { codeOf } from '../know/fast/fast-dice.ts';
import type { FastRound } from '../know/fast/fast-round.ts';
import type { Plan } from '../know/plan.ts';
import { strongParameters } from '../parameters.ts';
import { Habit } from '../worlds/habit/habit.ts';
import { usualTemper } from '../worlds/habit/temper.ts';

const { pointsPerWolf, boldness, bidSlope, idleShare, priorTrials } = strongParameters;

/** What a habit that knows the sides of a world thinks of a seat's plans, in points. */
export class PriorOfHabit {
  readonly #habit: Habit = new Habit({ ...usualTemper, insight: 1 });

  /** For how many trials its opinion counts. */
  trialsFor({ phase }: FastRound): number {
    return phase === 'bid' ? priorTrials.bids : priorTrials.others;
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
