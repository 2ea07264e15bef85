import type { Fitted, Weights } from '../worlds/weights.ts';

/** How much everything tells that matches among bots cannot teach, because people do otherwise: chosen by hand, as logarithms of how much likelier it is one way than the other. */
export type Caution = {
  /** How much of what a token tells one tells that costs nobody anything: it lies at none of the two suspects, and many are laid there for show. */
  readonly idle: number;
  /** Whoever lets a day after the first pass without a word, or without suspecting anybody: bots never do, and people may be shy, or talk in words of their own. */
  readonly silent: number;
  readonly reserved: number;
  /** That a wolf rather than somebody else claims to be a freemason: two vouch for each other, so it is as good as never a lie. */
  readonly freemason: number;
  /** That a report is wrong though its seer is true: never by the rules, but people mistake a name. */
  readonly wrong: number;
  /** How much the word of a medium tells that the wolves have killed: only a possessed one could have lied. */
  readonly deadMedium: number;
  /** That one named by a deadly owl is a wolf: it names whom it suspects most, at the risk of its own life. */
  readonly owl: number;
  /** That two, three or four who are no wolves lie about their character: there is one possessed, and others have no reason to. */
  readonly moreLiars: readonly number[];
  /** By how much that is rarer where nobody is possessed: as a power. */
  readonly unpossessed: number;
  /** How much it tells at most that two turn on each other, however often: wolves may do it for show. */
  readonly alibi: number;
  /** The power to which everything that is not certain is taken: a strong player goes by all of it. */
  readonly temper: number;
  /** How many days back opinions and votes are remembered: all. */
  readonly memory: number;
  /** How likely it is that no wolf is left and the match goes on, where a mythomaniac may have become one: that takes a wolf for an idol. */
  readonly lastGone: number;
};

export const caution: Caution = {
  idle: 0.3,
  silent: 0.25,
  reserved: 0.15,
  freemason: -5,
  wrong: -8,
  deadMedium: 7,
  owl: 3,
  moreLiars: [-9, -16, -24],
  unpossessed: 2,
  alibi: -1.1,
  temper: 1,
  memory: 99,
  lastGone: 0.1,
};

/**
 * What speaks in a village of eleven to fourteen. These were chosen by hand and are deliberately blunt: with weights fitted to self-play humans
 * win 70 to 85 % among twelve, whatever the two wolves do. Each is so that humans win between 50 and 60 % (`bench -- lupus`).
 */
export const guardedVillage: Fitted = {
  token: { by: 0, at: 0, both: -0.5 },
  led: { by: 0.15, at: -0.1, both: -0.4 },
  suspect: { by: 0, at: 0, both: -0.5 },
  trust: { by: 0, at: -0.1, both: 0.75 },
  choice: { at: 0.08, over: 0.04, ofMate: -0.8, overMate: 0 },
  avenged: 0.24,
  claims: { medium: -1.75, bodyguard: 0.2, owl: -1, mythomaniac: -0.25 },
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
  },
  medium: 9,
  liar: -3.6,
};

/** What speaks in a village of fifteen and more: chosen by hand like that, so that humans win between 40 and 55 % and the werehamster a fifth. */
export const largeVillage: Fitted = {
  token: { by: 0, at: 0, both: -0.55 },
  led: { by: 0.25, at: 0, both: 0 },
  suspect: { by: 0, at: 0, both: -0.55 },
  trust: { by: 0, at: -0.05, both: 0.75 },
  choice: { at: 0.08, over: 0.04, ofMate: -0.7, overMate: 0.04 },
  avenged: 0.36,
  claims: { medium: -1.75, bodyguard: 0, owl: 0, mythomaniac: 0 },
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
  },
  medium: 4,
  liar: -3,
};

/** What training begins with, and goes back to where it sees too little: nothing tells anything, but that people seldom lie who are no wolves. */
export const unlearned: Fitted = {
  token: { by: 0, at: 0, both: 0 },
  led: { by: 0, at: 0, both: 0 },
  suspect: { by: 0, at: 0, both: 0 },
  trust: { by: 0, at: 0, both: 0 },
  choice: { at: 0, over: 0, ofMate: 0, overMate: 0 },
  avenged: 0,
  claims: { medium: 0, bodyguard: 0, owl: 0, mythomaniac: 0 },
  seer: {
    silent: 0,
    usurped: 0,
    spared: 0,
    guarded: 0,
    faked: 0,
    framesMate: 0,
    clearsMate: 0,
    namesRival: 0,
    later: 0,
  },
  medium: 4,
  liar: -4,
};

/**
 * Somebody who goes by what was said last: it forgets, weighs opinions lightly, and believes whoever claims to be the seer. That was worth 17 points less
 * to humans among ten (`bench -- lupus`).
 */
export const forgetful = (usual: Weights): Weights => ({
  ...usual,
  seer: { ...usual.seer, usurped: -3, spared: 0, guarded: 0, faked: -3, namesRival: 0, later: 0 },
  liars: [0, -4, ...caution.moreLiars],
  temper: 0.2,
  memory: 1,
});
