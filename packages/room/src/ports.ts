import type { Bus } from '@rudel/bus';
import type { Open } from '@rudel/kernel';
import type { Farewell } from '@rudel/protocol';
import type { Store } from '@rudel/store';
import type { Breathe } from './reading/in-pieces.ts';
import type { DecisionTimes } from './table/deadline.ts';
import type { Playable } from './table/playable.ts';

/** Time as a room needs it; tests bring their own. */
export interface Clockwork {
  /** Whole milliseconds since some moment of this run: it never jumps, and means nothing to another run. Whatever takes its time is measured by it. */
  now(): number;
  /** The time of day, in whole milliseconds since 1970. It may jump at any moment, so nothing waits for it: it is for what is written down. */
  date(): number;
  /** Calls back once, after at least this many milliseconds, unless cancelled. */
  after(ms: number, callback: () => void): () => void;
}

/** A question to a bot: a view, and nothing else that is secret. Tables take turns. */
export type Question = {
  readonly table: string;
  readonly game: string;
  readonly level: string;
  readonly view: Open;
};

/** What becomes of a question that may have to wait. */
export type Thought = {
  /** Whether it is still asked. */
  readonly isWanted: () => boolean;
  /** Called when its turn has come. */
  readonly begins: () => void;
  /** Calls back when it is asked no more and has no answer, for whoever cannot look. */
  readonly whenUnwanted: (listener: () => void) => void;
};

/** So many questions wait that this one cannot: it is asked again later. */
export class BotsBusy extends Error {}

/** Answers with a legal move in the game's notation. May fail or take long: the room has a limit and a fallback. */
export interface Thinkers {
  think(question: Question, thought?: Thought): Promise<string>;
  /** Whether questions wait for each other, so that the limit counts from where one begins. */
  readonly hasQueue?: boolean;
  /** Whether a table has to wait for long, because of all that is asked together, and who is told when that changes. */
  isBusyFor?(table: string): boolean;
  onBusy?(table: string, listener: () => void): () => void;
}

/** One device that looks at a table. */
export interface Link {
  send(text: string): void;
  /** Says goodbye and ends the connection. */
  close(why: Farewell): void;
  /** True while much of what was sent has not left yet; the room then sends nothing and a snapshot later. */
  readonly isBehind: boolean;
}

/** How long things take, in milliseconds where nothing else is said. */
export type Pace = {
  /** Until somebody without a connection is shown as away. */
  readonly away: number;
  /** Until a bot sits in for somebody away during a match. */
  readonly grace: number;
  /** Until hosting passes on from somebody away. */
  readonly hosting: number;
  /** The pause before a bot's answer: at least, and at most. It depends on nothing hidden. */
  readonly botPause: readonly [least: number, most: number];
  /** How long a bot may take before the fallback move. */
  readonly botLimit: number;
  readonly decision: DecisionTimes;
  /** How long a match with several people waits at its beginning for those who still read how it goes. */
  readonly reading: number;
  /**
   * The beat at which a table answers and tells while people act in secret; 0 for none. Long against a disk's write, so that it
   * hides one, and short enough that an answer still feels immediate.
   */
  readonly tick: number;
  /** How often everybody sees something of a match until its table is written down as it is then, so that it opens quickly. A number of times. */
  readonly checkpoint: number;
  /** How long a handover key is good. */
  readonly handover: number;
  /** How long somebody who has joined may take to say hello. */
  readonly hello: number;
  /** How long a table without anybody stays in memory. */
  readonly idle: number;
};

/** Where keys to somebody's place are kept for a short time. */
export interface KeyShelf {
  /** Keeps what a key opens for so many milliseconds; an earlier key to the same place is good no more. */
  keepKey(
    key: { readonly hash: string; readonly place: string; readonly text: string },
    ms: number,
  ): Promise<void>;
  /** What a key opens, once; null where it opens nothing any more. */
  redeem(hash: string): Promise<string | null>;
}

/** What a room needs from the world around it. */
export interface Ports {
  readonly games: (id: string) => Playable | undefined;
  readonly store: Store;
  /** What tables are claimed as: no other server has the same name. */
  readonly owner: string;
  /** What all servers have in common that open tables of this store; missing where there is one. */
  readonly shared?: KeyShelf;
  readonly bus: Bus;
  readonly clockwork: Clockwork;
  readonly thinkers: Thinkers;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly pace: Pace;
  /** Called between two pieces of long work, so that others have their turn. */
  readonly breathe?: Breathe;
  /** Told about what went wrong inside; never with anything secret. */
  readonly report: (event: string, details: { readonly [key: string]: string | number }) => void;
}
