import type { Seat } from '@rudel/kernel';
import type { Written } from '../notation/written.ts';
import type { Told } from '../roles/role.ts';
import type { Sign } from './signs.ts';

/** Somebody else with open eyes, and whom they pointed at; null if at nobody in time. */
export type Mate = { readonly seat: Seat; readonly at: Seat | null; readonly sign: Sign | null };

/** What a seat did in a call, and what it was told: nothing where it was not the one called. */
export type Note = {
  readonly at: Seat;
  /** Chance pointed, for want of an answer (7.1). */
  readonly isByLot: boolean;
  readonly sign: Sign | null;
  /** Which round of a joint call it tells of, so that it is another text after each of them, for everybody (3.2). */
  readonly round: number;
  /** Whom the called agreed on. */
  readonly chosen: Seat | null;
  readonly told: Told | null;
  readonly mates: readonly Mate[];
};

/** All that a seat noted in a night: a note for every call that is over, in order. */
export type Page = readonly Written<Note>[];

/** A seat's diary, night by night. */
export type Diary = readonly Written<Page>[];

/** The note of somebody who is not called: where they pointed for show, and nothing told. */
export const untold = (
  { at, isByLot, sign }: Pick<Note, 'at' | 'isByLot' | 'sign'>,
  round: number,
): Note => ({
  at,
  isByLot,
  sign,
  round,
  chosen: null,
  told: null,
  mates: [],
});
