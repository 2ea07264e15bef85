import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Eye, GameTypes, Language, NameOf, Seat, SealedTypes } from '@rudel/kernel';

/** What happened last and is to be shown in motion. */
export type Scene<G extends GameTypes> = {
  readonly before: G['View'];
  readonly after: G['View'];
  readonly glimpses: readonly G['Glimpse'][];
};

/** A legal move and what stands on its button. */
export type Offer<G extends GameTypes> = { readonly move: G['Move']; readonly label: string };

/** What a seat can do now, and the move that is being put together. */
export interface Choice<G extends GameTypes> {
  /** The legal moves of this seat; none while a scene is shown or a move is on its way. */
  readonly legal: ReadonlySignal<readonly G['Move'][]>;
  /** A complete move that waits for confirmation; the table shows it in words with the buttons to send and to undo. */
  readonly draft: Signal<G['Move'] | null>;
  /** What the drawing wants said beside the buttons while a move is being put together ("3 of 7 left"); null for nothing. */
  readonly hint: Signal<string | null>;
  /** The only thing that can be done now and cannot be done by mistake: the table offers it as one button. */
  readonly offer: Signal<Offer<G> | null>;
  /** True while something can be taken back that is not in `draft` yet; the table then offers undo. */
  readonly canUndo: Signal<boolean>;
  /** Calls back when somebody takes a step or the draft back; a draft that was sent is not taken back. */
  onUndo(listener: () => void): () => void;
  /**
   * Puts a move up for confirmation. The same one put up again is played, so a second tap on a lit target plays it; the
   * second half of a double tap does nothing.
   */
  propose(move: G['Move']): void;
  /** Plays the draft, for a drawing that knows by itself that its lit target was tapped a second time. */
  confirm(): void;
  /** Sends a legal move without asking; for what cannot be done by mistake. */
  commit(move: G['Move']): void;
  /** Sends a move that stays meant whatever others do meanwhile, as something said does; for what was put together on purpose. */
  insist(move: G['Move']): void;
  /** Says why a move cannot be made, by its rule. */
  explain(move: G['Move']): void;
}

/** What is shown of what happened, and what is said meanwhile. */
export interface Staging<G extends GameTypes> {
  /** The scene to be shown; the drawing calls `sceneDone` when it has come to rest. A table with `motion` off sends none. */
  readonly scene: ReadonlySignal<Scene<G> | null>;
  sceneDone(): void;
  /**
   * Says that so many glimpses of the running scene have been shown, all where no number is given: log, header and voice tell
   * them now. What a drawing does not say is told when the scene has come to rest, and nothing before it was shown.
   */
  tell(count?: number): void;
  /** What happened last, also where it is not shown in motion: worth a highlight there. */
  readonly last: ReadonlySignal<Scene<G> | null>;
  /** What is said on top while the drawing shows something else than where the match stands; null for the game's status. */
  readonly sentence: Signal<string | null>;
  /**
   * How much of the log has been shown, while the drawing dwells on what is over: the rest is told later, nobody seems to be
   * asked, and nothing can be chosen. Null where it shows how the match stands.
   */
  readonly readSoFar: Signal<number | null>;
}

/** What else is known of the match. */
export interface Surround<G extends GameTypes> {
  /** Everything noticed so far, the newest at the end; it may be ahead of what is drawn. */
  readonly log: ReadonlySignal<readonly G['Glimpse'][]>;
  /** When the running decision lapses, by `performance.now()`; null without a clock, and while the table waits for somebody who reads. */
  readonly lapsesAt: ReadonlySignal<number | null>;
  /** What people have said in free text, as far as this device shows it. */
  readonly talk: ReadonlySignal<readonly FreeLine[]>;
  /** Where something can be said in one's own words, to be shown among what is said; null where nobody does. */
  readonly TalkField: ComponentType | null;
  /** How a seat is there now, for a drawing that shows everybody by itself. */
  presenceOf(seat: Seat): Presence;
}

/** A line of free text: who said it, by the name and seat they had, and where in the course of the match, as its game puts it. */
export type FreeLine = {
  readonly n: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly place?: string;
};

/** A person who is there; one who is away or whose place is kept by a bot; a bot; nobody. */
export type Presence = 'here' | 'away' | 'bot' | 'open';

/** From where a match is looked at. */
export type Vantage =
  /** Somebody's seat; what it keeps for itself on this device is kept under this name. */
  | {
      readonly kind: 'seat';
      readonly keptUnder: string;
      /** Whether a guide explains what comes up; then a drawing need not. */
      isGuided?(): boolean;
    }
  | { readonly kind: 'spectator' }
  /** A match that is over and shown again. */
  | { readonly kind: 'replay' }
  /** A lesson: its seat moves, nothing is kept, and what else explains itself is silent. */
  | { readonly kind: 'lesson' };

/** A wish of a seat that its page answers by for as long as it stands. */
export interface StandingWish {
  /** One of the game's wishes, or null for none. */
  readonly wish: ReadonlySignal<string | null>;
  leave(wish: string): void;
  cancel(): void;
}

/**
 * What the table lends a game's drawing. Signals, so that a drawing follows without being told. Everything is as this
 * eye may know it.
 */
export interface Play<G extends GameTypes> {
  /** What is drawn now; it follows behind what is known while scenes are shown. */
  readonly view: ReadonlySignal<G['View']>;
  /** The eye the table is drawn for; its seat is nearest. */
  readonly eye: Eye;
  readonly vantage: Vantage;
  readonly nameOf: NameOf;
  readonly language: ReadonlySignal<Language>;
  readonly choice: Choice<G>;
  readonly stage: Staging<G>;
  readonly match: Surround<G>;
  /** The wish of this seat that stands; null where the game knows no wishes or nobody can leave them. */
  readonly wish: StandingWish | null;
  /**
   * Says that something explains itself over the table: a guide, a card that was just dealt, what a token does. It lasts until what this returns is called;
   * `useReading` does both. Alone with bots the table waits meanwhile: no clock runs, and no bot acts. Among several it waits at the beginning of a match, once for
   * each person and for a limited time. It is told to the table, so what opens it must be the same for every role.
   */
  reading(): () => void;
}

/** A play of any game, as the table knows it. */
export type AnyPlay = Play<SealedTypes>;
export type AnyScene = Scene<SealedTypes>;

/** What is kept under; null where nothing is. */
export const keptUnder = ({ vantage }: Pick<Play<GameTypes>, 'vantage'>): string | null =>
  vantage.kind === 'seat' ? vantage.keptUnder : null;

/** Makes something once for each play, for the parts of a drawing that share it. */
export function perPlay<P extends object, Made>(make: (play: P) => Made): (play: P) => Made {
  const made = new WeakMap<P, Made>();
  return (play) => {
    const known = made.get(play);
    if (known !== undefined) return known;
    const fresh = make(play);
    made.set(play, fresh);
    return fresh;
  };
}
