import type { Seat } from '@rudel/kernel';
import type { Role } from '../roles/role.ts';

export const reporters = ['seer', 'medium', 'bodyguard'] as const;
/** Characters that have something to report. */
export type Reporter = (typeof reporters)[number];

export const findings = ['wolf', 'human'] as const;
export type Finding = (typeof findings)[number];

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
  | { readonly kind: 'suspect' | 'trust' | 'vote'; readonly at: Seat }
  | { readonly kind: 'ask'; readonly at: Seat; readonly about: 'role' | 'opinion' }
  /** About what was said today, counted from 1. */
  | { readonly kind: 'agree' | 'disagree'; readonly with: number };

/** A statement with its speaker. */
export type Said = { readonly by: Seat; readonly what: Statement };

/** A statement with its speaker and its number of the day. */
export type Spoken = Said & { readonly number: number };
