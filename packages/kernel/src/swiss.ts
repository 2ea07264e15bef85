import type { ByLanguage, WrittenLanguage } from './words.ts';

const german = 'ß„“‚‘';
const swiss = ['ss', '«', '»', '‹', '›'];
/** Letters for private use, one for each German sign: they take its place in what is not ours to respell. */
const kept = '\uE0C0\uE0C1\uE0C2\uE0C3\uE0C4';

const exchanged = (text: string, from: string, to: string | readonly string[]): string =>
  text.replaceAll(new RegExp(`[${from}]`, 'g'), (sign) => to[from.indexOf(sign)] ?? sign);

/** A German text as Switzerland and Liechtenstein spell it: ss for ß, «…» for „…“. */
export const swissSpelling = (text: string): string => exchanged(text, german, swiss);

type Change = (value: unknown) => unknown;

/** A value of plain data and functions, with its parts and what its functions return changed. */
function mapped(value: unknown, change: Change, given: Change): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (isFunction(value)) return (...args: readonly unknown[]) => change(value(...args.map(given)));
  return isPlain(value)
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]))
    : value;
}

const isFunction = (value: unknown): value is (...args: readonly unknown[]) => unknown =>
  typeof value === 'function';

const isPlain = (value: unknown): value is object =>
  value instanceof Object && Object.getPrototypeOf(value) === Object.prototype;

/** What sentences are made from, with what people call themselves kept as it is. Views hold no names. */
const guarded: Change = (value) => {
  if (typeof value === 'string') return exchanged(value, german, kept);
  return isPlain(value) && !Object.values(value).some(isFunction)
    ? value
    : mapped(value, guarded, (part) => part);
};

const respelled: Change = (value) =>
  typeof value === 'string'
    ? exchanged(swissSpelling(value), kept, german)
    : mapped(value, respelled, guarded);

/** Words for every reader: those for Switzerland are the German ones, respelled when they are first asked for. */
export function withSwiss<W>(written: { readonly [L in WrittenLanguage]: W }): ByLanguage<W> {
  let words: W | undefined;
  return {
    ...written,
    get 'de-CH'() {
      return (words ??= respelled(written.de) as W);
    },
  };
}
