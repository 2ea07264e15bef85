import './card.css';
import { pictureOf, signOf, valueOf } from '@rudel/woof/page';
import type { Card } from '@rudel/woof/page';
import type { WoofWords } from '../words.ts';
import { Emblem } from './emblems.tsx';

type CardFaceProps = {
  readonly card: Card;
  readonly words: WoofWords;
  readonly size?: 'small' | 'middle' | 'large';
};

/** A card turned up: its picture and value, and in its corner what it looks like to others. */
export function CardFace({ card, words, size = 'middle' }: CardFaceProps) {
  const [picture, sign] = [pictureOf(card), signOf(card)];
  return (
    <span
      class={`woof-card woof-card-${size}`}
      data-of={picture}
      data-disguised={sign !== picture}
      role="img"
      aria-label={words.card(card)}
    >
      <b class="woof-card-value">{valueOf(picture)}</b>
      <Emblem of={picture} />
      {size === 'large' && <span class="woof-card-name">{words.characters[picture]}</span>}
      {sign !== picture && (
        <span class="woof-card-sign" data-of={sign}>
          <Emblem of={sign} />
        </span>
      )}
    </span>
  );
}

/** A card face down. */
export function CardBack({ size = 'middle' }: { readonly size?: 'small' | 'middle' | 'large' }) {
  return <span class={`woof-card woof-card-back woof-card-${size}`} aria-hidden="true" />;
}
