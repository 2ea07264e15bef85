import './deck-field.css';
import { useState } from 'preact/hooks';
import { houseName, missingCards, ownDeck } from '@rudel/tofugott/page';
import { Button } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import type { OptionEditorProps } from '../play.ts';
import { deckWords } from './deck-words.ts';
import { LazyEditor, LazyLook } from './lazy-deck.tsx';

/** Which cards a table plays with: ours, or own ones that the host writes or brings along. */
export function DeckField({ value, chosen, seats, onChange }: OptionEditorProps) {
  const words = useWords(deckWords);
  const [isOpen, open] = useState(false);
  const option = String(value);
  const deck = option === houseName ? null : ownDeck(option);
  if (onChange === null) {
    return deck === null ? null : (
      <div class="tofu-deck-look">
        <Button icon="eye" onClick={() => open(true)}>
          {words.look}
        </Button>
        <LazyLook open={isOpen} deck={deck} onClose={() => open(false)} />
      </div>
    );
  }
  const options = { ...chosen, deck: option };
  const missing = missingCards(options, seats);
  return (
    <fieldset class="field tofu-deck-field">
      <legend class="field-label">{words.label}</legend>
      <p class="tofu-deck-name">{deck === null ? words.house : words.own(deck.name, deck.cards.length)}</p>
      {missing > 0 && <p class="field-hint field-error">{words.missing(missing, seats)}</p>}
      <div class="tofu-deck-ways">
        <Button icon="copy" onClick={() => open(true)}>
          {deck === null ? words.write : words.change}
        </Button>
        {deck !== null && (
          <Button kind="plain" onClick={() => onChange(houseName)}>
            {words.backToHouse}
          </Button>
        )}
      </div>
      <LazyEditor
        open={isOpen}
        value={option}
        options={options}
        seats={seats}
        onUse={(next) => {
          open(false);
          onChange(next);
        }}
        onClose={() => open(false)}
      />
    </fieldset>
  );
}
