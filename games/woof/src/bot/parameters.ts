import type { Character } from '../cards.ts';
import type { Question } from '../questions.ts';

/** How much somebody takes in who goes by what it has seen and heard itself. */
export type PlainParameters = {
  /** So many deals are thought of: the share of them in which a suspicion is right is off by less than four points with 160, by eight with 40. */
  readonly worlds: number;
  /** Whether answers count that others asked for. */
  readonly hearsOthers: boolean;
  /** How likely right an early suspicion must seem: an error bars a round, so it has to be nearly sure. */
  readonly sureEnoughEarly: number;
  /** How likely right a final suspicion must seem: from here on it is right more often than wrong. */
  readonly sureEnoughFinally: number;
  /** Moves whose worth differs by less are equally good: finer than a sample of deals can tell. */
  readonly band: number;
};

export const mediumParameters: PlainParameters = {
  worlds: 160,
  hearsOthers: true,
  sureEnoughEarly: 0.85,
  sureEnoughFinally: 0.5,
  band: 0.005,
};

/** Listens to the answers to its own questions only, and thinks of fewer deals. */
export const easyParameters: PlainParameters = { ...mediumParameters, worlds: 40, hearsOthers: false };

/** How readily each character does something, beside whoever does it most readily. */
export type Readiness = { readonly [C in Character]: number };

/** How likely somebody suspects early in a turn, with sense and without. */
export type Haste = { readonly sensible: number; readonly blind: number };

/** What others' deeds are taken to tell about who they are: chosen by hand, and held to what came true by `bench -- woof`, which counts how often `strong` is right when it says how sure it is. */
export type Reading = {
  /** How much of it counts: 0 for nothing, 1 for what is written here. A little more than 1, since sensible players are easier to read than that. */
  readonly trust: number;
  /** Who asks for what: hardly anybody for cards that are no goal and none that they lack. */
  readonly asking: { readonly [Q in Question]: Readiness };
  /** Who looks: those whose goals a single card gives away. */
  readonly looking: Readiness;
  /** Who suspects early: a wolf has most to gain by it, a sheep least. */
  readonly suspecting: Readiness;
  /** How strongly somebody goes where their own goals are in doubt: at 4 the most doubtful place is chosen about three times as often as a settled one. */
  readonly curiosity: number;
  /** Only so many deeds of a round are read: later ones follow from what has been found out since. */
  readonly mostRead: number;
  /** How likely an early suspicion is in somebody's first turn, the second …; the last stands for all later ones. Blind players suspect at once. */
  readonly hastes: readonly [Haste, ...Haste[]];
  /** How many play with sense: most, but some mistake their goals, and children play along. */
  readonly shareOfSensible: number;
  /** How often those with sense make an error in a round, and how often the others do. */
  readonly errorsOfSensible: number;
  readonly errorsOfBlind: number;
};

/** How a strong player weighs things, in points. */
export type StrongParameters = {
  /** What an error token costs by itself: next to nothing, but it decides among equals. */
  readonly token: number;
  /** What a round without early suspicions costs besides: the point by which an early suspicion beats a final one, as often as one gets there. */
  readonly barred: number;
  /** With less of a chance it does not suspect early, even where nothing is to be lost by it: a coin tossed early spoils the round for everybody. */
  readonly nerve: number;
  /** What it costs to end the match while behind, and half of it is worth while ahead: somebody behind needs the rounds to come. */
  readonly ending: number;
  /** How much of what others are told counts against a move: a tenth, since what they learn helps them against each other too. */
  readonly discretion: number;
  /** How much of the shepherd's bonus is believed in: not all, because others know that shepherds lie. */
  readonly bait: number;
  /** How many times likelier than its chance a place is taken for the wolf, as a power: likely ones are taken more than likely. */
  readonly lure: number;
  readonly reading: Reading;
  /** How likely somebody quick suspects early in the second turn, the third …, and how likely everybody else: the quick are done within three turns, the slow wait for the end. */
  readonly quick: readonly number[];
  readonly slow: readonly number[];
  /** How many are quick, as long as nothing is known of them: somewhat more than half, as bots are. */
  readonly shareOfQuick: number;
  /** How often the quick and the slow are among those who suspect early in a round: a round tells them apart fairly well. */
  readonly earlyIfQuick: number;
  readonly earlyIfSlow: number;
  /** So many worlds are drawn for a decision in play: it keeps 99 of 100 under 20 ms (`bench -- woof`). */
  readonly worlds: number;
  /** So many at least where a budget asks for fewer: with less an inquiry cannot be told from another. */
  readonly fewestWorlds: number;
  /** So many inquiries with the best prospects are weighed by what they tell others too: that is most of the work, and seldom changes more. */
  readonly weighed: number;
  /** From this chance on nothing more needs to be found out. */
  readonly sure: number;
};

const noHaste: Haste = { sensible: 0, blind: 0 };

export const strongParameters: StrongParameters = {
  token: 0.1,
  barred: 0.6,
  nerve: 0.65,
  ending: 0.5,
  discretion: 0.1,
  bait: 0.7,
  lure: 2,
  reading: {
    trust: 1.25,
    asking: {
      WHP: { S: 0.95, D: 0.45, H: 0.8, P: 0.8, W: 1 },
      SHP: { S: 1, D: 0.7, H: 0.95, P: 0.8, W: 0.3 },
      D: { S: 0.7, D: 0.15, H: 0.6, P: 0.4, W: 1 },
      H: { S: 1, D: 0.8, H: 0.15, P: 0.6, W: 0.8 },
      S: { S: 1, D: 0.4, H: 0.4, P: 0.4, W: 0.7 },
    },
    looking: { S: 0.6, D: 1, H: 0.87, P: 0.9, W: 0.7 },
    suspecting: { S: 0.55, D: 0.7, H: 0.78, P: 0.75, W: 1 },
    curiosity: 4,
    mostRead: 40,
    hastes: [noHaste, { sensible: 0.2, blind: 0.7 }, { sensible: 0.35, blind: 0.7 }],
    shareOfSensible: 0.85,
    errorsOfSensible: 0.12,
    errorsOfBlind: 0.9,
  },
  quick: [0.35, 0.7, 0.8],
  slow: [0.02, 0.06, 0.12],
  shareOfQuick: 0.6,
  earlyIfQuick: 0.5,
  earlyIfSlow: 0.1,
  worlds: 200,
  fewestWorlds: 16,
  weighed: 4,
  sure: 0.999,
};

/** What a hint tells of what was weighed. */
export const hintParameters = {
  /** How many moves it names at most: more are a list, not a hint. */
  most: 3,
  /** Moves worth so many points less are not worth a thought: a quarter of what a right suspicion brings at the end. */
  band: 0.25,
  /** From so many more of the others on who would suspect right, a move tells them a good deal; below the other it tells them hardly anything. */
  loud: 0.15,
  quiet: 0.03,
  /** From so many points on a token of the shepherd's is a bait worth naming. */
  baits: 0.03,
} as const;
