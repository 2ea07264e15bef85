import { useEffect, useRef } from 'preact/hooks';
import type { Card } from '@rudel/dog/page';
import { IconButton } from '@rudel/ui/button';
import { CardFace } from '../board/card-face.tsx';
import type { DogWords } from '../words.ts';

type CardHelpProps = { readonly card: Card | null; readonly words: DogWords; readonly onClose: () => void };

/** What a card does, in words, over everything else until it is dismissed. */
export function CardHelp({ card, words, onClose }: CardHelpProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (card !== null) box.current?.showPopover();
  }, [card]);
  return (
    <div
      ref={box}
      class="dog-help"
      popover="auto"
      role="dialog"
      aria-label={card === null ? undefined : words.explainCard(words.cards[card])}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      {card !== null && (
        <>
          <svg viewBox="0 0 60 90" aria-hidden="true">
            <CardFace card={card} />
          </svg>
          <div>
            <h3>{words.cards[card]}</h3>
            <p>{words.deeds[card]}</p>
          </div>
          <IconButton icon="cross" label={words.close} onClick={() => box.current?.hidePopover()} />
        </>
      )}
    </div>
  );
}
