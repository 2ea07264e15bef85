/** What was done in some matches: all acts, and the decisions among them with the moves they had. */
export type Tally = { matches: number; acts: number; decisions: number; listed: number };

/** Someone who plays whole matches, for speed. */
export interface Contestant {
  readonly name: string;
  /** Plays one match and adds what was done. */
  play(seed: number, tally: Tally): void;
}

export type Plan = {
  readonly rounds: number;
  /** How long each contestant plays in a round, at least. */
  readonly roundMs: number;
  readonly warmUpMs: number;
};

/** One contestant's rounds: acts per second of processor time, and what was done in all of them. */
export type Measured = { readonly name: string; readonly rates: readonly number[]; readonly tally: Tally };

export const noTally = (): Tally => ({ matches: 0, acts: 0, decisions: 0, listed: 0 });

/** Processor time of the whole process, so that collecting garbage counts and other programs do not. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function playFor(contestant: Contestant, ms: number, firstSeed: number): Tally & { spent: number } {
  const tally = noTally();
  const begin = processorMs();
  let spent = 0;
  for (let seed = firstSeed; spent < ms; seed += 1) {
    contestant.play(seed, tally);
    tally.matches += 1;
    spent = processorMs() - begin;
  }
  return { ...tally, spent };
}

function added(sum: Tally, { matches, acts, decisions, listed }: Tally): void {
  sum.matches += matches;
  sum.acts += acts;
  sum.decisions += decisions;
  sum.listed += listed;
}

/** All contestants by turns, round by round, so that what slows the machine down slows all of them. */
export function measure(contestants: readonly Contestant[], plan: Plan): readonly Measured[] {
  for (const contestant of contestants) playFor(contestant, plan.warmUpMs, 0);
  const measured = contestants.map(({ name }) => ({ name, rates: [] as number[], tally: noTally() }));
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const [at, contestant] of contestants.entries()) {
      const played = playFor(contestant, plan.roundMs, (round + 1) * 1_000_000);
      measured[at]?.rates.push((played.acts / played.spent) * 1000);
      added(measured[at]?.tally ?? noTally(), played);
    }
  }
  return measured;
}
