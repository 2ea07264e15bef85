import type { ComponentChildren, ComponentType } from 'preact';
import type { Game, GameTypes, Language, NameOf, PlayerRules, Seat, SealedTypes } from '@rudel/kernel';
import type { Guidance } from './guidance.ts';
import type { Play } from './play.ts';
import type { Scenery } from './scenery.ts';
import type { Scripts } from './script.ts';

/** Sights are read where standing wishes are kept; a game without such wishes need not bring the text form of its views. */
export type PlayerInPage<G extends GameTypes> = Omit<PlayerRules<G>, 'sight'> &
  Partial<Pick<PlayerRules<G>, 'sight'>>;

/** The part of a game that runs in the page: no table rules, no secrets. */
export type GamePage<G extends GameTypes> = Omit<Game<G>, 'table' | 'player'> & {
  readonly player: PlayerInPage<G>;
};

/** The drawing itself. */
export interface TableParts<G extends GameTypes> {
  /** The middle of the table. */
  readonly Board: ComponentType<{ readonly play: Play<G> }>;
  /** What lies in front of one's own seat, within reach of the thumb: the hand. */
  readonly Hand: ComponentType<{ readonly play: Play<G> }>;
  /** A few words or signs about a seat, beside its name: cards held, stones home. */
  readonly SeatNote: ComponentType<{ readonly view: G['View']; readonly seat: Seat }>;
  /** On which side of a seat the next one sits. */
  readonly nextSits: 'left' | 'right';
  /** The drawing shows who sits where: the table shows no seats of its own. */
  readonly hasOwnSeats?: boolean;
  /** After how many milliseconds its longest scene is cut; what is usual where it does not say. */
  readonly longestScene?: number;
}

/** What a game's own field for one of its options gets. */
export type OptionEditorProps<G extends GameTypes> = {
  readonly value: string | number;
  /** All options of the table as they are chosen. */
  readonly chosen: G['Options'];
  readonly seats: number;
  /** Null for whoever may only look at what was chosen. */
  readonly onChange: ((value: string | number) => void) | null;
  /** Changes several options at once, for a field that asks for more than its own; missing for whoever may only look. */
  readonly onChoose?: (chosen: G['Options']) => void;
};

/** What a game says before a match, while its table is put together. */
export interface LobbyParts<G extends GameTypes> {
  /** Fields of its own for options that no usual field can ask for, by option. */
  readonly optionEditors?: { readonly [option: string]: ComponentType<OptionEditorProps<G>> };
  /** Whether an option does anything with this many seats and what else is chosen; each does where it does not say. */
  usesOption?(option: string, seats: number, chosen: G['Options']): boolean;
  /** What a seat will be in the match to come ("tells the story"), where that is known before; null where it plays like the others. */
  seatMark?(seat: Seat, seats: number, chosen: G['Options'], language: Language): string | null;
  /** Its options that are times of the rules, in seconds: they go before the clock of the table, unless they are 0. */
  readonly ownTimes?: readonly string[];
  /** What of these times still runs at a table without a clock, in a sentence. */
  timesIn?(language: Language): string;
}

/** Who wins together, and how far everybody has come. */
export interface ScoreParts<G extends GameTypes> {
  /** Which seats win together, for colours and the result; each alone where they do not. */
  teamsOf(seats: number): readonly (readonly Seat[])[];
  /** How far each seat has come, for the chart after the match; no numbers where nobody gets ahead. */
  progressOf(view: G['View']): readonly number[];
  /** Such a number, or the sum of a team's, in words with its unit; the bare number where it does not say. */
  progressIn?(progress: number, language: Language): string;
  /** A score of the outcome, or the sum of a team's, in words with its unit; like progress where it does not say. */
  scoreIn?(score: number, language: Language): string;
}

/** A wish answers with a move, waits because nothing is asked, or has come to its end. */
export type WishAnswer<G extends GameTypes> =
  | { readonly kind: 'move'; readonly move: G['Move'] }
  | { readonly kind: 'waits' | 'over' };

/**
 * What a seat may wish to be answered for it each time ("pass for this trick"). No part of the rules: the seat's own page
 * gives the answers, as its owner could.
 */
export interface Wishes<G extends GameTypes> {
  readonly wishes: readonly string[];
  /** What a wish comes to now. `since` is the view in which it was left. */
  answer(wish: string, since: G['View'], now: G['View']): WishAnswer<G>;
  /** What is said while it stands: "You pass for this trick". */
  told(wish: string, language: Language): string;
}

/** What is said of a match while it runs, where the usual words would not do. */
export interface TellingParts<G extends GameTypes> {
  /** What is said when time ran out for this seat at such a view; null where a bot has played. */
  lapsedIn?(before: G['View'], language: Language): string | null;
  /**
   * What of a glimpse may be read by whoever looks at the screen; null for nothing. The drawing shows the rest to whoever is
   * meant. Where a game does not say, everything.
   */
  openlyTold?(glimpse: G['Glimpse']): G['Glimpse'] | null;
}

/** What a finished match was. */
export interface EndingParts<G extends GameTypes> {
  /** Which side has won, as the headline of the result ("The village wins"); where it does not say, the winners' names. */
  sideIn?(view: G['View'], language: Language): string | null;
  /** A few sentences, chosen from what was noticed: how it ended, and then what is rarest first. */
  storyOf?(glimpses: readonly G['Glimpse'][], nameOf: NameOf, language: Language): readonly string[];
  /** Drawn below who has won. */
  readonly Ending?: ComponentType<{ readonly view: G['View']; readonly nameOf: NameOf }>;
  /** What all seats know together, drawn as one view, for the replay. */
  openView?(views: readonly G['View'][]): G['View'];
}

/** A seat on a screen for everybody; what stands below the name is the game's usual note where it does not say. */
export type PlateProps = { readonly seat: Seat; readonly children?: ComponentChildren };

/** What a game gets to draw on a screen for everybody. */
export type StageProps<G extends GameTypes> = {
  readonly play: Play<G>;
  /** A seat as the room knows it: number and glyph, who sits there, whether they think. It is as wide as its place. */
  readonly Plate: ComponentType<PlateProps>;
};

/**
 * A game on a screen for everybody in the room, composed to be read from the sofa. Its scene fills an area that CSS knows as the container
 * `stage`, to be asked for its size. In it `--sofa` is the least height of a line (a thirtieth of the screen) and twice that the least
 * of a badge; `[data-crowd]` around it says how many sit there: `few` to 4, `some` to 8, `many` to 12, `big` above.
 */
export interface StageParts<G extends GameTypes> {
  readonly Scene: ComponentType<StageProps<G>>;
  /** The scene shows by itself who sits where, on the whole width; else everybody's plate stands in a column beside it. */
  readonly hasOwnSeats?: boolean;
}

/** A game as the web draws it, part by part. */
export interface GameUi<G extends GameTypes> {
  readonly game: GamePage<G>;
  readonly table: TableParts<G>;
  readonly score: ScoreParts<G>;
  readonly lobby?: LobbyParts<G>;
  readonly wishes?: Wishes<G>;
  readonly telling?: TellingParts<G>;
  readonly ending?: EndingParts<G>;
  /** What it draws on a screen for everybody, which loads it; its table where it has nothing of its own. */
  readonly stage?: () => Promise<StageParts<G>>;
  /** What a screen for everybody says aloud; it comes when a screen is about to speak. */
  readonly script?: () => Promise<Scripts<G>>;
  /** Where and when it plays now, by what every eye sees alike. */
  sceneryIn?(view: G['View']): Scenery;
  /** The game on one screen, above its rules: how it goes, and what everything in it does. */
  readonly Summary?: ComponentType;
  /** Its strong bot can say what it weighs. */
  readonly hasHints?: true;
  /** What it explains where it happens, in a first match with a guide. */
  readonly guidance?: () => Promise<Guidance<G>>;
}

/** Any game's drawing, as the table knows it. */
export type AnyGameUi = GameUi<SealedTypes>;
export type AnyGamePage = GamePage<SealedTypes>;
export type AnyStage = StageParts<SealedTypes>;
export type AnyWishes = Wishes<SealedTypes>;
export type AnyWishAnswer = WishAnswer<SealedTypes>;

/** Closes a drawing's types to everybody outside of its game: the table hands it back only what it got from the same game. */
export function sealUi<G extends GameTypes>(ui: GameUi<G>): AnyGameUi {
  return ui as unknown as AnyGameUi;
}
