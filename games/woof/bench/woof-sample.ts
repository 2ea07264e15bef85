import type { Seat } from '@rudel/kernel';
import { statedChance } from '@rudel/woof/bot';
import type { Judgement } from '@rudel/woof/page';
import { dealOf, playWoof, playerAt } from './woof-match.ts';
import type { Tables, Watch } from './woof-match.ts';

/** What came of all seats that a bot has taken. */
export type SeatSums = {
  matches: number;
  wins: number;
  rounds: number;
  points: number;
  early: number;
  earlyRight: number;
  final: number;
  finalRight: number;
  /** What came of wolf tokens laid as shepherd, in points. */
  bonus: number;
};

export type Sums = { readonly [bot: string]: SeatSums };

/** Suspicions of which about the same was said: how many, the sum of what was said, and how many were right. */
export type Bin = { count: number; stated: number; right: number };

/** What came of some matches, so that samples can be added up: deal by deal, and what was said by how much. */
export type Sample = { readonly deals: readonly Sums[]; readonly bins: readonly Bin[] };

export const binCount = 10;

const noSums = (): SeatSums => ({
  matches: 0,
  wins: 0,
  rounds: 0,
  points: 0,
  early: 0,
  earlyRight: 0,
  final: 0,
  finalRight: 0,
  bonus: 0,
});

/** The bot whose stated chances are compared with the truth. */
const stating = 'strong';

/** Plays some matches at such tables, from a first one on. */
export function sampleOf(tables: Tables, from: number, count: number): Sample {
  const deals = new Map<number, Sums>();
  const bins = Array.from({ length: binCount }, (): Bin => ({ count: 0, stated: 0, right: 0 }));
  for (let nth = from; nth < from + count; nth += 1) {
    const deal = dealOf(tables, nth);
    const sums = deals.get(deal) ?? Object.fromEntries(tables.players.map(({ name }) => [name, noSums()]));
    deals.set(deal, sums);
    playWoof(tables, nth, watching(tables, nth, sums, bins));
  }
  return { deals: [...deals.values()], bins };
}

function watching(tables: Tables, nth: number, sums: Sums, bins: readonly Bin[]): Watch {
  const nameAt = (seat: Seat): string => playerAt(tables, nth, seat).name;
  const sumsAt = (seat: Seat): SeatSums => sums[nameAt(seat)] as SeatSums;
  const seats = Array.from({ length: tables.seats }, (_, seat) => seat);
  const said = new Map<Seat, number>();
  return {
    onMove: (seat, view, move) => {
      if (move.kind === 'suspect' && nameAt(seat) === stating)
        said.set(seat, statedChance(view, [move.first, move.second]));
    },
    onRound: (judgement) => {
      for (const seat of seats) addRound(sumsAt(seat), judgement, seat);
      for (const [seat, chance] of said) addStated(bins, chance, judgement.verdicts[seat]?.isRight === true);
      said.clear();
    },
    onEnd: (winners) => {
      for (const seat of seats) sumsAt(seat).matches += 1;
      for (const seat of winners) sumsAt(seat).wins += 1 / winners.length;
    },
  };
}

function addRound(sums: SeatSums, { points, verdicts, shepherd, bonus }: Judgement, seat: Seat): void {
  const verdict = verdicts[seat];
  sums.rounds += 1;
  sums.points += points[seat] ?? 0;
  if (shepherd === seat) sums.bonus += bonus;
  if (verdict === undefined || verdict.when === 'none') return;
  sums[verdict.when] += 1;
  if (verdict.isRight) sums[verdict.when === 'early' ? 'earlyRight' : 'finalRight'] += 1;
}

function addStated(bins: readonly Bin[], chance: number, isRight: boolean): void {
  const bin = bins[Math.min(binCount - 1, Math.floor(chance * binCount))] as Bin;
  bin.count += 1;
  bin.stated += chance;
  if (isRight) bin.right += 1;
}

/** Several samples of different deals as one. */
export function joined(samples: readonly Sample[]): Sample {
  return {
    deals: samples.flatMap(({ deals }) => deals),
    bins: Array.from({ length: binCount }, (_, nth) =>
      joinedBin(samples.map(({ bins }) => bins[nth] as Bin)),
    ),
  };
}

function joinedBin(bins: readonly Bin[]): Bin {
  const sum = (of: keyof Bin): number => bins.reduce((total, bin) => total + bin[of], 0);
  return { count: sum('count'), stated: sum('stated'), right: sum('right') };
}

/** All deals together, for one bot. */
export function sumsFor(deals: readonly Sums[], bot: string): SeatSums {
  const total = noSums();
  for (const sums of deals) {
    for (const key of Object.keys(total) as (keyof SeatSums)[]) total[key] += sums[bot]?.[key] ?? 0;
  }
  return total;
}
