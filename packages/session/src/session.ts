import type { ReadonlySignal } from '@preact/signals';
import type { AnyGlimpse, AnyView, Outcome, WhyNot } from '@rudel/kernel';
import type {
  Farewell,
  PersonId,
  Reaction,
  Reports,
  Saying,
  ScreenKey,
  TableDoc,
  TalkLine,
  Wish,
  You,
} from '@rudel/protocol';

/** The match as this device knows it: always whole, whatever came as a delta. */
export type MatchNow = {
  readonly match: number;
  readonly seq: number;
  readonly view: AnyView;
  /** When the running decision lapses, by this device's `performance.now()`; null without a clock, and while the table waits for somebody who reads. */
  readonly lapsesAt: number | null;
};

/** One update: what was seen before and after it, and what was noticed in between. The table animates it. */
export type MatchStep = {
  readonly before: AnyView;
  readonly after: AnyView;
  readonly glimpses: readonly AnyGlimpse[];
};

/** What has begun at a table since the match that is shown was over: another match, or a lobby, which has none. */
export type Ahead = { readonly table: TableDoc; readonly match: MatchNow | null };

/** Why a host that is there does not let anybody to a table: it does not have it, or cannot open it. */
export type Shut = Extract<Farewell, 'missing' | 'unopened'>;

export type LinkState =
  | { readonly kind: 'connecting' | 'open' }
  /** Trying again; the number of the attempt. */
  | { readonly kind: 'lost'; readonly attempt: number }
  /** The host is there, the table is not; the seat is kept, and asked for again and again. */
  | { readonly kind: 'shut'; readonly why: Shut; readonly isTrying: boolean }
  /** The server speaks another version: only a reload helps. */
  | { readonly kind: 'reload' }
  | { readonly kind: 'ended'; readonly why: Farewell };

/** How a command ended. */
export type WishResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly why: WhyNot }
  | { readonly kind: 'stale' };

export type Remark = {
  readonly person: PersonId;
  readonly what: Saying;
  readonly number: number;
  /** The number of the line of talk it was said after; 0 before the first. */
  readonly after: number;
};

/** A sign that somebody has thrown. */
export type Thrown = { readonly person: PersonId; readonly what: Reaction; readonly number: number };

/**
 * One device at one table, over any host: connects again by itself and repeats what was not answered. A match that is over stays
 * what table, match, log and outcome are about, until somebody goes on to what has begun since.
 */
export interface Session {
  readonly link: ReadonlySignal<LinkState>;
  readonly table: ReadonlySignal<TableDoc | null>;
  readonly you: ReadonlySignal<You | null>;
  readonly match: ReadonlySignal<MatchNow | null>;
  /** Everything noticed in this match, as far as it is known here, the newest at the end. */
  readonly log: ReadonlySignal<readonly AnyGlimpse[]>;
  readonly outcome: ReadonlySignal<Outcome | null>;
  /** What was noticed while a bot stood in for this seat, when its owner is back; nothing otherwise. */
  readonly meanwhile: ReadonlySignal<readonly AnyGlimpse[]>;
  /** The last remarks, the newest at the end. */
  readonly remarks: ReadonlySignal<readonly Remark[]>;
  /** The last signs that were thrown, the newest at the end. */
  readonly thrown: ReadonlySignal<readonly Thrown[]>;
  /** How often the host has given more time while this device was here. */
  readonly lengthened: ReadonlySignal<number>;
  /** What was said in free text, as far as the table keeps it, the newest at the end. */
  readonly talk: ReadonlySignal<readonly TalkLine[]>;
  /** Which lines of it were reported, and by how many; the host alone is told. */
  readonly reports: ReadonlySignal<Reports['lines']>;
  /** What has begun meanwhile; null where nothing has. */
  readonly ahead: ReadonlySignal<Ahead | null>;
  goOn(): void;
  /** Each update as it comes, before `match` changes. */
  onStep(listener: (step: MatchStep) => void): () => void;
  /** What the host wants of the screens in the room. */
  onScreenKey(listener: (key: ScreenKey) => void): () => void;
  wish(wish: Wish): Promise<WishResult>;
  /** Something explains itself here, until what this returns is called: the table waits for it, as far as it may. */
  reading(): () => void;
  /** Asks again at once where the table is shut or the connection lost. */
  tryAgain(): void;
  close(): void;
}
