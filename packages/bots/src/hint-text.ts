import { seededRng } from '@rudel/kernel';
import type { GameTypes, Notation } from '@rudel/kernel';
import type { Budget } from './bot.ts';
import type { Hinted, Hinter, Reader } from './hint.ts';

/** Moves that are worth a thought, as text. */
export type WrittenHints = readonly { readonly text: string; readonly why: string }[];

/** Moves that are worth a thought, in the notation of their game. */
export const writtenHints = <G extends GameTypes>(
  notation: Notation<G['Move']>,
  moves: readonly Hinted<G>[],
): WrittenHints => moves.map(({ move, why }) => ({ text: notation.format(move), why }));

/** How a hint is thought about, and for whom. */
export type HintSetting = { readonly seed: string; readonly budget: Budget; readonly reader: Reader };

/** A hint as a whole, as text. */
export function writtenHint<G extends GameTypes>(
  notation: Notation<G['Move']>,
  hinter: Hinter<G>,
  view: G['View'],
  { seed, budget, reader }: HintSetting,
): { readonly about: string; readonly moves: WrittenHints } {
  const about = hinter.about(view, seededRng(seed), reader);
  const moves = hinter.moves(view, seededRng(seed), budget, reader);
  return { about, moves: writtenHints(notation, moves) };
}

/** A chance as one says it: so many of a hundred. */
export const inPercent = (chance: number): number => Math.round(100 * Math.min(1, Math.max(0, chance)));

/** Some parts of a reason as one sentence. */
export function sentenceOf(parts: readonly string[]): string {
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
