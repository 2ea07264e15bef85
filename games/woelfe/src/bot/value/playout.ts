import { faceCount, faceOf, hunter, kindCount } from '../know/fast/fast-dice.ts';
import { passes } from '../know/fast/fast-round.ts';
import type { FastRound } from '../know/fast/fast-round.ts';
import { most, nobody } from '../know/fast/fast-trick.ts';
import { Habit } from '../worlds/habit/habit.ts';
import { usualTemper } from '../worlds/habit/temper.ts';
import type { Temper } from '../worlds/habit/temper.ts';
import { Luck } from './luck.ts';
import { isForeseeable } from './prognosis.ts';

/** What chance decides by, apart from each other. */
const lots = { die: 0, whim: 64, lay: 128, bid: 192 } as const;

/** Plays rounds to their end by habit. */
export class Playout {
  readonly luck: Luck = new Luck();
  /** All habits there are, those that are in use, and that of each seat. */
  readonly #habits: Map<Temper, Habit> = new Map();
  readonly #inUse: Habit[] = [];
  readonly #bySeat: Habit[] = [];

  constructor(tempers: readonly Temper[] = Array.from({ length: most }, () => usualTemper)) {
    this.seat(tempers);
  }

  /** Gives each seat its temper; seats with the same one share a habit. */
  seat(tempers: readonly Temper[]): void {
    this.#inUse.length = 0;
    for (let seat = 0; seat < tempers.length; seat += 1) {
      const habit = this.#habitFor(tempers[seat] as Temper);
      this.#bySeat[seat] = habit;
      if (!this.#inUse.includes(habit)) this.#inUse.push(habit);
    }
  }

  #habitFor(temper: Temper): Habit {
    const known = this.#habits.get(temper);
    if (known !== undefined) return known;
    const habit = new Habit(temper);
    this.#habits.set(temper, habit);
    return habit;
  }

  habitOf(seat: number): Habit {
    return this.#bySeat[seat] as Habit;
  }

  /** Plays a round to its end, or until it can be judged after this many more tricks. */
  finish(round: FastRound, tricks: number): void {
    const until = round.played + tricks;
    let played = -1;
    while (round.phase !== 'over') {
      if (round.played !== played) {
        if (round.played >= until && isForeseeable(round)) return;
        played = round.played;
        this.prepare(round);
      }
      this.step(round);
    }
  }

  /** To be called where something is known that was not before. */
  prepare(round: FastRound): void {
    if (round.phase === 'bid') return;
    for (const habit of this.#inUse) habit.prepare(round);
  }

  step(round: FastRound): void {
    switch (round.phase) {
      case 'announce':
        this.#keepSilent(round);
        break;
      case 'bid':
        this.#bid(round);
        break;
      case 'play':
        this.#play(round);
        break;
      case 'roll':
        this.#land(round);
        break;
      case 'lay':
        this.#lay(round);
        break;
      default:
        this.#askGoblins(round);
    }
  }

  #keepSilent(round: FastRound): void {
    for (let seat = 0; seat < round.seats; seat += 1)
      if (round.phase === 'announce' && round.isAsked(seat)) round.answer(seat, passes);
    this.prepare(round);
  }

  #bid(round: FastRound): void {
    const seat = round.turn;
    const expected = this.habitOf(seat).expected(round, seat) + this.luck.at(lots.bid, seat, 0) - 0.5;
    let best = 0;
    let least = Infinity;
    for (let bid = 0; bid <= round.size; bid += 1) {
      const distance = Math.abs(bid - expected);
      if (distance >= least || !round.mayBid(bid)) continue;
      best = bid;
      least = distance;
    }
    round.bid(seat, best);
    this.prepare(round);
  }

  #play(round: FastRound): void {
    const seat = round.turn;
    const habit = this.habitOf(seat);
    habit.scoreRolls(round);
    let best: number = nobody;
    let top = -Infinity;
    for (let kind = 0; kind < kindCount; kind += 1) {
      if (round.held(seat, kind) === 0) continue;
      const whim = habit.temper.whim * this.luck.at(lots.whim + seat, kind, round.played);
      const score = (habit.scores[kind] as number) + whim;
      if (score <= top) continue;
      best = kind;
      top = score;
    }
    round.roll(best);
    if (best === hunter && round.hasSides) this.prepare(round);
  }

  #land(round: FastRound): void {
    const { trick } = round;
    const kind = trick.lastKind;
    const seat = trick.lastRoller;
    const die = kind * 8 + round.held(seat, kind);
    const nth = Math.floor(faceCount * this.luck.at(lots.die + seat, die, round.again));
    round.land(faceOf(kind, nth));
  }

  #lay(round: FastRound): void {
    const seat = round.turn;
    const habit = this.habitOf(seat);
    habit.scoreLays(round);
    let best: number = nobody;
    let top = -Infinity;
    for (let at = 0; at < round.seats; at += 1) {
      if (at === seat || (habit.scores[at] as number) <= top) continue;
      best = at;
      top = habit.scores[at] as number;
    }
    round.lay(best);
  }

  #askGoblins(round: FastRound): void {
    const spender = this.spender(round);
    if (spender === nobody) round.pass();
    else round.spend(spender);
  }

  /** Who spends a goblin on the last die, in order from its roller; one seat may have made up its mind. */
  spender(round: FastRound, decided: number = nobody, doesSpend = false): number {
    for (const habit of this.#inUse) habit.scoreGoblins(round);
    let seat = round.trick.lastRoller;
    for (let step = 0; step < round.seats; step += 1) {
      const habit = this.habitOf(seat);
      const isGain = (habit.scores[seat] as number) > habit.patience(round);
      const isSpent = seat === decided ? doesSpend : isGain;
      if (isSpent && (round.goblins[seat] as number) > 0) return seat;
      seat = round.next(seat);
    }
    return nobody;
  }
}
