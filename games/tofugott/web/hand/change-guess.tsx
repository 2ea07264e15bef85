import { Button } from '@rudel/ui/button';
import type { Drawing } from '../drawing.ts';
import { ownGuess } from '../logic/own-cards.ts';

/** The way back to the silhouettes, for as long as one's own guess may be changed. */
export function ChangeGuess({ drawing }: { readonly drawing: Drawing }) {
  const { change, changeGuess } = drawing.words.value.rack;
  const mayChange = drawing.legal.value.some(({ kind }) => kind === 'guess');
  if (!mayChange || ownGuess(drawing.view.value) === null) return null;
  return (
    <Button
      class="tofu-change"
      aria-label={changeGuess}
      onClick={() => {
        drawing.isChanging.value = true;
      }}
    >
      {change}
    </Button>
  );
}
