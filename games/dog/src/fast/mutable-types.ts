/** Shared vocabulary of the mutable Dog: ranks, options, board geometry. */

export interface MutableOptions {
  readonly deck: 'wyden' | 'braendi';
  readonly jackWithoutEffect: 'yes' | 'lastResort' | 'notWhenFresh' | 'no';
  readonly jackTakesFresh: 'no' | 'own';
  readonly sevenHelpsPartner: 'afterLastStone' | 'always';
  readonly jokerFinishes: 'yes' | 'no';
}

export const DEFAULT_OPTIONS: MutableOptions = {
  deck: 'wyden',
  jackWithoutEffect: 'yes',
  jackTakesFresh: 'no',
  sevenHelpsPartner: 'afterLastStone',
  jokerFinishes: 'yes',
};

export type Phase = 'starter' | 'deal' | 'exchange' | 'play' | 'over';

export interface Rng {
  int(below: number): number;
}

/** Rank numbers index this list: 0 is the ace, 13 the joker. */
export const RANK_TEXTS: readonly string[] = [
  'A',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  'J',
  'Q',
  'K',
  'X',
];

export const RANKS = 14;
export const ACE = 0;
export const FOUR = 3;
export const SEVEN = 6;
export const JACK = 10;
export const KING = 12;
export const JOKER = 13;

/** A stone's place: 0..63 track, 64 nest, 64 + depth (65..68) stall. */
export const NEST = 64;

/** Most cards any deck has. */
export const MOST_CARDS = 112;

/** Bits set in a stall mask (bit d-1 is depth d). */
export const STALL_COUNT: Uint8Array = Uint8Array.from(
  { length: 16 },
  (_, mask) => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1),
);

/** Free fields from depth 1 inward up to the first occupied one. */
export const STALL_FREE: Uint8Array = Uint8Array.from({ length: 16 }, (_, mask) =>
  mask & 1 ? 0 : mask & 2 ? 1 : mask & 4 ? 2 : mask & 8 ? 3 : 4,
);

/** Free fields directly ahead of a stall stone at `depth`. */
export function stallGap(mask: number, depth: number): number {
  let gap = 0;
  while (depth + gap < 4 && ((mask >> (depth + gap)) & 1) === 0) gap++;
  return gap;
}

export function rankText(rank: number): string {
  return RANK_TEXTS[rank] ?? '?';
}

export function rankOf(text: string): number {
  const rank = RANK_TEXTS.indexOf(text);
  if (rank < 0) throw new Error(`unknown card ${text}`);
  return rank;
}

/** Cards each seat is dealt in `round` (1-based). */
export function handSize(deck: MutableOptions['deck'], round: number): number {
  if (deck === 'braendi') return 6 - ((round - 1) % 5);
  return round <= 5 ? 7 - round : 5 - ((round - 6) % 4);
}

export function jokerCount(deck: MutableOptions['deck']): number {
  return deck === 'braendi' ? 6 : 8;
}
