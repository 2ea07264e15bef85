/** How cards are read, by what is written of traits and by the words on them. */
type ReadingParameters = {
  /** How much one step of a trait counts: with both, a soft-max at temperature 1 spreads over about as many answers as people give. */
  readonly perTrait: number;
  /** How much one step of a bonus for a single silhouette counts: more than three steps of a trait, for it is the joke of the card. */
  readonly perBonus: number;
  /** How much a word counts that only the scene has: a quarter, since a question may be about anything in it. */
  readonly weightOfScene: number;
  /** From how many letters on a stem counts within a word too, as in Badewasser: shorter ones are found everywhere. */
  readonly longEnoughWithin: number;
};

/** What somebody is like. Spreads and temperatures are in the unit in which answers are worth something. */
type TasteParameters = {
  /** How much tastes differ, and how much chance there is in answers: so that bots can be read about as well as people (`bench -- tofugott`). */
  readonly spread: number;
  readonly temperature: number;
  /** How strongly somebody thinks of one silhouette whenever one trait is asked for: as much as a whole taste, or nobody would notice the joke. */
  readonly gagStrength: number;
  /** How far from flat a question is for somebody who makes up what its words do not say: about as far as a question of our own deck. */
  readonly madeUpSpread: number;
};

/** How others are read. */
type ReaderParameters = {
  /** How much chance people's answers are taken to have: a little less than they have, so that what somebody lays is believed. */
  readonly temperature: number;
  /** How much tastes are thought to differ, by somebody who is not open to the special at all, and by how much more by one who is: readers differ, and all are near enough. */
  readonly leastSpread: number;
  readonly moreSpread: number;
  /** How much of one's own taste somebody expects in people of whom nothing is known: enough that not all who read alike guess alike. */
  readonly projection: number;
  /** How much of a taste goes by traits, so that it spreads to silhouettes that are alike: half, and the rest is for each alone. */
  readonly shareOfTraits: number;
  /** So many steps towards the likeliest taste: after these it no longer moves by what would change a guess. */
  readonly steps: number;
  /** About how fast a pull grows weaker where a taste follows it: steps are smaller accordingly, and do not overshoot. */
  readonly stiffness: number;
};

/** How much is said, in per cent where nothing else is said. */
type TalkParameters = {
  /** How often something is said to one's own answer: nearly always, since everybody wants to know why. */
  readonly onAnswers: number;
  /** How often a guess is remarked on that somebody gave away earlier: not always, or it gets tiresome. */
  readonly onFamiliar: number;
  /** About how many guesses, and how many answers of a kind, somebody has something to say to: as many lines as a character has, with facts. */
  readonly guessSupply: number;
  readonly answerSupply: number;
  /** How often a line comes with a fact, by what it is said to: answers need a reason more than guesses do. */
  readonly withFact: { readonly guess: number; readonly best: number; readonly worst: number };
  /** How often a fact comes without a line: now and then, for a change. */
  readonly factAlone: number;
};

/** The numbers of a companion: all levels share them, and differ in how they read others. */
export type CompanionParameters = {
  readonly reading: ReadingParameters;
  readonly taste: TasteParameters;
  readonly reader: ReaderParameters;
  readonly talk: TalkParameters;
};

export const companionParameters: CompanionParameters = {
  reading: { perTrait: 0.2, perBonus: 0.7, weightOfScene: 0.25, longEnoughWithin: 5 },
  taste: { spread: 0.9, temperature: 0.85, gagStrength: 0.9, madeUpSpread: 0.85 },
  reader: {
    temperature: 0.8,
    leastSpread: 0.5,
    moreSpread: 0.8,
    projection: 0.35,
    shareOfTraits: 0.5,
    steps: 14,
    stiffness: 0.9,
  },
  talk: {
    onAnswers: 95,
    onFamiliar: 60,
    guessSupply: 15,
    answerSupply: 10,
    withFact: { guess: 55, best: 85, worst: 85 },
    factAlone: 15,
  },
};

/** What a hint tells of what was weighed. */
export const hintParameters = {
  /** How many moves it names at most: more are a list, not a hint. */
  most: 3,
  /** Answers less likely by so much are not worth a thought: about one in seven is what chance alone finds. */
  band: 0.15,
  /** How many traits of a question are named. */
  traits: 3,
  /** From which step on a question asks for a trait at all: the smaller ones only shade it. */
  step: 1,
  /** From which part of the usual difference of tastes on a silhouette is thought to be liked, or not to be. */
  liking: 0.35,
} as const;
