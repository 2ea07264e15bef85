import { bee, faceCount, faceOf, firstTame, hunter, kindCount } from '../../know/fast/fast-dice.ts';
import type { FastRound } from '../../know/fast/fast-round.ts';
import { most, nobody } from '../../know/fast/fast-trick.ts';
import type { FastTrick } from '../../know/fast/fast-trick.ts';
import { Chances } from './chances.ts';
import { strengthOf } from './fast-strength.ts';
import type { Temper } from './temper.ts';
import { Wishes } from './wishes.ts';

/** How players usually choose: quick, by the trick on the table, and knowing only what their seat may know. */
export class Habit {
  temper: Temper;
  /** What `scoreRolls` and `scoreLays` found, by kind and by seat. */
  readonly scores: Float64Array = new Float64Array(kindCount);
  readonly #chances: Chances = new Chances();
  readonly #wishes: Wishes = new Wishes();
  readonly #worths: Float64Array = new Float64Array(most);
  readonly #change: Float64Array = new Float64Array(most);

  constructor(temper: Temper) {
    this.temper = temper;
  }

  /** Takes stock; to be called when a trick begins or a side shows. */
  prepare(round: FastRound): void {
    this.#chances.prepare(round, this.temper.zeal);
    this.#wishes.prepare(round, this.temper);
  }

  /** What it is worth to a seat who wins a trick that holds these wolves and some of those to come. */
  #weigh(trick: FastTrick, seat: number): void {
    const wolves = trick.wolves + (trick.seats - trick.count) * this.#chances.wolfShare;
    const { perWolf, perTrick } = this.#wishes;
    for (let winner = 0; winner < trick.seats; winner += 1) {
      const at = seat * most + winner;
      this.#worths[winner] = (perWolf[at] as number) * wolves + (perTrick[at] as number);
    }
  }

  /** Scores every kind in the hand of the seat whose turn it is. */
  scoreRolls(round: FastRound): void {
    const seat = round.turn;
    const { trick } = round;
    const place = trick.count;
    const part = (stageOf(round.played) * most + place) * kindCount;
    const heed = round.hasSides ? (this.temper.heed[place] as number) : 1;
    for (let kind = 0; kind < kindCount; kind += 1) {
      if (round.held(seat, kind) === 0) continue;
      trick.put(kind);
      this.#weigh(trick, seat);
      const usual = this.temper.part[part + kind] as number;
      const base = round.hasSides ? usual : this.#weighBid(round, seat, kind, usual);
      const worth = kind === bee ? this.#beeWorth(trick, seat) : this.#throwWorth(trick, kind);
      this.scores[kind] = base + heed * worth;
      trick.takeBack();
    }
  }

  /** Adds what winning with a die does for the bid; what it costs to lose with it is the answer. */
  #weighBid(round: FastRound, seat: number, kind: number, part: number): number {
    const wish = this.#wishes.perTrick[seat * most + seat] as number;
    if (this.temper.rightBid > 0) return wish > 0 ? part : -part;
    const lost = this.#wishes.hopeAfter(round, seat, kind, false);
    const won = this.#wishes.hopeAfter(round, seat, kind, true);
    (this.#worths[seat] as number) += won - lost - wish;
    return lost;
  }

  /** The mean over all faces of the last die; wolves and hunters show each of theirs twice. */
  #throwWorth(trick: FastTrick, kind: number): number {
    const before = trick.leadingBut();
    const seat = trick.lastRoller;
    const leader = before === nobody ? trick.leader : trick.seatAt(before);
    const value = before === nobody ? 0 : trick.valueAt(before);
    const isPoisoned = kind === hunter && trick.mushrooms > 0;
    const own = trick.bees[seat] as number;
    const sign = trick.foxes === 1 ? -1 : 1;
    const step = kind <= firstTame ? 2 : 1;
    let sum = 0;
    for (let nth = 0; nth < faceCount; nth += step) {
      const face = faceOf(kind, nth);
      trick.turnTo(face);
      const isFirst = before === nobody && !isPoisoned;
      const isBetter = !isPoisoned && (face + own) * sign > value * sign;
      const wins = trick.symbolAt === nobody ? isFirst || isBetter : trick.isSymbolLast;
      sum += wins
        ? this.#chances.worth(trick, seat, face + own, this.#worths)
        : this.#chances.worth(trick, leader, value, this.#worths);
    }
    return (sum * step) / faceCount;
  }

  /** A bee is laid where it does most: a middling one of either sign stands for all. */
  #beeWorth(trick: FastTrick, seat: number): number {
    trick.turnTo(2);
    const better = this.#bestLay(trick, seat);
    trick.turnTo(-2);
    return (better + this.#bestLay(trick, seat)) / 2;
  }

  #bestLay(trick: FastTrick, seat: number): number {
    let best = -Infinity;
    for (let at = 0; at < trick.seats; at += 1) {
      if (at === seat) continue;
      trick.lay(at);
      const worth = this.#chances.worthAsItLies(trick, this.#worths);
      trick.lift();
      if (worth > best) best = worth;
    }
    return best;
  }

  /** Scores every seat at which the bee rolled last may be laid. */
  scoreLays(round: FastRound): void {
    const { turn, trick } = round;
    this.#weigh(trick, turn);
    for (let at = 0; at < round.seats; at += 1) {
      if (at === turn) continue;
      trick.lay(at);
      this.scores[at] = this.#chances.worthAsItLies(trick, this.#worths);
      trick.lift();
    }
  }

  /** Scores for every seat what it would gain if the last die were rolled again; a bee where it lies. */
  scoreGoblins({ trick }: FastRound): void {
    const kind = trick.lastKind;
    const last = trick.count - 1;
    const face = trick.face[last] as number;
    const at = trick.at[last] as number;
    const step = kind <= firstTame ? 2 : 1;
    const change = this.#change.fill(0);
    this.#chances.addWinners(trick, -1, change);
    for (let nth = 0; nth < faceCount; nth += step) {
      show(trick, faceOf(kind, nth), at);
      this.#chances.addWinners(trick, step / faceCount, change);
    }
    show(trick, face, at);
    for (let seat = 0; seat < trick.seats; seat += 1) {
      this.#weigh(trick, seat);
      let gain = 0;
      for (let winner = 0; winner < trick.seats; winner += 1)
        gain += (change[winner] as number) * (this.#worths[winner] as number);
      this.scores[seat] = gain;
    }
  }

  /** What a goblin must gain to be spent now. */
  patience(round: FastRound): number {
    const { patienceLeast, patience, patienceMost } = this.temper;
    const rolls = (round.size - round.played) * round.seats - round.trick.count;
    return Math.min(patienceMost, patienceLeast + patience * rolls);
  }

  /** How many tricks the hand of a seat may be expected to win. */
  expected(round: FastRound, seat: number): number {
    let sum = 0;
    for (let kind = 0; kind < kindCount; kind += 1)
      sum += round.held(seat, kind) * strengthOf(kind, round.seats);
    return sum;
  }
}

export const lastStage = 2;

/** Two tricks make a stage of the round; the last is longer. */
export const stageOf = (played: number): number => Math.min(lastStage, played >> 1);

function show(trick: FastTrick, face: number, at: number): void {
  trick.lift();
  trick.turnTo(face);
  if (at !== nobody) trick.lay(at);
}
