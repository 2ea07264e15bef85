import type { Seat } from '@rudel/kernel';

export const specials = [
  'medium',
  'possessed',
  'bodyguard',
  'owl',
  'freemason',
  'werehamster',
  'mythomaniac',
] as const;
/** A character that may take the place of a villager. */
export type Special = (typeof specials)[number];

export type Role = 'wolf' | 'villager' | 'seer' | Special;

/** A card as one letter: views and messages are as long for every character. */
export type Card = 'W' | 'V' | 'S' | 'M' | 'P' | 'B' | 'O' | 'F' | 'H' | 'Y';

export type Party = 'humans' | 'wolves' | 'hamster';

/** What the called may be told of somebody: `villager` where the card itself is seen. */
export type Told = 'wolf' | 'human' | 'villager' | 'seer';

/** What is known of a table before a call: numbers and options, nothing secret. */
export type CallSetting = {
  readonly night: number;
  readonly players: number;
  readonly hasMythomaniac: boolean;
  readonly isKilling: boolean;
  readonly seersAgree: boolean;
};

/** What the narrator knows when an answer is due. */
export type Telling = {
  /** The character of a seat as this night began, or as it died. */
  readonly roleOf: (seat: Seat) => Role;
  readonly lastLynched: Seat | null;
  /** The seer sees the card itself (2.3). */
  readonly showsCards: boolean;
};

/** How a character is called at night. */
export type Call = {
  readonly isMadeIn: (night: number) => boolean;
  readonly mayPointAtSelf?: true;
  readonly hasSigns?: true;
  /** Whether those who are called agree on one. */
  readonly isJoint?: (setting: CallSetting) => boolean;
  /** How many others one may see with open eyes, at the most. */
  readonly mates?: (setting: CallSetting) => number;
  /** Whom the called may agree on. */
  readonly mayChoose?: (role: Role) => boolean;
  /** What the called are told of the one they point at. */
  readonly tells?: (target: Seat, telling: Telling) => Told | null;
};

/** A night with all that was pointed at, when day breaks. */
export type Dawn = {
  readonly living: readonly Seat[];
  readonly isKilling: boolean;
  readonly isOwlDeadly: boolean;
  /** The character of a seat as the night began. */
  readonly roleOf: (seat: Seat) => Role;
  /** Whom the living of a character pointed at, or agreed on. */
  readonly targetsOf: (role: Role) => readonly Seat[];
  readonly isSafeFromWolves: (seat: Seat) => boolean;
};

/** A character: its card, and where it deviates from a villager. */
export type RoleCard = {
  readonly letter: Card;
  readonly copies: number;
  /** From how many players on it may be in the deck (1.3). */
  readonly from: number;
  readonly party: Party;
  readonly call: Call | null;
  /** Whom the wolves cannot kill. */
  readonly isSafeFromWolves?: true;
  readonly protects?: (dawn: Pick<Dawn, 'targetsOf'>) => readonly Seat[];
  readonly kills?: (dawn: Dawn) => readonly Seat[];
};
