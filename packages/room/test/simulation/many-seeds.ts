import type { Breach } from './promises.ts';
import { promises } from './promises.ts';
import { runSeed } from './run-seed.ts';
import type { Run } from './run-seed.ts';

export type Wanted = {
  readonly from: number;
  readonly seeds: number;
  /** When to stop, however many seeds are left; null for never. */
  readonly minutes: number | null;
  /** Whether to tell all that happened before a promise broke. */
  readonly isTelling: boolean;
};

const pausesBetweenNews = 10_000;

/** Runs seed after seed and tells which promises broke; true where none did. */
export async function runManySeeds(wanted: Wanted, say: (line: string) => void): Promise<boolean> {
  const { from, seeds, minutes, isTelling } = wanted;
  const start = performance.now();
  let lastNews = start;
  const broken = new Map<number, readonly Breach[]>();
  let seed = from;
  for (; seed < from + seeds; seed += 1) {
    const now = performance.now();
    if (minutes !== null && now - start > minutes * 60_000) break;
    if (now - lastNews > pausesBetweenNews) {
      lastNews = now;
      say(`${seed - from} of ${seeds} seeds, ${broken.size} broken, ${Math.round((now - start) / 1000)} s`);
    }
    const run = await outcomeOf(seed);
    if (run.breaches.length === 0) continue;
    broken.set(seed, run.breaches);
    if (isTelling) for (const line of run.story) say(`  ${line}`);
    for (const { promise, what } of run.breaches) say(`seed ${seed} broke ${promise}: ${what}`);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  say(
    `\n${seed - from} seeds (${from} to ${seed - 1}) in ${seconds} s, ${broken.size} with a broken promise`,
  );
  for (const [promise, text] of Object.entries(promises)) {
    const those = [...broken].filter(([, breaches]) => breaches.some((one) => one.promise === promise));
    if (those.length === 0) continue;
    const examples = those.slice(0, 8).map(([which]) => which);
    say(`${promise}: ${those.length} seeds, such as ${examples.join(', ')}. ${text}`);
  }
  return broken.size === 0;
}

/** What throws breaks a promise, too. */
async function outcomeOf(seed: number): Promise<Run> {
  try {
    return await runSeed(seed);
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { breaches: [{ promise: 'nothing-odd', what }], story: [] };
  }
}
