import type { Card, Options } from '@rudel/dog/page';
import { IconButton } from '@rudel/ui/button';
import { useHelpBox } from '@rudel/ui/use-help-box';
import { CardFace } from '../board/card-face.tsx';
import type { DogWords } from '../words.ts';

type CardHelpProps = {
  readonly card: Card | null;
  /** Of the table, since some cards do more or less there. */
  readonly options: Options;
  readonly words: DogWords;
  readonly onClose: () => void;
};

/** What a card does, in words, over everything else until it is dismissed. */
export function CardHelp({ card, options, words, onClose }: CardHelpProps) {
  const { box, close } = useHelpBox(card);
  return (
    <div
      ref={box}
      class="dog-help"
      popover="manual"
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
            <p>{words.deed(card, options)}</p>
          </div>
          <IconButton icon="cross" label={words.close} onClick={close} />
        </>
      )}
    </div>
  );
}
