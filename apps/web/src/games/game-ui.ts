import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { AnyGame, AnyGlimpse, AnyView, Eye, Language, NameOf, Open, Seat } from '@rudel/kernel';

/** What happened last and is to be shown in motion. */
export type Scene = {
  readonly before: AnyView;
  readonly after: AnyView;
  readonly glimpses: readonly AnyGlimpse[];
};

/**
 * What the table lends a game's drawing. Signals, so that a drawing follows without being told. Everything is as this
 * eye may know it.
 */
export interface Play {
  /** What is drawn now; it follows behind what is known while scenes are shown. */
  readonly view: ReadonlySignal<AnyView>;
  /** The eye the table is drawn for; its seat is nearest. */
  readonly eye: Eye;
  /** The legal moves of this seat now; empty while a scene is shown or a move is on its way. */
  readonly legal: ReadonlySignal<readonly Open[]>;
  /** A complete move that waits for confirmation; the table shows it in words with the buttons to send and to undo. */
  readonly draft: Signal<Open | null>;
  /** What the drawing wants said beside the buttons while a move is being put together ("3 of 7 left"); null for nothing. */
  readonly hint: Signal<string | null>;
  /** The only thing that can be done now and cannot be done by mistake: the table offers it as one button. */
  readonly offer?: Signal<Offer | null>;
  /** What is said on top while the drawing shows something else than where the match stands; null for the game's status. */
  readonly sentence?: Signal<string | null>;
  /**
   * How much of the log has been shown, while the drawing dwells on what is over: the rest is told later, nobody seems to be
   * asked, and nothing can be chosen. Null where it shows how the match stands.
   */
  readonly readSoFar?: Signal<number | null>;
  /** True while something can be taken back that is not in `draft` yet; the table then offers undo, which calls `onUndo`. */
  readonly canUndo: Signal<boolean>;
  onUndo(listener: () => void): () => void;
  /** Sends a legal move without asking; for what cannot be done by mistake. */
  commit(move: Open): void;
  /** Says why a move cannot be made, by its rule. */
  explain(move: Open): void;
  /** The scene to be shown; the drawing calls `sceneDone` when it has come to rest. A table with `motion` off sends none. */
  readonly scene: ReadonlySignal<Scene | null>;
  sceneDone(): void;
  /** What happened last, also where it is not shown in motion: worth a highlight there. */
  readonly last?: ReadonlySignal<Scene | null>;
  /** Everything noticed in this match so far, the newest at the end; it may be ahead of what is drawn. */
  readonly log?: ReadonlySignal<readonly AnyGlimpse[]>;
  /** When the running decision lapses, by `performance.now()`; null without a clock. */
  readonly lapsesAt?: ReadonlySignal<number | null>;
  /** The name of this seat's place in this match on this device, for what it keeps for itself; null where nothing is kept. */
  readonly keptUnder?: string | null;
  /** How a seat is there now, for a drawing that shows everybody by itself. */
  readonly presenceOf?: (seat: Seat) => Presence;
  /** The wish of this seat that stands, where the game knows such wishes and somebody can leave them. */
  readonly standing?: Standing;
  readonly nameOf: NameOf;
  readonly language: ReadonlySignal<Language>;
}

/** A person who is there; one who is away or whose place is kept by a bot; a bot; nobody. */
export type Presence = 'here' | 'away' | 'bot' | 'open';

/** A legal move and what stands on its button. */
export type Offer = { readonly move: Open; readonly label: string };

/** A wish of a seat that the page answers by for as long as it stands. */
export interface Standing {
  /** One of the game's `standing.wishes`, or null for none. */
  readonly wish: ReadonlySignal<string | null>;
  leave(wish: string): void;
  cancel(): void;
}

/** A wish answers with a move, waits because nothing is asked, or has come to its end. */
export type StandingAnswer =
  | { readonly kind: 'move'; readonly move: Open }
  | { readonly kind: 'waits' | 'over' };

/**
 * What a seat may wish to be answered for it each time ("pass for this trick"). No part of the rules: the seat's own page
 * gives the answers, as its owner could.
 */
export interface StandingAnswers {
  readonly wishes: readonly string[];
  /** What a wish comes to now. `since` is the view in which it was left. */
  answer(wish: string, since: AnyView, now: AnyView): StandingAnswer;
  /** What is said while it stands: "You pass for this trick". */
  told(wish: string, language: Language): string;
}

/** The part of a game that runs in the page: no table rules, no secrets. */
export type GameForPlayers = Pick<AnyGame, 'id' | 'version' | 'seats' | 'options' | 'words'> & {
  readonly player: PlayerInPage;
};

/** Sights are read where standing wishes are kept; a game without such wishes need not bring the text form of its views. */
export type PlayerInPage = Omit<AnyGame['player'], 'sight'> & Partial<Pick<AnyGame['player'], 'sight'>>;

/** What a game's own field for one of its options gets. */
export type OptionEditorProps = {
  readonly value: string | number;
  /** All options of the table as they are chosen. */
  readonly chosen: { readonly [option: string]: string | number };
  readonly seats: number;
  /** Null for who may only look at what was chosen. */
  readonly onChange: ((value: string | number) => void) | null;
  /** Changes several options at once, for a field that asks for more than its own; missing for who may only look. */
  readonly onChoose?: (chosen: { readonly [option: string]: string | number }) => void;
};

/** A game as the web draws it: `src/games/<id>/index.ts` exports it as `ui`. */
export interface GameUi {
  readonly game: GameForPlayers;
  /** The levels of its bots, the weakest first. */
  readonly levels: readonly string[];
  /** The middle of the table. */
  readonly Board: ComponentType<{ readonly play: Play }>;
  /** What lies in front of the own seat, within reach of the thumb: the hand. */
  readonly Hand: ComponentType<{ readonly play: Play }>;
  /** A few words or signs about a seat, beside its name: cards held, stones home. */
  readonly SeatNote: ComponentType<{ readonly view: AnyView; readonly seat: Seat }>;
  /** Which seats win together, for colours and the result; each alone where they do not. */
  partiesOf(seats: number): readonly (readonly Seat[])[];
  /** How far each seat has come, for the chart after the match; no numbers where nobody gets ahead. */
  standingOf(view: AnyView): readonly number[];
  /** Such a number, or the sum of a party's, in words with its unit; the bare number where it does not say. */
  standingIn?(standing: number, language: Language): string;
  /** On which side of a seat the next one sits; right where it does not say. */
  readonly nextSits?: 'left' | 'right';
  /** After how many milliseconds its longest scene is cut; what is usual where it does not say. */
  readonly longestScene?: number;
  /** Fields of its own for options that no usual field can ask for, by option. */
  readonly optionEditors?: { readonly [option: string]: ComponentType<OptionEditorProps> };
  /** Whether an option does anything with so many seats and what else is chosen; each does where it does not say. */
  usesOption?(option: string, seats: number, chosen: { readonly [option: string]: string | number }): boolean;
  /** What a seat will be in the match to come ("tells the story"), where that is known before; null where it plays like the others. */
  seatMark?(
    seat: Seat,
    seats: number,
    chosen: { readonly [option: string]: string | number },
    language: Language,
  ): string | null;
  /** Its options that are times of the rules, in seconds: they go before the clock of the table, unless they are 0. */
  readonly ownTimes?: readonly string[];
  /** What may be answered for a seat until it is over; nothing where it does not say. */
  readonly standing?: StandingAnswers;
  /** What is said when time ran out for this seat at such a view; null where a bot has played. */
  lapsedIn?(before: AnyView, language: Language): string | null;
  /** A few sentences about a finished match, chosen from what was noticed. */
  storyOf?(glimpses: readonly AnyGlimpse[], nameOf: NameOf, language: Language): readonly string[];
  /** What the match was, drawn for its end, below who has won. */
  readonly Ending?: ComponentType<{ readonly view: AnyView; readonly nameOf: NameOf }>;
  /** The drawing shows who sits where: the table shows no seats of its own. */
  readonly hasOwnSeats?: boolean;
  /**
   * What of a glimpse may be read by whoever looks at the screen; null for nothing. The drawing shows the rest to who is
   * meant. Where a game does not say, everything.
   */
  openlyTold?(glimpse: AnyGlimpse): AnyGlimpse | null;
  /** What all seats know together, drawn as one view, for the replay of a finished match. */
  openView?(views: readonly AnyView[]): AnyView;
}
