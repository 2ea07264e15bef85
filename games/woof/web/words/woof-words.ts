import type { Card, Character, Question, Side, Sign } from '@rudel/woof/page';

/** What somebody notes of a place and a character. */
export type MarkName = 'no' | 'maybe' | 'yes';

/** What a suspicion now would mean: it may be made, it comes too soon, a red token bars it, or it has been made. */
export type SuspectNote = 'open' | 'first' | 'red' | 'done';

/** What is announced of a look: what the card looks like; or wolf, by a shepherd, of all cards or of all but “?”. */
export type Announcing = 'truth' | 'wolf' | 'wolf-but-unknown';

/** What the drawing of Woof!! says in one language. */
export type WoofWords = {
  readonly board: string;
  readonly hand: string;
  readonly middle: string;
  readonly characters: { readonly [C in Character]: string };
  readonly signs: { readonly [S in Sign]: string };
  readonly deeds: { readonly [C in Character]: string };
  /** A card with its disguise. */
  readonly card: (card: Card) => string;
  readonly disguised: (sign: Sign) => string;
  readonly questions: { readonly [Q in Question]: string };
  readonly yes: string;
  readonly no: string;
  readonly round: (round: number, of: number) => string;
  readonly lap: (lap: number, of: number) => string;
  readonly early: (count: number, of: number) => string;
  readonly place: {
    readonly hidden: string;
    readonly suspected: string;
    readonly decided: string;
    readonly nothing: string;
    readonly token: (lap: number, name: string, sign: string) => string;
    readonly sides: { readonly [S in Side]: string };
    readonly saw: (card: string) => string;
    /** Whose card was looked at, and how it is put away. */
    readonly seenAt: (name: string | null) => string;
    readonly putAway: (name: string | null, card: string) => string;
    readonly asked: (lap: number, name: string, question: string, answer: string) => string;
    readonly ownEmpty: string;
    readonly middleEmpty: string;
    readonly open: (name: string) => string;
    readonly lookHere: (name: string) => string;
    readonly askHere: (name: string) => string;
    readonly pointHere: (goal: string, name: string) => string;
  };
  readonly act: {
    readonly label: string;
    readonly look: string;
    readonly ask: string;
    readonly suspect: string;
    readonly pass: string;
    readonly abstain: string;
    readonly lookNote: string;
    readonly suspectNote: { readonly [W in SuspectNote]: string };
    readonly abstainNote: string;
    /** Said before a place is chosen, with what follows from it. */
    readonly whereLook: (how: Announcing, isLaidOut: boolean) => string;
    readonly whereAsk: (question: string) => string;
    readonly layOut: string;
    readonly layOutHint: (name: string) => string;
    readonly takeHint: (name: string) => string;
    readonly take: { readonly [S in Side]: string };
  };
  readonly you: (character: string) => string;
  readonly seek: string;
  readonly dial: {
    readonly label: string;
    readonly nobody: string;
    readonly set: (goal: string, pointer: string) => string;
    readonly unset: string;
    readonly hint: (goal: string, isEarly: boolean) => string;
    readonly yours: string;
  };
  readonly reveal: {
    readonly title: (round: number) => string;
    /** On top while cards turn. */
    readonly turning: (round: number) => string;
    /** On top while a round lies open: for spectators, for whose turn it is, and for all others. */
    readonly open: (round: number) => string;
    /** The same where the match is over before its last round, and who has too many error tokens (woof 7.1). */
    readonly openEarly: (round: number, names: string) => string;
    readonly openAsked: (round: number) => string;
    readonly openNext: (round: number) => string;
    readonly skip: string;
    readonly toResult: string;
    readonly again: (round: number) => string;
    readonly newCards: (round: number) => string;
    readonly turns: (name: string, character: string) => string;
    readonly noneBy: (names: string) => string;
    readonly bonusFor: (name: string, points: number) => string;
    readonly right: string;
    readonly wrong: string;
    readonly none: string;
    readonly early: string;
    readonly final: string;
    readonly goal: (goal: string, pointer: string) => string;
    readonly plays: (name: string, character: string) => string;
    readonly players: (names: string, goal: string) => string;
    readonly nobody: (goal: string) => string;
    readonly lured: string;
    readonly bonus: (points: number) => string;
    readonly points: (points: number) => string;
    readonly red: string;
    readonly black: string;
    readonly next: string;
  };
  readonly notes: {
    readonly open: string;
    readonly title: string;
    readonly done: string;
    readonly intro: string;
    readonly marks: { readonly [M in MarkName]: string };
    readonly blank: string;
    readonly cell: (name: string, character: string, mark: string) => string;
    readonly sure: string;
    readonly sureNote: string;
    readonly sureCell: string;
    readonly clear: string;
    readonly bringBack: string;
    readonly deck: string;
  };
  readonly score: {
    readonly open: string;
    readonly title: string;
    readonly round: string;
    readonly total: string;
    readonly errors: string;
    readonly none: string;
  };
  readonly note: {
    readonly score: (points: number) => string;
    readonly errors: (count: number) => string;
    readonly red: string;
  };
  readonly points: (points: number) => string;
  readonly explain: (card: string) => string;
  readonly goalsOf: (goals: string) => string;
  readonly value: (value: number) => string;
  readonly close: string;
  readonly story: {
    /** Whether somebody else has as many points, and only more error tokens. */
    readonly won: (names: string, points: number, isByErrors: boolean) => string;
    readonly early: (name: string, count: number) => string;
    readonly lured: (name: string, count: number) => string;
    readonly wolves: (names: string, round: number) => string;
    readonly looked: (name: string, count: number) => string;
    readonly wrong: (name: string, count: number) => string;
    readonly rounds: (count: number) => string;
    /** The same where error tokens have ended it (woof 7.1). */
    readonly cutShort: (count: number) => string;
  };
};
