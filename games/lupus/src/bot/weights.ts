import type { Role } from '../roles/role.ts';

/** What it tells that one is for or against another, as logarithms: if the first is a wolf, the second, and both. */
export type Bond = { readonly by: number; readonly at: number; readonly both: number };

/** How much everything tells, as logarithms of how much likelier it is one way than the other. */
export type Weights = {
  /** Tokens of the first vote; `led` where a seer had named the one they lie at. */
  readonly token: Bond;
  readonly led: Bond;
  readonly suspect: Bond;
  readonly trust: Bond;
  /** Of two suspects: how much likelier the chosen one is a wolf, and by what a wolf chooses otherwise. */
  readonly choice: { readonly at: number; readonly over: number; readonly ofMate: number; readonly overMate: number };
  /** Whoever the dead of a night had suspected or voted for the day before. */
  readonly avenged: number;
  /** That a wolf rather than somebody else says to be this. */
  readonly claims: { readonly [R in Role]: number };
  readonly seer: {
    /** That a living seer keeps silent: for a day, and while others claim its place. */
    readonly silent: number;
    readonly usurped: number;
    /** That wolves spare a seer who has come out, by whether there may be a guard. */
    readonly spared: number;
    readonly guarded: number;
    /** That a wolf says to be the seer. */
    readonly faked: number;
    /** That a wolf says so of another wolf. */
    readonly framesMate: number;
    readonly clearsMate: number;
    /** That a report is wrong though its seer is true. */
    readonly wrong: number;
  };
  readonly medium: { readonly wrong: number };
  /** That one named by a deadly owl is a wolf. */
  readonly owl: number;
  /** That so many who are no wolves lie about their character. */
  readonly liars: readonly number[];
  /** The power to which everything that is not certain is taken. */
  readonly temper: number;
  /** How many days back opinions and votes are remembered. */
  readonly memory: number;
};

export const strongWeights: Weights = {
  token: { by: 0, at: 0.25, both: -0.9 },
  led: { by: 0, at: 0.05, both: -0.5 },
  suspect: { by: 0, at: 0.1, both: -0.6 },
  trust: { by: 0, at: -0.05, both: 0.2 },
  choice: { at: 0.25, over: -0.3, ofMate: -0.6, overMate: 0.5 },
  avenged: 0.1,
  claims: {
    wolf: 0,
    villager: 0.1,
    seer: 0,
    medium: -0.7,
    possessed: 0,
    bodyguard: -0.7,
    owl: -0.7,
    freemason: -1.2,
    werehamster: 0,
    mythomaniac: -0.5,
  },
  seer: {
    silent: -0.3,
    usurped: -2,
    spared: -1.2,
    guarded: -0.6,
    faked: -0.8,
    framesMate: -1.2,
    clearsMate: 0.3,
    wrong: -6,
  },
  medium: { wrong: -6 },
  owl: 3,
  liars: [0, -2, -5, -9],
  temper: 0.8,
  memory: 99,
};
