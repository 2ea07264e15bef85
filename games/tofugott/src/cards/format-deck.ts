import type { CardText, Deck, DeckCard } from './deck-types.ts';

const isSame = (one: CardText, other: CardText): boolean => JSON.stringify(one) === JSON.stringify(other);

const plain = ({ scene, questions }: CardText): CardText => ({ scene, questions });

function openCard({ black, en, de }: DeckCard): object {
  const texts = isSame(plain(en), plain(de)) ? { en: plain(en) } : { en: plain(en), de: plain(de) };
  return black ? { black, ...texts } : texts;
}

/** A deck as the text that `checkDeck` reads: to edit it, to keep it, to pass it on. */
export function formatDeck({ name, cards }: Deck): string {
  return `${JSON.stringify({ name, cards: cards.map(openCard) }, null, 2)}\n`;
}
