import type { Seat } from '@rudel/kernel';
import type { Role } from '../roles/role.ts';

export const reporters = ['seer', 'medium', 'bodyguard'] as const;
/** Characters that have something to report. */
export type Reporter = (typeof reporters)[number];

export const findings = ['wolf', 'human'] as const;
export type Finding = (typeof findings)[number];

/** What somebody else has said, as far as an opinion may rest on it. */
export type Quoted =
  | { readonly kind: 'claim'; readonly role: Role }
  | { readonly kind: 'seen'; readonly at: Seat; readonly finds: Finding }
  | { readonly kind: 'suspect' | 'trust'; readonly at: Seat };

/** What an opinion of somebody rests on: something that everybody has heard or seen. */
export type Because =
  /** What a third one says, or the one whom it is about. */
  | { readonly kind: 'said'; readonly by: Seat; readonly what: Quoted }
  /** For whom the one it is about laid its token on an earlier day. */
  | { readonly kind: 'voted'; readonly day: number; readonly at: Seat }
  /** Somebody who had suspected the one it is about, and was killed the night after. */
  | { readonly kind: 'died'; readonly who: Seat }
  /** That the one it is about has not spoken today. */
  | { readonly kind: 'quiet' };

/** An opinion, and what it rests on if that is said. */
export type Opinion = {
  readonly kind: 'suspect' | 'trust' | 'vote';
  readonly at: Seat;
  readonly because?: Because;
};

/** What anybody can say in the small language of 6.2. */
export type Statement =
  | { readonly kind: 'claim'; readonly role: Role }
  /** What somebody did or learned in a night; nobody and nothing: there is nothing to report of it. */
  | {
      readonly kind: 'report';
      readonly as: Reporter;
      readonly night: number;
      readonly at: Seat | null;
      readonly finds: Finding | null;
    }
  | Opinion
  | { readonly kind: 'ask'; readonly at: Seat; readonly about: 'role' | 'opinion' }
  /** About what was said today, counted from 1. */
  | { readonly kind: 'agree' | 'disagree'; readonly with: number };

/** A statement with its speaker. */
export type Said = { readonly by: Seat; readonly what: Statement };

/** A statement with its speaker and its number of the day. */
export type Spoken = Said & { readonly number: number };
