import type { Role } from '../../roles/role.ts';

/** What it tells that one is for or against another, as logarithms: if the first is a wolf, the second, and both. */
export type Bond = { readonly by: number; readonly at: number; readonly both: number };

/** How much everything tells, as logarithms of how much likelier it is one way than the other. */
export type Weights = {
  /** Tokens of the first vote; `led` where a seer had named the one they lie at. */
  readonly token: Bond;
  readonly led: Bond;
  /** How much of that a token tells which costs nobody anything: it lies at none of the two suspects. */
  readonly idle: number;
  readonly suspect: Bond;
  readonly trust: Bond;
  /** Whoever lets a day after the first pass without a word, or without suspecting anybody: people may be shy, or talk in words of their own. */
  readonly silent: number;
  readonly reserved: number;
  /** Of two suspects: how much likelier the chosen one is a wolf, and by what a wolf chooses otherwise. */
  readonly choice: {
    readonly at: number;
    readonly over: number;
    readonly ofMate: number;
    readonly overMate: number;
  };
  /** Whoever the dead of a night had suspected or voted for the day before. */
  readonly avenged: number;
  /** That a wolf rather than somebody else claims to be this. */
  readonly claims: { readonly [R in Role]: number };
  readonly seer: {
    /** That a living seer keeps silent: for a day, and while others claim its place. */
    readonly silent: number;
    readonly usurped: number;
    /** That wolves spare a seer who has come out, by whether there may be a guard. */
    readonly spared: number;
    readonly guarded: number;
    /** That a wolf claims to be the seer. */
    readonly faked: number;
    /** That a wolf says so of another wolf. */
    readonly framesMate: number;
    readonly clearsMate: number;
    /** That whoever lies names a rival as a wolf: it is near at hand, where any other name is one of many. */
    readonly namesRival: number;
    /** That the true seer speaks after somebody else has claimed to be it. */
    readonly later: number;
    /** That a report is wrong though its seer is true. */
    readonly wrong: number;
  };
  /** How much a medium's word tells: alive, and as a victim of the night. */
  readonly medium: { readonly alive: number; readonly dead: number };
  /** That one named by a deadly owl is a wolf. */
  readonly owl: number;
  /** How likely it is that this many who are not wolves lie about their character. */
  readonly liars: readonly number[];
  /** How much it tells at most that two turn on each other, however often: wolves may do it for show. */
  readonly alibi: number;
  /** The power to which everything that is not certain is taken. */
  readonly temper: number;
  /** How many days back opinions and votes are remembered. */
  readonly memory: number;
};

const smallVillage: Weights = {
  token: { by: 0, at: 0.08, both: -0.9 },
  led: { by: -0.25, at: 0, both: -0.65 },
  idle: 0.3,
  suspect: { by: 0, at: 0, both: -0.35 },
  trust: { by: 0, at: 0, both: 0.23 },
  choice: { at: -0.05, over: 0.07, ofMate: -0.28, overMate: 0.1 },
  silent: 0.25,
  reserved: 0.15,
  avenged: 0.14,
  claims: {
    wolf: 0,
    villager: 0,
    seer: 0,
    medium: -0.55,
    possessed: 0,
    bodyguard: 0,
    owl: 0,
    freemason: -5,
    werehamster: 0,
    mythomaniac: -0.25,
  },
  seer: {
    silent: 0.6,
    usurped: -2.55,
    spared: -1,
    guarded: 0,
    faked: -2.85,
    framesMate: -2.85,
    clearsMate: -0.4,
    namesRival: 0.4,
    later: -0.4,
    wrong: -8,
  },
  medium: { alive: 4, dead: 7 },
  owl: 3,
  liars: [0, -3.55, -8, -16, -24],
  alibi: -1.1,
  temper: 1,
  memory: 99,
};

/** Among ten somebody is possessed for the first time, and more lie. */
const amongTen: Weights = {
  ...smallVillage,
  token: { by: 0, at: 0, both: -0.4 },
  led: { by: -0.1, at: -0.1, both: -0.4 },
  suspect: { by: 0, at: 0, both: -0.1 },
  trust: { by: 0, at: -0.1, both: 0.23 },
  choice: { at: 0.05, over: 0.01, ofMate: -0.45, overMate: 0.5 },
  avenged: 0.06,
  claims: { ...smallVillage.claims, medium: -0.3, bodyguard: 0.2, owl: -1, freemason: -6 },
  seer: {
    silent: 1.65,
    usurped: -0.95,
    spared: 0.08,
    guarded: 0.6,
    faked: -2.55,
    framesMate: -4.4,
    clearsMate: -0.4,
    namesRival: 1.9,
    later: 0.5,
    wrong: -8,
  },
  medium: { alive: 9, dead: 7 },
  liars: [0, -4.45, -9, -16, -24],
};

const village: Weights = {
  ...smallVillage,
  token: { by: 0, at: 0, both: -0.5 },
  led: { by: 0.15, at: -0.1, both: -0.4 },
  suspect: { by: 0, at: 0, both: -0.5 },
  trust: { by: 0, at: -0.1, both: 0.75 },
  choice: { at: 0.08, over: 0.04, ofMate: -0.8, overMate: 0 },
  avenged: 0.24,
  claims: { ...smallVillage.claims, medium: -1.75, bodyguard: 0.2, owl: -1, freemason: -6 },
  seer: {
    silent: 1,
    usurped: -4,
    spared: -0.2,
    guarded: 0.6,
    faked: -2,
    framesMate: -4.4,
    clearsMate: -0.2,
    namesRival: 0,
    later: 0,
    wrong: -8,
  },
  medium: { alive: 9, dead: 7 },
  liars: [0, -3.6, -9, -16, -24],
};

const largeVillage: Weights = {
  ...smallVillage,
  token: { by: 0, at: 0, both: -0.55 },
  led: { by: 0.25, at: 0, both: 0 },
  suspect: { by: 0, at: 0, both: -0.55 },
  trust: { by: 0, at: -0.05, both: 0.75 },
  choice: { at: 0.08, over: 0.04, ofMate: -0.7, overMate: 0.04 },
  avenged: 0.36,
  claims: { ...smallVillage.claims, medium: -1.75, mythomaniac: 0 },
  seer: {
    silent: 0.4,
    usurped: -3.1,
    spared: -1.5,
    guarded: 0.2,
    faked: -2.6,
    framesMate: -4.4,
    clearsMate: -0.7,
    namesRival: 0,
    later: 0,
    wrong: -8,
  },
  medium: { alive: 4, dead: 5.6 },
  liars: [0, -3, -9, -16, -24],
};

/** What self-play has shown, by the size of the village. */
export function weightsAmong(players: number): Weights {
  if (players < 10) return smallVillage;
  if (players === 10) return amongTen;
  return players < 15 ? village : largeVillage;
}

/**
 * Somebody who goes by what was said last: it forgets, weighs opinions lightly, and believes whoever claims to be the seer.
 * From eleven to fourteen that would be an advantage, for there the liars count on a long memory; so it is weaker by its shyness alone.
 */
export function noviceWeights(players: number): Weights {
  const usual = weightsAmong(players);
  if (players > 10 && players < 15) return usual;
  return {
    ...usual,
    seer: { ...usual.seer, usurped: -3, spared: 0, guarded: 0, faked: -3, namesRival: 0, later: 0 },
    liars: [0, -4, -9, -16, -24],
    temper: 0.2,
    memory: 1,
  };
}
