import type { Eye, Seat } from '@rudel/kernel';
import type { Hidden } from '@rudel/kernel/hidden';
import type { Ballot, Evidence, Tokens } from './day/votes.ts';
import type { Layout } from './night/calls.ts';
import type { Diary, Note } from './night/notes.ts';
import type { Sign } from './night/signs.ts';
import type { Written } from './notation/written.ts';
import type { Options } from './options.ts';
import type { Reason } from './reasons.ts';
import type { Card, Party, Role, Special } from './roles/role.ts';
import type { Said, Statement } from './talk/statements.ts';
import type { Fate } from './village/fates.ts';

export type Move =
  /** At night, in every call: the called mean it. */
  | { readonly kind: 'point'; readonly at: Seat; readonly sign: Sign | null }
  | { readonly kind: 'vote'; readonly at: Seat }
  /** For one of the two suspects, or the other. */
  | { readonly kind: Evidence }
  | { readonly kind: 'say'; readonly what: Statement }
  /** Suspects somebody, for oneself: it counts where one does not vote. */
  | { readonly kind: 'mark'; readonly at: Seat }
  /** Asks for the vote; ends one's defence; opens or closes what a narrator paces. */
  | { readonly kind: 'ready' | 'done' | 'open' | 'close' }
  | { readonly kind: 'deck'; readonly roles: readonly Special[] };

export const phases = [
  'deck',
  'possessed',
  'deal',
  'elder',
  'pace',
  'call',
  'welcome',
  'talk',
  'vote',
  'defence',
  'verdict',
  'lots',
  'over',
] as const;
export type Phase = (typeof phases)[number];

/** The votes of a day. */
export type Day = {
  /** Who had the Welcome card on this day, or served in its place. */
  readonly welcome: Seat;
  readonly first: Written<Tokens>;
  /** Whom the owl's pointing was told of. */
  readonly owl: Seat | null;
  /** Paw, then tuft; empty before the first vote is counted. */
  readonly suspects: readonly Seat[];
  /** Second votes, one after the other. */
  readonly ballots: readonly Written<Ballot>[];
  readonly lynched: Seat | null;
};

/** What everybody at the table sees. */
export type Shown = {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  /** The night that runs or has run last, and the day after it; 0 before the first. */
  readonly night: number;
  /** The special characters that were announced. */
  readonly deck: readonly Special[];
  /** Who is called, and which time of pointing it is. */
  readonly call: Role | null;
  readonly round: number;
  /** Whether the narrator has opened what the match waits for. */
  readonly isOpen: boolean;
  /** How long this call lasts; drawn in the open. */
  readonly seconds: number;
  /** Who votes or speaks alone. */
  readonly turn: Seat | null;
  /** Who holds the title of the wise old man. */
  readonly elder: Seat | null;
  /** Who asks for the vote. */
  readonly ready: readonly Seat[];
  /** How each seat became a ghost; null for the living. */
  readonly fates: readonly (Written<Fate> | null)[];
  /** What was said, day by day. */
  readonly talk: readonly (readonly Written<Said>[])[];
  readonly days: readonly Day[];
};

/** What somebody chose in secret while all are asked. */
export type SecretChoice = { readonly at: Seat; readonly sign: Sign | null };

/** Whom somebody suspects, and how often this can be changed today. */
export type Mark = { readonly at: Seat | null; readonly left: number };

export interface State {
  readonly shown: Shown;
  /** The cards by seat; before the deal the deck, as it lies there. */
  readonly cards: readonly Hidden<Role>[];
  /** What each seat did and was told. */
  readonly diaries: readonly Hidden<Diary>[];
  readonly answers: readonly Hidden<SecretChoice | null>[];
  readonly marks: readonly Hidden<Mark>[];
}

export type Unseen = '?';

export type View = {
  readonly eye: Eye;
  readonly shown: Shown;
  readonly cards: readonly (Card | Unseen)[];
  readonly diaries: readonly (Diary | Unseen)[];
  readonly answers: readonly (SecretChoice | Unseen | null)[];
  readonly marks: readonly (Mark | Unseen)[];
};

/** What an eye notices of an act. */
export type Glimpse =
  | { readonly kind: 'announced'; readonly deck: readonly Special[]; readonly players: number }
  | { readonly kind: 'dealt'; readonly card: Card | null }
  | { readonly kind: 'elder'; readonly seat: Seat }
  | { readonly kind: 'nightfall'; readonly night: number }
  | { readonly kind: 'called'; readonly night: number; readonly call: Role; readonly round: number }
  /** What came of a call, for those who were asked; of equal length for all of them. */
  | {
      readonly kind: 'closed';
      readonly night: number;
      readonly call: Role;
      readonly note: Written<Note>;
      readonly layout: Written<Layout>;
    }
  | { readonly kind: 'asleep'; readonly night: number; readonly call: Role }
  | { readonly kind: 'pointed'; readonly at: Seat }
  | { readonly kind: 'dawn'; readonly night: number; readonly dead: readonly Seat[] }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'welcome'; readonly seat: Seat; readonly isHeld: boolean }
  | { readonly kind: 'day'; readonly day: number }
  | { readonly kind: 'said'; readonly seat: Seat; readonly number: number; readonly what: Statement }
  | { readonly kind: 'ready'; readonly seat: Seat }
  | { readonly kind: 'marked'; readonly at: Seat }
  | { readonly kind: 'resting' }
  | { readonly kind: 'polling'; readonly day: number }
  | { readonly kind: 'voted'; readonly seat: Seat; readonly at: Seat }
  | { readonly kind: 'laid'; readonly votes: Written<Tokens> }
  | { readonly kind: 'chose'; readonly at: Seat }
  | { readonly kind: 'silent'; readonly at: Seat }
  | { readonly kind: 'suspects'; readonly seats: readonly Seat[]; readonly owl: Seat | null }
  | { readonly kind: 'defence'; readonly seat: Seat }
  | { readonly kind: 'judging'; readonly seats: readonly Seat[] }
  | {
      readonly kind: 'verdict';
      readonly ballot: Written<Ballot>;
      readonly suspects: readonly Seat[];
      readonly counts: readonly number[];
    }
  | { readonly kind: 'again' }
  | { readonly kind: 'lynched'; readonly seat: Seat; readonly isTie: boolean }
  | { readonly kind: 'spared' }
  | { readonly kind: 'won'; readonly party: Party; readonly seats: readonly Seat[] };

export interface LupusTypes {
  State: State;
  Move: Move;
  View: View;
  Options: Options;
  Glimpse: Glimpse;
  Reason: Reason;
}

export type { Card, Options, Party, Reason, Role, Sign, Special, Statement };
