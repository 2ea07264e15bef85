import type { Deck } from '@rudel/tofugott/page';
import { textIn } from '@rudel/tofugott/page';
import { language } from '@rudel/ui/settings';
import { Sheet } from '@rudel/ui/sheet';
import { DeckCard } from './deck-card.tsx';

export type LookProps = { readonly open: boolean; readonly deck: Deck; readonly onClose: () => void };

/** All cards of the deck that is on the table (tofugott 5.1). */
export function DeckLook({ open, deck, onClose }: LookProps) {
  return (
    <Sheet open={open} title={deck.name} onClose={onClose}>
      <div class="tofu-deck" role="group" aria-label={deck.name} tabIndex={0}>
        {deck.cards.map((card, at) => (
          <DeckCard key={card.id} number={at + 1} black={card.black} text={textIn(card, language.value)} />
        ))}
      </div>
    </Sheet>
  );
}
