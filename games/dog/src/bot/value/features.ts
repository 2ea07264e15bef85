import type { MutableBoard } from '../../fast/mutable-board.ts';
import { NEST, STALL_COUNT } from '../../fast/mutable-types.ts';
import { FRESH, standingOf, standings } from '../know/fast-places.ts';
import type { Standing } from '../know/fast-places.ts';
import { Threats } from './threats.ts';

/** A stone's way round in stretches, each of which it has driven to some part: shorter where it comes within reach of its stall. */
const stretches = [0, 16, 32, 48, 56, 64] as const;
const stretchCount = stretches.length - 1;
const backZone = 4;

/** Where each feature of a board lies; those of stones first, each of which adds to those that it has passed. */
export const at = {
  /** Out of the nest, wherever that may be. */
  out: 0,
  fresh: 1,
  onStart: 2,
  /** Four back brings such a stone before its stall. */
  backZone: 3,
  way: 4,
  home: 9,
  depth: 10,
  /** Nobody on the ring, and somebody in the nest. */
  stuck: 11,
  gaps: 12,
  threeHome: 13,
  allHome: 14,
  danger: 15,
  bars: 16,
  /** Five, six and seven stones of a team at home. */
  teamHome: 17,
  starts: 20,
} as const;
export const featureCount: number = at.starts + 1;
const stoneFeatures = at.stuck;

/** By standing, what a stone adds to each feature of stones. */
const stoneRows: Float64Array = new Float64Array(standings * stoneFeatures);
for (let standing = 0; standing < standings; standing += 1)
  if (standing !== NEST) stoneRows.set(stoneRow(standing), standing * stoneFeatures);

function stoneRow(standing: Standing): Float64Array {
  const row = new Float64Array(stoneFeatures);
  const isHome = standing > NEST && standing !== FRESH;
  row[at.out] = 1;
  if (standing === FRESH) row[at.fresh] = 1;
  if (standing === 0) row[at.onStart] = 1;
  if (standing > 0 && standing <= backZone) row[at.backZone] = 1;
  if (isHome) row[at.depth] = (standing - NEST - 1) / 3;
  if (isHome) row[at.home] = 1;
  const driven = standing === FRESH ? 0 : standing === 0 ? NEST : Math.min(standing, NEST);
  for (let nth = 0; nth < stretchCount; nth += 1) {
    const [from, to] = [stretches[nth] as number, stretches[nth + 1] as number];
    row[at.way + nth] = Math.min(1, Math.max(0, (driven - from) / (to - from)));
  }
  return row;
}

const lowTeamHome = 5;
const barReach = 13;
/** What a stone that is hit has behind it, as a part of a round; even the first field costs a card to leave the nest with. */
const lossAt = (field: number): number => (field === 0 ? 1 : 0.4 + 0.6 * (field / 64));
/** The next round is dealt before anybody hits: so many cards count. */
const cardsAhead = 4;

/** Empty fields behind the outermost stone of a stall that only stones within it can fill. */
export const gapsOf: Uint8Array = Uint8Array.from({ length: 16 }, (_, mask) => {
  let gaps = 0;
  for (let depth = 31 - Math.clz32(mask & -mask) + 1; depth < 4; depth += 1)
    if (mask !== 0 && ((mask >> depth) & 1) === 0) gaps += 1;
  return gaps;
});

/** Writes how much of each feature the team of seats 0 and 2 has more than the other. */
export class Features {
  readonly values: Float64Array = new Float64Array(featureCount);
  readonly #threats: Threats = new Threats();

  write(board: MutableBoard, nextStarter: number): void {
    this.values.fill(0);
    for (let team = 0; team < 2; team += 1) {
      const sign = team === 0 ? 1 : -1;
      this.#threats.survey(board, null, team, cardsAhead);
      this.#seat(board, team, sign);
      this.#seat(board, team + 2, sign);
      this.#teamHome(board.partyHome(team), sign);
    }
    this.#add(at.starts, (nextStarter & 1) === 0 ? 1 : -1);
  }

  #add(feature: number, amount: number): void {
    this.values[feature] = (this.values[feature] as number) + amount;
  }

  #teamHome(home: number, sign: number): void {
    for (let count = lowTeamHome; count <= Math.min(home, 7); count += 1)
      this.#add(at.teamHome + count - lowTeamHome, sign);
  }

  #seat(board: MutableBoard, seat: number, sign: number): void {
    const mask = board.stall[seat] as number;
    const home = STALL_COUNT[mask] as number;
    let onRing = 0;
    for (let stone = seat << 2; stone < (seat << 2) + 4; stone += 1)
      onRing += this.#stone(board, stone, sign);
    if (onRing === 0 && home < 4) this.#add(at.stuck, sign);
    this.#add(at.gaps, sign * (gapsOf[mask] as number));
    if (home === 3) this.#add(at.threeHome, sign);
    if (home === 4) this.#add(at.allHome, sign);
    if (((board.fresh >> seat) & 1) === 1) this.#add(at.bars, sign * opponentsBefore(board, seat));
  }

  /** Tells whether it stands on the ring. */
  #stone(board: MutableBoard, stone: number, sign: number): number {
    const standing = standingOf(board, stone);
    if (standing === NEST) return 0;
    const row = standing * stoneFeatures;
    for (let feature = 0; feature < stoneFeatures; feature += 1)
      this.#add(feature, sign * (stoneRows[row + feature] as number));
    if (standing > NEST) return standing === FRESH ? 1 : 0;
    this.#add(at.danger, sign * lossAt(standing) * this.#threats.at(board.pos[stone] as number));
    return 1;
  }
}

/** The opponents' stones that a fresh stone of a seat has within reach before it. */
function opponentsBefore({ pos }: MutableBoard, seat: number): number {
  let count = 0;
  for (let stone = 0; stone < 16; stone += 1) {
    const place = pos[stone] as number;
    if (place < NEST && ((stone >> 2) & 1) !== (seat & 1)) {
      const before = ((seat << 4) - place) & 63;
      if (before > 0 && before <= barReach) count += 1;
    }
  }
  return count;
}
