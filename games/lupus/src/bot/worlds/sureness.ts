import { learnedSureness } from '../learned/sureness.ts';

/** What came of suspicions: how sure one was, and how often one was right. Both grow from entry to entry; the first is for 0, the last for 1. */
export type Experience = readonly (readonly [sure: number, right: number])[];

/** The villages that make experiences of their own, by how many players they have at most. */
export const villages = { small: 9, ten: 10, guarded: 14, large: 20, town: 24 } as const;

export type Village = keyof typeof villages;

export const villageNames: readonly Village[] = ['small', 'ten', 'guarded', 'large', 'town'];

export const villageOf = (players: number): Village =>
  villageNames.find((name) => players <= villages[name]) ?? 'town';

export const experienceAmong = (players: number): Experience => learnedSureness[villageOf(players)];

/** How sure one should be, by experience: who is surer than others stays so, and what is known stays known. */
export function tempered(sure: number, known: Experience): number {
  if (sure >= 1) return 1;
  const next = known.findIndex(([from]) => from >= sure);
  const [high, low] = [known[next], known[next - 1]];
  if (high === undefined || low === undefined) return sure;
  return low[1] + ((sure - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}
