import type { AnyGlimpse, GameTypes } from './game.ts';
import type { Seat } from './turn.ts';

/** What sentences are written in. */
export const writtenLanguages = ['en', 'de'] as const;
export type WrittenLanguage = (typeof writtenLanguages)[number];

/** What a reader may choose: German for Switzerland is derived from the German that is written (`withSwiss`). */
export const languages = ['en', 'de', 'de-CH'] as const;
export type Language = (typeof languages)[number];

/** The language in which a reader's sentences are written. */
export const writtenFor = (language: Language): WrittenLanguage => (language === 'en' ? 'en' : 'de');

/** The same sentences in every language: a missing one does not compile. */
export type ByLanguage<W> = { readonly [L in Language]: W };

export type NameOf = (seat: Seat) => string;

/** A sentence about a few things: cards, fields, seats, as short texts. */
export type Sentence = (about: readonly string[]) => string;

/** One option in plain words: what it decides, and a phrase for each of its values. */
export type OptionWords<Value> = {
  readonly label: string;
  readonly values: [Value] extends [string]
    ? string extends Value
      ? (value: string) => string
      : { readonly [V in Value]: string }
    : [Value] extends [number]
      ? (value: number) => string
      : { readonly [value: string]: string } | ((value: string | number) => string);
};

/** The words of any option, as forms and lists know them; what a function is asked about is of the option's own type. */
export type AnyOptionWords = OptionWords<string | number>;

/** How the sets of options of a game are called: its usual rules, and others by their names. */
export type PresetWords = {
  readonly usual: string;
  readonly named: { readonly [name: string]: string };
};

type GlimpseOf<Glimpse extends AnyGlimpse, Kind extends string> = Extract<Glimpse, { readonly kind: Kind }>;

/** All that a game says in one language; a missing sentence does not compile. */
export interface Words<G extends GameTypes> {
  readonly name: string;
  /** One line for the shelf. */
  readonly blurb: string;
  readonly refusals: { readonly [R in G['Reason']]: Sentence };
  /** Lines for the log; what the reader's own seat has done may be told to them as theirs: "You play …". */
  readonly glimpses: {
    readonly [K in G['Glimpse']['kind']]: (
      glimpse: GlimpseOf<G['Glimpse'], K>,
      nameOf: NameOf,
      me?: Seat | null,
    ) => string;
  };
  readonly options: { readonly [K in keyof G['Options']]: OptionWords<G['Options'][K]> };
  /** Where it has presets: what they are called. */
  readonly presets?: PresetWords;
  /** The one sentence that tells the eye what is going on and what to do now. */
  status(view: G['View'], nameOf: NameOf): string;
  /** A move as a labelled choice, for lists, keyboards and screen readers. */
  move(move: G['Move'], view: G['View'], nameOf: NameOf): string;
  /** What the button says that makes a move, in a word or two: "Roll", "Give", "Vote". A table says "Play" where a game does not say. */
  verb?(move: G['Move'], view: G['View']): string;
}

export type WordsByLanguage<G extends GameTypes> = ByLanguage<Words<G>>;

/** What a record that is exhaustive by type has for one of its keys: each has its own type, and whoever takes it out knows it by that key. */
export function forKey<Entry>(
  record: object,
  key: string,
  isEntry: (value: unknown) => value is Entry,
): Entry | undefined {
  const entry: unknown = Object.hasOwn(record, key) ? Reflect.get(record, key) : undefined;
  return isEntry(entry) ? entry : undefined;
}

type Teller = (glimpse: AnyGlimpse, nameOf: NameOf, me: Seat | null) => string;
const isTeller = (value: unknown): value is Teller => typeof value === 'function';

/** One glimpse as a sentence, for whoever sits on the seat `me` or for everybody. */
export function tell<G extends GameTypes>(
  words: Words<G>,
  glimpse: G['Glimpse'],
  nameOf: NameOf,
  me: Seat | null = null,
): string {
  const line = forKey(words.glimpses, glimpse.kind, isTeller);
  if (line === undefined) throw new Error(`no words for the glimpse '${glimpse.kind}'`);
  return line(glimpse, nameOf, me);
}
