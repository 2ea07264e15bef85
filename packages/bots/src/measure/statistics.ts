/** The value below which a part of the values lies; between two neighbours by the distance to each. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = part * (sorted.length - 1);
  const lower = sorted[Math.floor(place)];
  const upper = sorted[Math.ceil(place)];
  if (lower === undefined || upper === undefined) throw new RangeError('quantile of nothing');
  return lower + (upper - lower) * (place % 1);
}

/** The middle value; the mean of the two middle ones of an even count. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** How far apart the middle half of the values lies, as a part of their median. */
export function spread(values: readonly number[]): number {
  return (quantile(values, 0.75) - quantile(values, 0.25)) / median(values);
}

/** The quotients of what was measured in the same round. */
export function quotients(values: readonly number[], others: readonly number[]): number[] {
  return values.map((value, round) => value / (others[round] ?? Number.NaN));
}
