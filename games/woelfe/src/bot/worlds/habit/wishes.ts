import { scoreOfBid } from '../../know/fast/fast-points.ts';
import type { FastRound } from '../../know/fast/fast-round.ts';
import { most, nobody } from '../../know/fast/fast-trick.ts';
import { mediumParameters, strongParameters } from '../../parameters.ts';
import { BidChance, lackOf } from './bid-chance.ts';
import type { Temper } from './temper.ts';

const { halali } = mediumParameters;
const { trickRate, lone: alone } = strongParameters;

const largest = 8;

/** How likely so many of some dice win their tricks, each with its own chance: grown die by die. */
class Wins {
  readonly #ways: Float64Array = new Float64Array(largest);
  #dice = 0;

  clear(): void {
    this.#ways.fill(0);
    this.#ways[0] = 1;
    this.#dice = 0;
  }

  add(chance: number): void {
    const ways = this.#ways;
    this.#dice += 1;
    for (let wins = Math.min(this.#dice, largest - 1); wins > 0; wins -= 1)
      ways[wins] = (ways[wins] as number) * (1 - chance) + (ways[wins - 1] as number) * chance;
    (ways[0] as number) *= 1 - chance;
  }

  exactly(wins: number): number {
    return wins < 0 || wins > this.#dice ? 0 : (this.#ways[wins] as number);
  }
}

/** What every seat wishes about the trick on the table: what it is worth to one that another wins it. */
export class Wishes {
  /** By wisher and winner: for each wolf in the trick, and for the trick itself. */
  readonly perWolf: Float64Array = new Float64Array(most * most);
  readonly perTrick: Float64Array = new Float64Array(most * most);
  readonly #wins: Wins = new Wins();
  readonly #chance: BidChance = new BidChance();

  /** Reads all wishes from where the round stands; to be called when a trick begins or a side shows. */
  prepare(round: FastRound, temper: Temper): void {
    this.#chance.outlook = temper.outlook;
    if (round.hasSides) this.#prepareSides(round, temper);
    else this.#prepareBids(round, temper);
  }

  /** What a seat may hope for after the trick on the table, won or lost, if it rolls a die of this kind. */
  hopeAfter(round: FastRound, seat: number, kind: number, wins: boolean): number {
    this.#chance.readAfter(round, seat, kind, wins);
    return this.#chance.hope;
  }

  #prepareBids(round: FastRound, { envy, rightBid }: Temper): void {
    const { seats } = round;
    const left = round.size - round.played;
    if (rightBid > 0) {
      this.#preparePlainly(round, envy, rightBid);
      return;
    }
    for (let seat = 0; seat < seats; seat += 1) {
      const own = this.hopeAfter(round, seat, nobody, true) - this.hopeAfter(round, seat, nobody, false);
      const guessed = this.#guessedWish(round, seat, left);
      for (let wisher = 0; wisher < seats; wisher += 1) {
        const isOwn = wisher === seat;
        const rivals = seats - 1;
        this.perWolf[wisher * most + seat] = isOwn ? 1 : -envy / rivals;
        this.perTrick[wisher * most + seat] = isOwn ? own : (-envy * guessed) / rivals;
      }
    }
  }

  /** A trick is wanted while some are missing, and unwelcome after that; nobody else's bid matters. */
  #preparePlainly(round: FastRound, envy: number, rightBid: number): void {
    const { seats } = round;
    const left = round.size - round.played;
    for (let wisher = 0; wisher < seats; wisher += 1) {
      const lack = lackOf(round, wisher);
      const wish = lack < 0 ? 0 : rightBid * (2 * Math.min(1, lack / left) - 1);
      for (let winner = 0; winner < seats; winner += 1) {
        const at = wisher * most + winner;
        this.perWolf[at] = winner === wisher ? 1 : -envy / (seats - 1);
        this.perTrick[at] = winner === wisher ? wish : 0;
      }
    }
  }

  /** What a trick does for the bid of one whose dice nobody else knows. */
  #guessedWish(round: FastRound, seat: number, left: number): number {
    const lack = lackOf(round, seat);
    const rate = Math.min(trickRate[1], Math.max(trickRate[0], lack / left));
    this.#wins.clear();
    for (let nth = 1; nth < left; nth += 1) this.#wins.add(rate);
    return scoreOfBid * (this.#wins.exactly(lack - 1) - this.#wins.exactly(lack));
  }

  #prepareSides(round: FastRound, temper: Temper): void {
    const lone = loneHunterOf(round);
    const stake = temper.lead - dangerOfHalali(round);
    for (let wisher = 0; wisher < most; wisher += 1) {
      for (let winner = 0; winner < most; winner += 1) {
        const at = wisher * most + winner;
        const favour =
          lone !== nobody && (wisher === lone || isLoneShown(round, lone))
            ? loneFavour(round, lone, wisher, winner)
            : pairFavour(round, wisher, winner, temper.insight);
        this.perWolf[at] = favour;
        this.perTrick[at] = favour * stake;
      }
    }
  }
}

function loneHunterOf({ drawn }: FastRound): number {
  for (let seat = 0; seat < most; seat += 1) if (drawn[seat] === 2) return seat;
  return nobody;
}

const isLoneShown = ({ double, shown }: FastRound, lone: number): boolean =>
  double === lone || shown[lone] === 2;

/** Near the end of a round in which one side has no trick the other had better lose one (woelfe 4.5). */
function dangerOfHalali(round: FastRound): number {
  const left = round.size - round.played;
  if (!round.rules.halali || left >= halali.length) return 0;
  let tricks = 0;
  for (let seat = 0; seat < most; seat += 1) if (round.isHunter(seat)) tricks += round.tricks[seat] as number;
  return tricks === 0 || tricks === round.played ? (halali[left] as number) : 0;
}

/** Against one who hunts alone each dweller counts for itself (woelfe 3.3, 4.1). */
function loneFavour(round: FastRound, lone: number, wisher: number, winner: number): number {
  const sign = wisher === lone ? -1 : 1;
  if (winner === lone) return -sign;
  const ahead = (round.wolves[winner] as number) - (round.wolves[lone] as number);
  const { even, each } = round.double === nobody ? alone.stalking : alone.open;
  return sign * Math.min(1, Math.max(alone.least, even + each * ahead));
}

const isKnownHunter = ({ shown, fever }: FastRound, seat: number): boolean =>
  (shown[seat] as number) > 0 || fever === seat;

/** Whether a seat is a friend, from 1 to −1, as far as one can know, or reads it from how others play. */
function pairFavour(round: FastRound, wisher: number, other: number, insight: number): number {
  if (wisher === other) return 1;
  const isHunter = round.isHunter(wisher);
  const truth = round.isHunter(other) === isHunter ? 1 : -1;
  const hunts = huntersAmongOpen(round, wisher);
  if (isKnownHunter(round, other) || other === round.rabies || hunts <= 0 || hunts >= 1) return truth;
  const guess = isHunter ? 2 * hunts - 1 : 1 - 2 * hunts;
  return (1 - insight) * guess + insight * truth;
}

/** How likely a seat of which one knows nothing is a hunter. */
function huntersAmongOpen(round: FastRound, wisher: number): number {
  let [open, hunters] = [0, round.isHunter(wisher) ? 1 : 2];
  for (let seat = 0; seat < most; seat += 1) {
    if (seat === wisher) continue;
    if (isKnownHunter(round, seat)) hunters -= 1;
    else if (seat !== round.rabies) open += 1;
  }
  return hunters / open;
}
