import type { Seat } from '@rudel/kernel';
import type { Kind } from '../dice.ts';
import { tricksOf } from '../sides.ts';
import { rollerAt } from '../trick.ts';
import type { Shown, TrickDie, View } from '../types.ts';
import { codeOf, kindCount } from './fast/fast-dice.ts';
import { FastRound, passes } from './fast/fast-round.ts';
import { nobody } from './fast/fast-trick.ts';
import { Habit } from './fast/habit.ts';
import { loadDeal, loadHand } from './fast/loading.ts';
import { usualTemper } from './fast/temper.ts';
import type { World } from './worlds.ts';

/** How steadily others follow their habits: the smaller, the more their choices tell. */
const ease = { roll: 0.6, lay: 0.5, goblin: 0.4, bid: 1 } as const;

/** A die of the round with who rolled it. */
type Rolled = { readonly seat: Seat; readonly die: TrickDie };

/** What has been done in a round, told anew with other dice behind the screens. */
export class Past {
  readonly #shown: Shown;
  readonly #eye: Seat;
  readonly #rolled: readonly Rolled[];
  /** What each seat has rolled. */
  readonly #used: readonly (readonly Kind[])[];
  readonly #habit: Habit = new Habit({ ...usualTemper, insight: 0.3 });
  readonly #round: FastRound = new FastRound();
  #log = 0;

  constructor({ shown }: View, eye: Seat) {
    this.#shown = shown;
    this.#eye = eye;
    this.#rolled = tricksOf(shown).flatMap(({ leader, dice }) =>
      dice.map((die, place) => ({ seat: rollerAt(leader, place, shown.seats), die })),
    );
    this.#used = shown.goblins.map((_, seat) =>
      this.#rolled.flatMap((one) => (one.seat === seat ? [one.die.kind] : [])),
    );
  }

  /** The logarithm of how likely the others did what they did with the dice of a world. */
  likelihood(world: World): number {
    this.#log = 0;
    this.#begin(world);
    for (const [nth, { seat, die }] of this.#rolled.entries()) {
      this.#roll(seat, die);
      this.#throw(seat, die, nth === this.#rolled.length - 1);
    }
    return this.#log;
  }

  #begin(world: World): void {
    const round = this.#round;
    const { double, bids, seats } = this.#shown;
    loadDeal(round, this.#shown);
    for (const [seat, hand] of world.entries())
      loadHand(round, seat, [...hand, ...(this.#used[seat] as readonly Kind[])]);
    if (double !== null) round.announce(double);
    else if (round.phase === 'announce')
      for (let seat = 0; seat < seats; seat += 1) round.answer(seat, passes);
    while (round.phase === 'bid') {
      const seat = round.turn;
      const bid = bids[seat];
      if (bid === null || bid === undefined) return;
      const surprise = (bid - this.#habit.expected(round, seat)) / ease.bid;
      if (seat !== this.#eye) this.#log -= surprise ** 2 / 2;
      round.bid(seat, bid);
    }
  }

  #roll(seat: Seat, { kind }: TrickDie): void {
    const round = this.#round;
    const { fever, rabies } = this.#shown;
    if (round.played === 0 && (fever === seat || rabies === seat)) round.declare(seat);
    this.#habit.prepare(round);
    if (seat !== this.#eye) {
      this.#habit.scoreRolls(round);
      this.#tell(codeOf(kind), kindCount, ease.roll, (code) => round.held(seat, code) > 0);
    }
    round.roll(codeOf(kind));
    if (kind === 'H') this.#habit.prepare(round);
  }

  #throw(seat: Seat, { face, at, undone }: TrickDie, isLast: boolean): void {
    const round = this.#round;
    for (const thrown of undone) {
      this.#land(seat, thrown.face, thrown.at);
      this.#window(thrown.by);
      round.spend(thrown.by);
    }
    if (face === null || (isLast && this.#shown.phase === 'lay')) return;
    this.#land(seat, face, at);
    if (round.phase !== 'goblin' || (isLast && this.#shown.phase === 'goblin')) return;
    this.#window(nobody);
    round.pass();
  }

  #land(seat: Seat, face: number, at: Seat | null): void {
    const round = this.#round;
    round.land(face);
    if (round.phase !== 'lay' || at === null) return;
    if (seat !== this.#eye) {
      this.#habit.scoreLays(round);
      this.#tell(at, round.seats, ease.lay, (other) => other !== seat);
    }
    round.lay(at);
  }

  /** All who have a goblin passed, up to the one who did not. */
  #window(spender: number): void {
    const round = this.#round;
    this.#habit.scoreGoblins(round);
    const patience = this.#habit.patience(round);
    let seat = round.trick.lastRoller;
    for (let step = 0; step < round.seats; step += 1) {
      if (seat !== this.#eye && (round.goblins[seat] as number) > 0) {
        const urge = ((this.#habit.scores[seat] as number) - patience) / ease.goblin;
        const spends = 0.02 + 0.96 / (1 + Math.exp(-urge));
        this.#log += Math.log(seat === spender ? spends : 1 - spends);
      }
      if (seat === spender) return;
      seat = round.next(seat);
    }
  }

  /** Adds how likely a choice was among those that were open, by their scores. */
  #tell(choice: number, count: number, temperature: number, isOpen: (choice: number) => boolean): void {
    const { scores } = this.#habit;
    const own = scores[choice] as number;
    let sum = 0;
    for (let other = 0; other < count; other += 1)
      if (isOpen(other)) sum += Math.exp(((scores[other] as number) - own) / temperature);
    this.#log -= Math.log(sum);
  }
}
