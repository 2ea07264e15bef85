import type { Card, Character, Pair, Question, Sign } from '../src/types.ts';

/** Cards told a second time, from their letters and without the game's tables. */

const order = 'SDHPW';

export const picture = (card: Card): Character => card.charAt(0) as Character;
export const appearance = (card: Card): Sign => (card.charAt(1) || card.charAt(0)) as Sign;

export function played(cards: readonly Card[]): Character {
  const ranks = cards.map((card) => order.indexOf(picture(card)));
  return order.charAt(Math.max(...ranks)) as Character;
}

export function cry(card: Card, liar: boolean): Sign {
  if (appearance(card) === '?') return '?';
  return liar ? 'W' : appearance(card);
}

export function answered(question: Question, cards: Pair | readonly Card[]): boolean {
  if (question === 'WHP') return ['W', 'H', 'P'].includes(played(cards));
  if (question === 'SHP') return ['S', 'H', 'P'].includes(played(cards));
  return cards.some((card) => picture(card) === question);
}
