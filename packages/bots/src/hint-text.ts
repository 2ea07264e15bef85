import type { GameTypes, Notation } from '@rudel/kernel';
import type { Hinted } from './hint.ts';

/** Moves that are worth a thought, as text. */
export type WrittenHints = readonly { readonly text: string; readonly why: string }[];

/** Moves that are worth a thought, in the notation of their game. */
export const writtenHints = <G extends GameTypes>(
  notation: Notation<G['Move']>,
  moves: readonly Hinted<G>[],
): WrittenHints => moves.map(({ move, why }) => ({ text: notation.format(move), why }));

/** A chance as one says it: so many of a hundred. */
export const inPercent = (chance: number): number => Math.round(100 * Math.min(1, Math.max(0, chance)));

/** Some parts of a reason as one sentence. */
export function sentenceOf(parts: readonly string[]): string {
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
