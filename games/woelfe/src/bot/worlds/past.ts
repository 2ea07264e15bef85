import type { Seat } from '@rudel/kernel';
import { huntersRolled, tricksOf } from '../../sides.ts';
import { rollerAt } from '../../trick.ts';
import type { Shown, TrickDie } from '../../types.ts';
import { codeOf } from '../know/fast/fast-dice.ts';
import { FastRound, passes } from '../know/fast/fast-round.ts';
import { nobody } from '../know/fast/fast-trick.ts';
import { strongParameters } from '../parameters.ts';
import { Habit } from './habit/habit.ts';
import type { Manner } from './habit/manners.ts';
import { manners } from './habit/manners.ts';

const { slip } = strongParameters;

/** A die of the round with who rolled it. */
type Rolled = { readonly seat: Seat; readonly die: TrickDie };

/** Hears of everything that others have decided, once for each manner; choices come with what the manner thinks of them. */
export interface Listener {
  rolled(manner: number, seat: Seat, kind: number, scores: Float64Array): void;
  /** The logarithm of how likely something else was that a seat did. */
  did(manner: number, seat: Seat, log: number): void;
}

/** What has been done in a round, told as every manner sees it. */
export class Past {
  readonly #shown: Shown;
  readonly #eye: Seat;
  readonly #rolled: readonly Rolled[];
  readonly #habits: readonly Habit[] = manners.map(({ temper }) => new Habit(temper));
  readonly #listener: Listener;
  readonly round: FastRound = new FastRound();
  /** Who has rolled a hunter, once for each. */
  readonly hunters: readonly Seat[];

  constructor(shown: Shown, eye: Seat, listener: Listener) {
    this.#shown = shown;
    this.#eye = eye;
    this.#listener = listener;
    this.#rolled = rollsOf(shown);
    this.hunters = huntersRolled(shown);
  }

  /** Tells all from where everybody has their dice, which the round must know. */
  tell(): void {
    this.#open();
    for (const [nth, { seat, die }] of this.#rolled.entries()) {
      this.#roll(seat, die);
      this.#throw(seat, die, nth === this.#rolled.length - 1);
    }
  }

  #open(): void {
    const { round } = this;
    const { double, bids, seats } = this.#shown;
    if (double !== null) round.announce(double);
    else if (round.phase === 'announce')
      for (let seat = 0; seat < seats; seat += 1) round.answer(seat, passes);
    while (round.phase === 'bid') {
      const seat = round.turn;
      const bid = bids[seat];
      if (bid === null || bid === undefined) return;
      if (seat !== this.#eye) this.#tellBid(seat, bid);
      round.bid(seat, bid);
    }
  }

  #tellBid(seat: Seat, bid: number): void {
    for (const [nth, { ease }] of manners.entries()) {
      const surprise = (bid - (this.#habits[nth] as Habit).expected(this.round, seat)) / ease.bid;
      this.#listener.did(nth, seat, -(surprise ** 2) / 2);
    }
  }

  #prepare(): void {
    for (const habit of this.#habits) habit.prepare(this.round);
  }

  #roll(seat: Seat, { kind }: TrickDie): void {
    const { round } = this;
    const { fever, rabies } = this.#shown;
    const declares = round.played === 0 && (fever === seat || rabies === seat);
    if (declares) round.declare(seat);
    if (declares || round.trick.count === 0) this.#prepare();
    if (seat !== this.#eye)
      for (const [nth, habit] of this.#habits.entries()) {
        habit.scoreRolls(round);
        this.#listener.rolled(nth, seat, codeOf(kind), habit.scores);
      }
    round.roll(codeOf(kind));
    if (kind === 'H') this.#prepare();
  }

  #throw(seat: Seat, { face, at, undone }: TrickDie, isLast: boolean): void {
    const { round } = this;
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
    const { round } = this;
    round.land(face);
    if (round.phase !== 'lay' || at === null) return;
    if (seat !== this.#eye)
      for (const [nth, habit] of this.#habits.entries()) {
        habit.scoreLays(round);
        this.#listener.did(nth, seat, layLog(habit, round, seat, at, manners[nth] as Manner));
      }
    round.lay(at);
  }

  /** All who have a goblin passed, up to the one who did not. */
  #window(spender: number): void {
    for (const [nth, habit] of this.#habits.entries()) {
      habit.scoreGoblins(this.round);
      this.#tellWindow(spender, habit, nth);
    }
  }

  #tellWindow(spender: number, habit: Habit, nth: number): void {
    const { round } = this;
    const { ease } = manners[nth] as Manner;
    const patience = habit.patience(round);
    let seat = round.trick.lastRoller;
    for (let step = 0; step < round.seats; step += 1) {
      if (seat !== this.#eye && (round.goblins[seat] as number) > 0) {
        const urge = ((habit.scores[seat] as number) - patience) / ease.goblin;
        const spends = slip + (1 - 2 * slip) / (1 + Math.exp(-urge));
        this.#listener.did(nth, seat, Math.log(seat === spender ? spends : 1 - spends));
      }
      if (seat === spender) return;
      seat = round.next(seat);
    }
  }
}

/** All dice of a round so far, with who rolled them. */
export function rollsOf(shown: Shown): readonly Rolled[] {
  return tricksOf(shown).flatMap(({ leader, dice }) =>
    dice.map((die, place) => ({ seat: rollerAt(leader, place, shown.seats), die })),
  );
}

function layLog({ scores }: Habit, { seats }: FastRound, seat: Seat, at: Seat, { ease }: Manner): number {
  let sum = 0;
  for (let other = 0; other < seats; other += 1)
    if (other !== seat) sum += Math.exp(((scores[other] as number) - (scores[at] as number)) / ease.lay);
  return -Math.log(sum);
}
