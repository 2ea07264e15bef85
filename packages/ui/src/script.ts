import { forKey } from '@rudel/kernel';
import type { AnyGlimpse, ByLanguage, GameTypes, NameOf, Seat, SealedTypes } from '@rudel/kernel';

/** How much a screen says, the least first: what is for closed eyes, what is worth a moment, everything. */
export const amounts = ['nights', 'moments', 'everything'] as const;
export type Amount = (typeof amounts)[number];

/** What a host says of something. */
export type Line = {
  /** The least that somebody must want to hear in order to hear it. */
  readonly from: Amount;
  /** Ways to say the same, none longer than it needs to be. */
  readonly ways: readonly string[];
  /** How long it is quiet afterwards, in milliseconds, beyond what is usual. */
  readonly hush?: number;
};

/** Why nothing is said of a glimpse: the screen shows enough, or it never comes to the table's eye. */
export type Unsaid = 'silent' | 'secret';

type Glimpse<G extends GameTypes, K> = Extract<G['Glimpse'], { readonly kind: K }>;

/**
 * What a screen for everybody says of a match, in one language. It reads nothing but what the table's eye notices and sees, so
 * it cannot tell a secret; a kind of glimpse that is forgotten does not compile.
 */
export interface Script<G extends GameTypes> {
  readonly lines: {
    readonly [K in G['Glimpse']['kind']]: Unsaid | ((glimpse: Glimpse<G, K>, nameOf: NameOf) => Line | null);
  };
  /** What is said to the one seat that is asked; null where it is not worth a word. */
  turn(view: G['View'], name: string): Line | null;
}

export type Scripts<G extends GameTypes> = ByLanguage<Script<G>>;
export type AnyScript = Script<SealedTypes>;
export type AnyScripts = Scripts<SealedTypes>;

/** For closed eyes: said even where the least is wanted. */
export const forNights = (ways: readonly string[], hush = 0): Line => ({ from: 'nights', ways, hush });
export const forMoments = (...ways: readonly string[]): Line => ({ from: 'moments', ways });
export const forEverything = (...ways: readonly string[]): Line => ({ from: 'everything', ways });

/** Several as the language lists them: "Anna, Ben and Cleo". */
export const namesIn =
  (language: string) =>
  (seats: readonly Seat[], nameOf: NameOf): string =>
    new Intl.ListFormat(language).format(seats.map(nameOf));

type Said = (glimpse: AnyGlimpse, nameOf: NameOf) => Line | null;
const isSaid = (value: unknown): value is Said => typeof value === 'function';

/** What a script says of a glimpse; null for nothing. */
export function lineOf<G extends GameTypes>(
  script: Script<G>,
  glimpse: G['Glimpse'],
  nameOf: NameOf,
): Line | null {
  const line = forKey(script.lines, glimpse.kind, isSaid);
  return line === undefined ? null : line(glimpse, nameOf);
}

/** Whether whoever wants to hear so much wants to hear this. */
export const isWanted = ({ from }: Line, wanted: Amount): boolean =>
  amounts.indexOf(from) <= amounts.indexOf(wanted);

/** The way to say it for the nth time: never twice the same in a row, and the same on every screen of a table. */
export const wayOf = ({ ways }: Line, nth: number): string => ways[nth % ways.length] ?? '';
