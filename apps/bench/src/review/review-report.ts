import { formatTable } from '@rudel/bots/measure';
import type { BenchReport } from '@rudel/bots/measure';

/** What mistakes in matches of a game were said to cost, and what they cost when they were played on. */
export type Held = {
  readonly game: string;
  readonly matches: number;
  readonly losses: readonly { readonly said: number; readonly replayed: number }[];
};

/** They must lose at least so much of what is said. */
const leastShare = 0.75;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function rowOf({ game, matches, losses }: Held): readonly string[] {
  const replayed = losses.map((one) => one.replayed);
  const [said, lost] = [mean(losses.map((one) => one.said)), mean(replayed)];
  const variance = mean(replayed.map((one) => (one - lost) ** 2));
  const error = Math.sqrt(variance / Math.max(1, losses.length));
  return [
    game,
    String(matches),
    String(losses.length),
    percent(said),
    `${percent(lost)} ± ${percent(2 * error)}`,
  ];
}

/** Fails where mistakes cost clearly less than was said. */
export function reviewReport(held: readonly Held[]): BenchReport {
  const hasFailed = held.some(({ losses }) => {
    const [said, lost] = [mean(losses.map((one) => one.said)), mean(losses.map((one) => one.replayed))];
    return losses.length > 0 && lost < leastShare * said;
  });
  const text = formatTable(
    [
      { head: 'game', align: 'left' },
      { head: 'matches', align: 'right' },
      { head: 'mistakes', align: 'right' },
      { head: 'said to lose', align: 'right' },
      { head: 'lose', align: 'right' },
    ],
    held.map(rowOf),
  );
  return {
    text: `What reviews call mistakes of medium bots, played on by strong ones:\n\n${text}`,
    data: held,
    hasFailed,
  };
}
