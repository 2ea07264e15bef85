import { Sheet } from '@rudel/ui/sheet';
import type { Drawing } from '../drawing.ts';
import { lazyPart } from '../lazy-part.tsx';

const DeckList = lazyPart<{ readonly drawing: Drawing }>(
  async () => (await import('./deck-list.tsx')).DeckList,
);

/** The way to the characters in play. */
export function DeckSheet({ drawing }: { readonly drawing: Drawing }) {
  const words = drawing.words.value.deck;
  return (
    <Sheet
      open={drawing.sheet.value === 'deck'}
      title={words.title}
      onClose={() => {
        drawing.sheet.value = null;
      }}
    >
      <DeckList drawing={drawing} />
    </Sheet>
  );
}
