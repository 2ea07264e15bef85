import { IconButton } from '@rudel/ui/button';
import { useHelpBox } from '@rudel/ui/use-help-box';
import { listed } from '@rudel/ui/words';
import { goalsOf, pictureOf, signOf, valueOf } from '@rudel/woof/page';
import type { Card } from '@rudel/woof/page';
import type { Drawing } from '../drawing.ts';
import { CardFace } from './card.tsx';

type CardHelpProps = {
  readonly drawing: Drawing;
  readonly card: Card | null;
  readonly onClose: () => void;
};

/** What a card is and whom its character looks for, over everything else until it is dismissed. */
export function CardHelp({ drawing, card, onClose }: CardHelpProps) {
  const { box, close } = useHelpBox(card);
  const words = drawing.words.value;
  return (
    <div
      ref={box}
      class="woof-help"
      popover="manual"
      role="dialog"
      aria-label={card === null ? undefined : words.explain(words.card(card))}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      {card !== null && (
        <>
          <CardFace card={card} words={words} size="large" />
          <Told drawing={drawing} card={card} />
          <IconButton icon="cross" label={words.close} onClick={close} />
        </>
      )}
    </div>
  );
}

function Told({ drawing, card }: { readonly drawing: Drawing; readonly card: Card }) {
  const words = drawing.words.value;
  const picture = pictureOf(card);
  const sign = signOf(card);
  const goals = goalsOf(picture, drawing.view.value.shown.options);
  return (
    <div>
      <h3>{words.characters[picture]}</h3>
      <p>
        {words.value(valueOf(picture))}
        {sign === picture ? '' : ` · ${words.disguised(sign)}`}
      </p>
      <p>{words.deeds[picture]}</p>
      <p>{words.goalsOf(listed(goals.map((goal) => words.characters[goal])))}</p>
    </div>
  );
}
