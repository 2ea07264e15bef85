import type { Kind, Side, StandingPass } from '@rudel/woelfe/page';

/** What the drawing of Wölfe says beyond the words of the rules. */
export type WoelfeWords = {
  readonly board: string;
  readonly hand: string;
  readonly dice: { readonly [K in Kind]: string };
  /** What a die does, in a sentence or two. */
  readonly deeds: { readonly [K in Kind]: string };
  readonly faces: (faces: string) => string;
  readonly symbol: string;
  readonly explainDie: (die: string) => string;
  readonly close: string;
  readonly notNow: string;
  readonly emptyHand: string;
  readonly screened: (name: string, count: number) => string;
  readonly round: (round: number, of: number | null) => string;
  readonly playedTo: (target: string) => string;
  readonly trickOf: (trick: number, of: number) => string;
  readonly slot: SlotWords;
  /** What is said on top while a round is read. */
  readonly counted: (round: number) => string;
  readonly unmasked: {
    readonly title: string;
    readonly hunters: (names: string, isAlone: boolean) => string;
    readonly forest: (names: string) => string;
  };
  readonly lowestWins: string;
  readonly lastTrick: string;
  readonly opening: {
    readonly sides: string;
    readonly double: (name: string) => string;
    readonly alone: string;
  };
  readonly sides: { readonly [S in Side]: SideWords };
  readonly onlyYou: string;
  readonly race: (hunters: number, dwellers: number) => string;
  readonly unevenRace: { readonly [R in UnevenRace]: UnevenRaceWords };
  readonly cries: { readonly fever: string; readonly rabies: string };
  readonly double: string;
  readonly said: (cry: string, name: string) => string;
  readonly pack: (factor: number) => string;
  readonly note: NoteWords;
  readonly prompt: PromptWords;
  readonly standing: { readonly [W in StandingPass]: { readonly offer: string; readonly stands: string } };
  readonly lapsed: string;
  readonly score: ScoreWords;
  readonly points: (points: number) => string;
  /** What still runs at a table without a clock. */
  readonly goblinTime: string;
  readonly story: StoryWords;
};

/** One against three: each dweller has to have more than the hunter, or the hunter more than each of them. */
export type UnevenRace = 'double' | 'stalk';

export type UnevenRaceWords = {
  /** What the dwellers have, beside the number of the hunter. */
  readonly each: (dwellers: number) => string;
  readonly told: (hunter: number, dwellers: number) => string;
};

export type SideWords = {
  readonly one: string;
  readonly you: string;
  readonly hint: string;
  /** Where one hunts alone against three. */
  readonly uneven: string;
};

export type SlotWords = {
  readonly waits: string;
  readonly rolls: string;
  readonly shows: (die: string, face: string) => string;
  readonly counts: (value: string) => string;
  readonly poisoned: string;
  readonly leads: string;
  readonly won: string;
  readonly bee: (face: string, name: string) => string;
  readonly laidAt: (name: string) => string;
  readonly layHere: (name: string) => string;
  readonly rerolled: (name: string, face: string) => string;
};

export type NoteWords = {
  readonly score: (score: number) => string;
  readonly goblins: (count: number) => string;
  readonly dice: (count: number) => string;
  readonly wolves: (count: number) => string;
  readonly tricks: (count: number) => string;
  readonly bid: (tricks: number, bid: number) => string;
};

export type PromptWords = {
  readonly label: string;
  readonly goOn: string;
  readonly goblin: string;
  /** Said beside the first such question on a device. */
  readonly whatGoblinsDo: string;
  readonly pass: string;
  readonly ready: string;
  readonly announce: string;
  readonly stalk: string;
  readonly fever: string;
  readonly rabies: string;
  /** What a declaration can bring and costs. */
  readonly stakes: string;
  readonly bidOf: (tricks: number) => string;
  readonly barred: (tricks: number) => string;
  readonly change: (from: string, to: string) => string;
  readonly made: (tricks: number, bid: number) => string;
};

export type ScoreWords = {
  readonly open: string;
  readonly title: string;
  readonly round: string;
  readonly total: string;
  readonly exact: string;
  readonly missed: string;
  readonly none: string;
  readonly wolves: string;
  readonly bid: string;
};

export type StoryWords = {
  readonly won: (names: string, score: number, second: string | null, margin: number) => string;
  readonly wolves: (name: string, count: number) => string;
  readonly goblins: (name: string, count: number) => string;
  readonly robbed: (name: string, from: string, to: string) => string;
  readonly symbols: (name: string, count: number) => string;
  readonly poisoned: (name: string, count: number) => string;
  readonly foxes: (count: number) => string;
  readonly best: (name: string, points: number, round: number) => string;
  readonly exact: (name: string, count: number, of: number) => string;
  readonly lone: (name: string, round: number, hasWon: boolean) => string;
  readonly halali: (names: string, round: number) => string;
  readonly rounds: (count: number) => string;
};
