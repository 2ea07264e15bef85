/** What all who talk have in common, whatever their level and their village: chosen by hand, with the reason for each beside it. Chances and beliefs go from 0 to 1. */
export type Habits = {
  readonly voting: {
    /** What a token that lies there already adds: enough to decide among equals, so that votes come together at all. */
    readonly company: number;
    /** How much better somebody else must look before a seat votes against what it has said today: it wants to be believed tomorrow. */
    readonly ownWord: number;
    /** The same against its own token in the second vote: only a defence that tells something new should change it. */
    readonly ownToken: number;
  };
  readonly lying: {
    /** How much a false seer seems to doubt whom it has named as a wolf, whom it has cleared, and a rival: nearly as a true one would, who has seen it. */
    readonly named: number;
    readonly cleared: number;
    readonly rival: number;
    /** What the possessed seems to think: half of what others think, so that no wolf is hit for sure, and something of its own that changes from day to day. */
    readonly blur: { readonly least: number; readonly share: number; readonly own: number };
    /** From which common suspicion on a false medium says that the one lynched was a wolf: most will have thought so. */
    readonly lynchedSeemed: number;
  };
  readonly danger: {
    /** How likely a wolf the village must hold a seat, and nobody more so, before it fears for its life: one in three is lynched often. */
    readonly fear: number;
  };
  readonly hamster: {
    /** How well a claim other than that of a villager speaks against being the werehamster: it lies as seldom as it can. */
    readonly claimed: number;
    /** That somebody who died alone in a night was the werehamster, found by a seer while the wolves failed: that is rare. One of two dead is it every other time. */
    readonly diedAlone: number;
    readonly diedWithAnother: number;
    /** That whom the wolves chose in vain is the werehamster: either that or guarded. */
    readonly chosenInVain: number;
    /** How much wolves want it lynched, and from how many others down they want it more: it wins in their place only if it lives to the end. */
    readonly wolvesEarly: number;
    readonly wolvesLate: number;
    readonly lateBelow: number;
    /** With fewer wolves expected to be left, the village hunts the werehamster first, if it is likely enough alive: the last wolf would end the match. */
    readonly lastWolf: number;
    readonly alive: number;
    /** Wolves are counted up from this much of one: a lynching can be spared only if there is no doubt. */
    readonly anotherWolf: number;
    /** How much it counts against lynching a wolf that the werehamster lives: over half, for the match would be lost. */
    readonly waiting: number;
    /** How much a werehamster counts besides wolves at any other time: a third, since there is time for it later. */
    readonly besides: number;
  };
  readonly nights: {
    /** How much chance there is in whom a seer looks at, a guard guards, and a mythomaniac takes after: who is always the same is found out, or not guarded against. */
    readonly seersWhim: number;
    readonly guardsWhim: number;
    readonly idolsWhim: number;
    /** How likely the seer somebody must be before a mythomaniac takes after them: below that anybody may be a wolf as well. */
    readonly idol: number;
    /** What a claim to be a medium or a freemason adds to guarding somebody: they come right after the seer. */
    readonly guarded: number;
    /** How much of the chance to hunt a seer is left if a wolf claims its place: its death would say who was right. */
    readonly contested: number;
    /** How much it is worth to wolves to kill the seer: hiding, out and hunted, out and left alone to be doubted. */
    readonly hiddenSeer: number;
    readonly huntedSeer: number;
    readonly doubtedSeer: number;
    /** How much suspicion speaks against killing somebody: whom the village doubts it will lynch itself. */
    readonly suspected: number;
    /** What somebody with a useful character is worth to them besides. */
    readonly useful: number;
    /** How much it speaks against somebody that they were chosen in vain before: a guard stays, and a werehamster does not die. */
    readonly survived: number;
    /** How much chance there is in whom wolves kill, and by how much that grows with their whim in votes: the village reads something from every death. */
    readonly wolvesWhim: number;
    readonly whimsShare: number;
  };
  readonly talk: {
    /** How many statements somebody likes to make on a day at least, and how many more at most: all may speak up to five times, and few use that up. */
    readonly fewestStatements: number;
    readonly moreStatements: number;
    /** How many times likelier a wolf than anybody somebody must seem before a seat calls for a vote. */
    readonly callsVote: number;
    /** Up to which doubt a report is agreed with, or a seer trusted; and from which on it is denied. */
    readonly believes: number;
    readonly denies: number;
    /** How much chance there is in whom a liar names as a wolf, and in whom it clears: the most suspect is believed best, while anybody may be cleared. */
    readonly namingWhim: number;
    readonly clearingWhim: number;
    /** Doubts that differ by less are the same: nobody feels finer than that. */
    readonly grain: number;
    /** So many ask the same one the same thing on a day: a third time is nagging. */
    readonly askers: number;
    /** So many are named who are trusted or suspected most, while a seat waits for others. */
    readonly namedWhileWaiting: number;
  };
};

export const habits: Habits = {
  voting: { company: 0.004, ownWord: 0.04, ownToken: 0.15 },
  lying: {
    named: 0.97,
    cleared: 0.01,
    rival: 0.9,
    blur: { least: 0.15, share: 0.5, own: 0.125 },
    lynchedSeemed: 0.5,
  },
  danger: { fear: 0.3 },
  hamster: {
    claimed: 0.35,
    diedAlone: 0.1,
    diedWithAnother: 0.5,
    chosenInVain: 0.5,
    wolvesEarly: 0.5,
    wolvesLate: 1,
    lateBelow: 7,
    lastWolf: 1.4,
    alive: 0.2,
    anotherWolf: 0.4,
    waiting: 0.6,
    besides: 0.35,
  },
  nights: {
    seersWhim: 0.1,
    guardsWhim: 0.3,
    idolsWhim: 0.05,
    idol: 0.4,
    guarded: 0.15,
    contested: 0.4,
    hiddenSeer: 1.5,
    huntedSeer: 4,
    doubtedSeer: -1,
    suspected: 2.5,
    useful: 0.4,
    survived: 1.5,
    wolvesWhim: 0.3,
    whimsShare: 4,
  },
  talk: {
    fewestStatements: 3,
    moreStatements: 2,
    callsVote: 2,
    believes: 0.2,
    denies: 0.6,
    namingWhim: 0.1,
    clearingWhim: 0.3,
    grain: 0.02,
    askers: 2,
    namedWhileWaiting: 2,
  },
};
