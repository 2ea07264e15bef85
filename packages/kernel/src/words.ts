import type { AnyGlimpse, GameTypes } from './game.ts';
import type { Seat } from './turn.ts';

export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

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

type GlimpseOf<Glimpse extends AnyGlimpse, Kind extends string> = Extract<Glimpse, { readonly kind: Kind }>;

/** All that a game says in one language; a missing sentence does not compile. */
export interface Words<G extends GameTypes> {
  readonly name: string;
  /** One line for the shelf. */
  readonly blurb: string;
  readonly refusals: { readonly [R in G['Reason']]: Sentence };
  /** Lines for the log. */
  readonly glimpses: {
    readonly [K in G['Glimpse']['kind']]: (glimpse: GlimpseOf<G['Glimpse'], K>, nameOf: NameOf) => string;
  };
  readonly options: { readonly [K in keyof G['Options']]: OptionWords<G['Options'][K]> };
  /** The one sentence that tells the eye what is going on and what to do now. */
  status(view: G['View'], nameOf: NameOf): string;
  /** A move as a labelled choice, for lists, keyboards and screen readers. */
  move(move: G['Move'], view: G['View'], nameOf: NameOf): string;
}

export type WordsByLanguage<G extends GameTypes> = { readonly [L in Language]: Words<G> };

/** One glimpse as a sentence. */
export function tell<G extends GameTypes>(words: Words<G>, glimpse: G['Glimpse'], nameOf: NameOf): string {
  const lines = words.glimpses as unknown as {
    readonly [kind: string]: (glimpse: AnyGlimpse, nameOf: NameOf) => string;
  };
  const line = lines[glimpse.kind];
  if (line === undefined) throw new Error(`no words for the glimpse '${glimpse.kind}'`);
  return line(glimpse, nameOf);
}
