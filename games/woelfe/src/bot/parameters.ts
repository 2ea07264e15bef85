import type { Kind } from '../dice.ts';

/** How `easy` and `medium` play, who look to the end of the trick on the table. Worths are in wolves. */
export type PlainParameters = {
  /** Moves that differ by less are equally good. `medium` has just enough of it to break ties; `easy` gives away up to one wolf a move, which loses matches and still looks like play. */
  readonly band: number;
  /** Ways in which the others may go on that a choice is tried in: few enough to answer at once, and equal for all choices, so that their difference is clear. */
  readonly samples: number;
  /** What it costs to have used up a die: nothing for the white wolf, which wins least, up to most of a wolf for hunter and mushroom, which win most. */
  readonly keep: { readonly [K in Kind]: number };
  /** What a goblin must gain: in the last trick a little, since otherwise it is lost, and more for each trick in which a better chance may come. */
  readonly patience: { readonly last: number; readonly each: number };
  /** What it is worth to a side to lead the next trick: a little, for who rolls first of all is easily beaten. */
  readonly lead: number;
  /** How much the wolves of others count against one who plays alone: half, since they bring no points to oneself and two rivals share them. */
  readonly envy: number;
  /** What a trick is worth on the way to a bid that can still come right: less than the ten points of the bid, for this trick does not settle it. */
  readonly rightBid: number;
  /** What a trick is worth against a halali, by tricks left: it saves fifteen points in the last one, and some of them in the one before. */
  readonly halali: readonly number[];
};

export const mediumParameters: PlainParameters = {
  band: 0.01,
  samples: 48,
  keep: { W: 0, G: 0.15, B: 0.45, H: 0.8, M: 0.8, F: 0.4, Y: 0.3, P: 0.45 },
  patience: { last: 0.4, each: 0.12 },
  lead: 0.25,
  envy: 0.5,
  rightBid: 6,
  halali: [0, 6, 3],
};

export const easyParameters: PlainParameters = { ...mediumParameters, band: 1 };

/** What somebody chose of how a habit plays; the rest it has learned. Worths are in wolves. */
export type HabitParameters = {
  /** How much likelier than any die others beat what lies there: somewhat, for they choose. Habits that do not think so lose a tenth of a point a round; from 1.1 to 1.4 they play equally well. */
  readonly zeal: number;
  /** What it is worth to lead the next trick: next to nothing for one who knows what each die is worth when it is rolled first. */
  readonly lead: number;
  /** A goblin must gain so much at least: nothing at the very end, where it is lost otherwise. */
  readonly patienceLeast: number;
  /** And so much more for each roll that is still to come, each of which may be a better chance: with two thirds of it habits lose a quarter of a point a round, and with a third more they gain nothing. */
  readonly patience: number;
  /** But never more than this, for more is seldom to be gained: whoever waits for less loses a sixth of a point a round. */
  readonly patienceMost: number;
  /** How well players read sides that nobody has shown: strong ones read them to some part from what others do, plain ones not at all. */
  readonly insight: number;
  /** What a bid that comes right is worth to one who goes by the tricks it lacks alone; 0 for one who knows its chances. */
  readonly rightBid: number;
  /** How much others' points count against one who plays alone. */
  readonly envy: number;
  /** How far chance sways a choice, so that playouts do not all go the same way: habits lose nothing by so much, and a tenth of a point a round by twice that. */
  readonly whim: number;
};

/** How steadily players keep to a habit, by what they decide: the smaller, the more a choice tells. Bids are in tricks, all else in wolves. */
export type Ease = {
  readonly roll: number;
  readonly lay: number;
  readonly goblin: number;
  readonly bid: number;
};

/** How `strong` plays, which plays every choice on in worlds that are as likely as what the others have done. */
export type StrongParameters = {
  /** More iterations than this win no more rounds that a bench would notice. */
  readonly mostIterations: number;
  /** And nobody should wait longer than this for a die. */
  readonly mostMs: number;
  /** So many tricks are played out, the one on the table among them, before a net judges: two where sides play, for a net sees no plans of partners; with bids one, and none after a bid, where all is still to come. */
  readonly tricksAhead: { readonly sides: number; readonly bids: number; readonly bidding: number };
  /** Worlds over which a habit is asked what it thinks of the plans: its opinion hardly changes with more. */
  readonly priorWorlds: number;
  /** For how many trials that opinion counts: as many as it takes to see more by trying; of bids a habit knows little. */
  readonly priorTrials: { readonly bids: number; readonly others: number };
  /** What a wolf more for one's side is worth in points: itself, and how often it decides the round. */
  readonly pointsPerWolf: number;
  /** What declaring costs on average, in points: five are won less often than ten are lost. */
  readonly boldness: number;
  /** What a trick beside the expected ones costs a bid, in points for its square: at two tricks off little is left of ten. */
  readonly bidSlope: number;
  /** Any worlds in which a goblin is looked at before it is searched: in all of them it must gain next to nothing to be passed at once. */
  readonly idleWorlds: number;
  /** Next to nothing is this part of what a goblin must gain to be spent. */
  readonly idleShare: number;
  /** The most worlds that are weighed: fewer where the past is told anew for each, more where it is told once for many. */
  readonly mostWorlds: { readonly bids: number; readonly sides: number };
  /** Worlds that are weighed for one iteration of a search, by what they cost beside one. */
  readonly pace: { readonly bids: number; readonly sides: number };
  /** The part of the effort that goes into finding worlds: the trials in them need the rest. */
  readonly worldShare: number;
  /** How far it is believed that others follow the habits one thinks they have: not quite, since people are no habits. */
  readonly credence: number;
  /** How often somebody spends a goblin, or does not, against all reason: it happens, and must not rule a world out. */
  readonly slip: number;
  /** The least and the most likely that somebody is thought to win a trick, going by its bid alone: nobody wins all or none. */
  readonly trickRate: readonly [least: number, most: number];
  /** How much a wolf counts that a dweller wins against one who hunts alone: `even` where both have as many, and `each` more or less for each wolf that dweller is ahead; never below `least`. Who hunts openly loses if all dwellers are ahead of it, who stalks if one of them is not behind. */
  readonly lone: {
    readonly stalking: { readonly even: number; readonly each: number };
    readonly open: { readonly even: number; readonly each: number };
    readonly least: number;
  };
  /** How likely somebody of whom nothing is known plays plainly: as likely as not. */
  readonly plainShare: number;
  readonly usual: HabitParameters & { readonly ease: Ease };
  readonly plain: HabitParameters & { readonly ease: Ease };
};

const { lead, envy, rightBid, patience } = mediumParameters;
const rollsPerTrick = 4;
const mostTricks = 7;

export const strongParameters: StrongParameters = {
  mostIterations: 2000,
  mostMs: 150,
  tricksAhead: { sides: 2, bids: 1, bidding: 0 },
  priorWorlds: 16,
  priorTrials: { bids: 2, others: 6 },
  pointsPerWolf: 1.4,
  boldness: -2,
  bidSlope: 2,
  idleWorlds: 8,
  idleShare: 0.2,
  mostWorlds: { bids: 128, sides: 512 },
  pace: { bids: 1, sides: 8 },
  worldShare: 0.25,
  credence: 0.9,
  slip: 0.02,
  trickRate: [0.1, 0.9],
  lone: { stalking: { even: 0.5, each: 0.25 }, open: { even: 1, each: -0.3 }, least: 0.1 },
  plainShare: 0.5,
  usual: {
    zeal: 1.2,
    lead: 0.03,
    patienceLeast: 0,
    patience: 0.09,
    patienceMost: 1.8,
    insight: 0.3,
    rightBid: 0,
    envy,
    whim: 0.15,
    ease: { roll: 0.4, lay: 0.5, goblin: 0.25, bid: 1 },
  },
  /** One who plays like `medium`: looks no further than the trick on the table, and takes nobody for better than chance. */
  plain: {
    zeal: 1,
    lead,
    patienceLeast: patience.last,
    patience: patience.each / rollsPerTrick,
    patienceMost: patience.last + (mostTricks - 1) * patience.each,
    insight: 0,
    rightBid,
    envy,
    whim: 0.3,
    ease: { roll: 0.3, lay: 0.5, goblin: 0.15, bid: 0.5 },
  },
};

/** What a hint tells of what was weighed. */
export const hintParameters = {
  /** How much is tried to know who is on whose side: enough for steady figures, and done in a few milliseconds. */
  glance: 64,
  /** So many of the likely worlds are looked at for that. */
  looks: 128,
  /** How many moves it names at most: more are a list, not a hint. */
  most: 3,
  /** Moves that end so many points further back are not worth a thought: about two wolves. */
  band: 2,
} as const;

/** How closely a match is looked at when it is over. */
export const reviewParameters = {
  /** In how many worlds a round is played on for a point of the curve. */
  outlookTrials: 60,
  /** How much is tried to find the best move of a decision. */
  searched: 500,
  /** In how many worlds of their own the best move and the one that was made are played on side by side. */
  compared: 300,
  /** How far apart a round moves two seats, as the scale of a logistic curve: rounds of `medium` spread by 4.5 points a seat with bids and by 5.2 with sides. */
  spread: { bids: 3.5, sides: 4.1 },
  /** What whoever is ahead scores in a round with sides, on average: a match to 50 takes eight rounds. */
  pointsOfRound: 6.5,
  /** However little is left of a match, so much of a round may still turn it. */
  leastLeft: 0.1,
} as const;
