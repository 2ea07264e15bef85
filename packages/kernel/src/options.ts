import { readOneOf, readWhole } from './fields.ts';
import { quoted, unreadable, notation } from './notation.ts';
import type { Notation } from './notation.ts';

export type Choice<T extends string> = {
  readonly kind: 'choice';
  /** The first is the default. */
  readonly values: readonly [T, ...T[]];
  /** What a text means that does not name the option, where that is not the default. */
  readonly unnamed?: T;
};

export type Range = {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
};

/** A text in a notation of its own, on one line and without blanks, commas and quotation marks. */
export type Wording = {
  readonly kind: 'wording';
  readonly fallback: string;
  /** Gives the text as it is kept, or stops with `unreadable`. */
  readonly read: (text: string) => string;
  /** Some that are worth trying. */
  readonly examples: readonly string[];
};

export type OptionSpec = Choice<string> | Range | Wording;

/** Words in brackets, so that a union of them gets one spec and not one for each. */
export type OptionSpecs<O> = {
  readonly [K in keyof O]: [O[K]] extends [string]
    ? string extends O[K]
      ? Wording
      : Choice<O[K] & string>
    : Range;
};

/**
 * The options of a game as data. `format` writes only what a reader would not take for granted: what differs from the
 * default, or from what texts meant before the default was another.
 */
export interface OptionsNotation<O> extends Notation<O> {
  readonly specs: OptionSpecs<O>;
  /** What a new table begins with. */
  readonly defaults: O;
  /** Whole sets of options that are known by a name, as `braendi`. */
  readonly presets: { readonly [name: string]: O };
}

/** One of several words; the first is the default. */
export function choice<const T extends string>(...values: readonly [T, ...T[]]): Choice<T> {
  return { kind: 'choice', values };
}

/**
 * One of several words, where the default is not what it was: texts that do not name the option were written before, and
 * keep the meaning they had.
 */
export function choiceSince<const T extends string>(
  unnamed: NoInfer<T>,
  ...values: readonly [T, ...T[]]
): Choice<T> {
  return { kind: 'choice', values, unnamed };
}

/** A whole number with a default. */
export function range(min: number, max: number, fallback: number): Range {
  return { kind: 'range', min, max, fallback };
}

/** Any text that `read` accepts, with a default. */
export function wording(
  fallback: string,
  read: (text: string) => string,
  examples: readonly string[],
): Wording {
  return { kind: 'wording', fallback, read, examples };
}

type AnyOptions = { [key: string]: string | number };

const defaultOf = (spec: OptionSpec): string | number =>
  spec.kind === 'choice' ? spec.values[0] : spec.fallback;

const unnamedOf = (spec: OptionSpec): string | number =>
  spec.kind === 'choice' ? (spec.unnamed ?? spec.values[0]) : spec.fallback;

function readValue(key: string, spec: OptionSpec, text: string): string | number {
  const what = `The option '${key}'`;
  if (spec.kind === 'wording') return text === spec.fallback ? text : spec.read(text);
  return spec.kind === 'choice'
    ? readOneOf(text, spec.values, what)
    : readWhole(text, spec.min, spec.max, what);
}

function readOptions(specs: ReadonlyMap<string, OptionSpec>, text: string): AnyOptions {
  const options: AnyOptions = {};
  for (const [key, spec] of specs) options[key] = unnamedOf(spec);
  if (text === '-') return options;
  const seen = new Set<string>();
  for (const pair of text.split(',')) {
    const [key = '', value = ''] = pair.split(/=(.*)/s);
    const spec = specs.get(key);
    if (spec === undefined) {
      return unreadable(
        `There is no option ${quoted(key)}; there are: ${[...specs.keys()].join(', ') || 'none'}.`,
      );
    }
    if (seen.has(key)) unreadable(`The option '${key}' appears twice.`);
    seen.add(key);
    options[key] = readValue(key, spec, value);
  }
  return options;
}

export function defineOptions<O extends { readonly [key: string]: string | number }>(
  specs: OptionSpecs<O>,
  presets: { readonly [name: string]: Partial<O> } = {},
): OptionsNotation<O> {
  const table = new Map<string, OptionSpec>(Object.entries(specs));
  const format = (options: O): string =>
    [...table]
      .filter(([key, spec]) => options[key] !== unnamedOf(spec))
      .map(([key]) => `${key}=${options[key]}`)
      .join(',') || '-';
  const read = (text: string): O => readOptions(table, text) as O;
  const defaults = Object.fromEntries([...table].map(([key, spec]) => [key, defaultOf(spec)])) as O;
  const whole = Object.entries(presets).map(([name, some]) => [name, { ...defaults, ...some }]);
  return {
    ...notation(format, read),
    specs,
    defaults,
    presets: Object.fromEntries(whole) as { readonly [name: string]: O },
  };
}
