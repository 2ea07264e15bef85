const second = 1000;

/** The units of a span of time, in milliseconds, the largest first. A month has 30 days. */
const spans: readonly (readonly [unit: string, ms: number])[] = [
  ['y', 365 * 24 * 3600 * second],
  ['mo', 30 * 24 * 3600 * second],
  ['w', 7 * 24 * 3600 * second],
  ['d', 24 * 3600 * second],
  ['h', 3600 * second],
  ['m', 60 * second],
  ['s', second],
];

/** The units of a size, in bytes, the largest first. */
const sizes: readonly (readonly [unit: string, bytes: number])[] = [
  ['TB', 1e12],
  ['GB', 1e9],
  ['MB', 1e6],
  ['kB', 1e3],
  ['B', 1],
];

type Units = typeof spans;

function parsed(text: string, units: Units): number | null {
  const [, digits = '', unit = ''] = /^(\d{1,6})\s*([a-z]{1,2})$/i.exec(text.trim()) ?? [];
  const known = units.find(([name]) => name.toLowerCase() === unit.toLowerCase());
  return known === undefined || Number(digits) === 0 ? null : Number(digits) * known[1];
}

/** `90s`, `30m`, `24h`, `7d`, `2w`, `6mo`, `1y` in milliseconds; null for anything else, and for nothing at all. */
export const parseDuration = (text: string): number | null => parsed(text, spans);

/** `500MB`, `2GB` in bytes, counted in thousands; null for anything else. */
export const parseSize = (text: string): number | null => parsed(text, sizes);

/** A span as it is said: in the largest unit that it has two of, or one exactly. */
export function formatDuration(ms: number): string {
  const fitting = spans.find(([, one]) => ms === one || ms >= 2 * one);
  const [unit, one] = fitting ?? (['s', second] as const);
  return `${Math.floor(ms / one)}${unit}`;
}

/** A size with one digit behind the point where it is small. */
export function formatSize(bytes: number): string {
  const [unit, one] = sizes.find(([, size]) => bytes >= size) ?? (['B', 1] as const);
  const count = bytes / one;
  return `${count < 10 && one > 1 ? count.toFixed(1) : Math.round(count)} ${unit}`;
}
