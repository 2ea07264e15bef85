import type { BenchReport, BenchSettings } from '@rudel/bots/measure';
import { shotsAtEachOther, shotsAtStranger } from './panel.ts';
import { tofugottReport } from './tofugott-report.ts';

const matches = { whole: 2000, quick: 100 };

/** How well bots read people: strangers whom they meet for the first time, and each other. */
export function tofugottBench({ quick }: BenchSettings): BenchReport {
  const count = quick ? matches.quick : matches.whole;
  const each = Array.from({ length: count }, (_, nth) => nth);
  return tofugottReport(
    count,
    each.flatMap((nth) => shotsAtStranger(nth)),
    each.flatMap((nth) => shotsAtEachOther(nth, 'strong')),
  );
}
