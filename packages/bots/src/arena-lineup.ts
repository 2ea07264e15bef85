/** A list turned by this many places: what stood first stands there afterwards. */
export function rotated<T>(items: readonly T[], by: number): readonly T[] {
  const shift = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(items.length - shift), ...items.slice(0, items.length - shift)];
}

/** After how many turns by one place a list is the same again. */
export function periodOf(items: readonly unknown[]): number {
  for (let period = 1; period < items.length; period += 1) {
    if (rotated(items, period).every((item, place) => item === items[place])) return period;
  }
  return Math.max(items.length, 1);
}

/** Which deal a match is played with, and how far its players have moved on round the table. */
export type Fixture = { readonly deal: number; readonly rotation: number };

/** Duplicate deals: every deal is played once in each different order of the players. */
export function fixtureOf(lineup: readonly unknown[], nth: number): Fixture {
  const period = periodOf(lineup);
  return { deal: Math.floor(nth / period), rotation: nth % period };
}
