import type { Row, Silhouette } from '@rudel/tofugott/page';

/** What the drawing of Tofugott says beyond the words of the rules. */
export type TofugottWords = {
  readonly board: string;
  readonly hand: string;
  readonly silhouettes: { readonly [S in Silhouette]: string };
  readonly rows: { readonly [R in Row]: string };
  /** The same where there is little room. */
  readonly shortRows: { readonly [R in Row]: string };
  readonly turn: (turn: number, of: number) => string;
  readonly aside: string;
  readonly points: (points: number) => string;
  readonly track: (standing: string) => string;
  readonly gained: (gain: number) => string;
  readonly activeNow: string;
  readonly choice: ChoiceWords;
  readonly card: CardWords;
  readonly rack: RackWords;
  readonly reveal: RevealWords;
  readonly lines: LineWords;
  readonly wait: WaitWords;
  readonly tie: TieWords;
  readonly lapsed: string;
  readonly story: StoryWords;
};

export type ChoiceWords = {
  readonly look: string;
  /** Two covered cards in front of somebody. */
  readonly covered: (name: string) => string;
};

export type CardWords = {
  readonly place: (question: number, row: string, silhouette: string | null) => string;
  readonly isNext: string;
  readonly yourGuess: (silhouette: string | null) => string;
  readonly details: (question: number) => string;
};

export type RackWords = {
  readonly lies: (question: number, row: string) => string;
  readonly isOut: string;
  readonly tapHere: (question: number, row: string) => string;
  readonly allLaid: string;
  readonly lock: string;
  /** What the button beside one's own guess says, and what it is for. */
  readonly change: string;
  readonly changeGuess: string;
  /** Above the silhouettes while a guess may be replaced, and the way out. */
  readonly another: string;
  readonly keepGuess: string;
  readonly isYours: string;
};

export type RevealWords = {
  readonly covered: (name: string) => string;
  readonly coveredAnswer: (row: string) => string;
  readonly guessed: (name: string, silhouette: string) => string;
  readonly answered: (row: string, silhouette: string) => string;
  /** Said on top while a question that was counted is still shown. */
  readonly counted: (question: number) => string;
  readonly toQuestion: (question: number) => string;
  readonly goOn: string;
};

export type LineWords = {
  readonly guess: string;
  readonly best: string;
  readonly worst: string;
  readonly placeholder: string;
  readonly placeholders: { readonly best: string; readonly worst: string };
  readonly turnOver: string;
  readonly tell: { readonly guess: string; readonly best: string; readonly worst: string };
  readonly nextOf: (name: string) => string;
  readonly nextOwn: { readonly guess: string; readonly best: string; readonly worst: string };
};

export type WaitWords = {
  readonly thinking: string;
  readonly others: string;
  readonly chooses: (name: string) => string;
  readonly shows: (name: string) => string;
  readonly beforeYou: (name: string) => string;
};

export type TieWords = {
  readonly title: string;
  readonly hint: string;
  readonly again: string;
  readonly pile: (name: string, cards: string) => string;
  readonly found: (name: string) => string;
};

export type StoryWords = {
  readonly won: (names: string, points: number, second: string | null, margin: number) => string;
  readonly tofu: (name: string, cards: number) => string;
  readonly shared: (names: string, points: number) => string;
  readonly twins: (one: string, other: string, hits: number) => string;
  readonly everybody: (name: string, silhouette: string) => string;
  readonly nobody: (name: string) => string;
  readonly trap: (name: string, falls: number) => string;
  readonly worstTrap: (name: string, falls: number) => string;
  readonly favourite: (silhouette: string, times: number) => string;
  readonly talker: (name: string, line: string) => string;
};
