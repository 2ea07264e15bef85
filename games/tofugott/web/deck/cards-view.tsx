import { useState } from 'preact/hooks';
import { writtenFor } from '@rudel/kernel';
import { deckLimits } from '@rudel/tofugott/page';
import { Button } from '@rudel/ui/button';
import { language } from '@rudel/ui/settings';
import { TextField } from '@rudel/ui/text-field';
import { useWords } from '@rudel/ui/words';
import { CardForm } from './card-form.tsx';
import { DeckCard } from './deck-card.tsx';
import { emptyText } from './deck-draft.ts';
import type { DraftCard, DraftDeck } from './deck-draft.ts';
import { editorWords } from './editor-words.ts';

export type CardsViewProps = {
  readonly draft: DraftDeck;
  readonly onChange: (draft: DraftDeck) => void;
};

const textOf = (card: DraftCard) => card[writtenFor(language.value)] ?? card.en ?? card.de ?? emptyText;

/** A custom deck card by card, each of which can be changed. */
export function CardsView({ draft, onChange }: CardsViewProps) {
  const words = useWords(editorWords);
  const [edited, edit] = useState<number | null>(null);
  const { name, cards } = draft;
  const add = (): void => {
    const card: DraftCard = { black: false, en: null, de: null, [writtenFor(language.value)]: emptyText };
    onChange({ name, cards: [...cards, card] });
    edit(cards.length);
  };
  return (
    <>
      <TextField
        label={words.name}
        value={name}
        placeholder={words.namePlaceholder}
        maxLength={deckLimits.name}
        onInput={(next) => onChange({ name: next, cards })}
      />
      {cards.length === 0 && <p class="field-hint">{words.none}</p>}
      {cards.map((card, at) =>
        at === edited ? (
          <CardForm
            key={at}
            number={at + 1}
            card={card}
            onChange={(next) => onChange({ name, cards: cards.with(at, next) })}
            onRemove={() => {
              edit(null);
              onChange({ name, cards: cards.toSpliced(at, 1) });
            }}
            onDone={() => edit(null)}
          />
        ) : (
          <DeckCard key={at} number={at + 1} black={card.black} text={textOf(card)}>
            <Button onClick={() => edit(at)} aria-label={words.edit(at + 1)}>
              {words.editShort}
            </Button>
          </DeckCard>
        ),
      )}
      <Button icon="plus" wide onClick={add}>
        {words.add}
      </Button>
    </>
  );
}
