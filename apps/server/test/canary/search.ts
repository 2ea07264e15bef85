import type { Eye } from '@rudel/kernel';
import { canariesIn } from '../canary-game.ts';
import type { Knowledge } from './knowledge.ts';

/** Something an observer was sent, and after how many moves of the match. */
export type Seen = { readonly eye: Eye; readonly moves: number; readonly text: string };

/** A shorter text could stand anywhere by chance. */
const leastTelling = 8;

export const reversed = (text: string): string => text.split('').toReversed().join('');

/** What a word looks like after what programs do to words: turned round, in hexadecimal digits, in base 64 at any place. */
export function disguises(word: string): readonly string[] {
  const base64 = ['', '.', '..'].map((before) => {
    const encoded = Buffer.from(`${before}${word}`).toString('base64url');
    return encoded.slice(before.length === 0 ? 0 : 4, Math.floor(encoded.length / 4) * 4 - 4);
  });
  const all = [reversed(word), Buffer.from(word).toString('hex'), ...base64];
  return all.filter(({ length }) => length >= leastTelling);
}

function hasDisguised(text: string, word: string): boolean {
  return disguises(word).some((disguise) => text.includes(disguise));
}

/** What observers were sent without being allowed to know it. */
export function leaksIn(
  seen: readonly Seen[],
  stages: readonly Knowledge[],
  allCards: readonly string[],
): readonly string[] {
  return seen.flatMap(({ eye, moves, text }) => {
    const known = stages[Math.min(moves, stages.length - 1)]?.get(eye) ?? new Set();
    const secret = allCards.filter((card) => !known.has(card));
    const told = new Set(canariesIn(text));
    return secret
      .filter((card) => told.has(card) || hasDisguised(text, card))
      .map((card) => `${eye} was told of ${card} after ${moves} moves`);
  });
}

/** Words that stand in a text, plainly or in disguise. */
export function wordsIn(text: string, words: readonly string[]): readonly string[] {
  return words.filter((word) => text.includes(word) || hasDisguised(text, word));
}
