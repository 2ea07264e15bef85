import { useState } from 'preact/hooks';
import {
  hasEnoughCards,
  hasEnoughPlaces,
  lupusPage,
  playersOf,
  specials,
  suggestedDeck,
} from '@rudel/lupus/page';
import type { Special } from '@rudel/lupus/page';
import { Button } from '@rudel/ui/button';
import { DeckPicker } from '../deck/deck-picker.tsx';
import { toggled } from '../deck/toggled.ts';
import type { Drawing } from '../drawing.ts';
import { narratorWords } from './narrator-words.ts';

/** The narrator chooses the deck: any legal one, the suggested one at first. */
export function DeckChoice({ drawing }: { readonly drawing: Drawing }) {
  const players = playersOf(drawing.view.value.shown);
  const words = narratorWords[drawing.play.language.value];
  const [chosen, choose] = useState<readonly Special[]>(suggestedDeck(players));
  const refused = !hasEnoughPlaces(chosen, players)
    ? 'too-few-places'
    : hasEnoughCards(chosen, players)
      ? null
      : 'too-few-villagers';
  return (
    <div class="lupus-deck-choice">
      <DeckPicker
        players={players}
        chosen={chosen}
        isFree
        onToggle={(special) => choose(toggled(chosen, special, specials))}
        language={drawing.play.language.value}
      />
      {refused !== null && (
        <p class="lupus-deal-not" role="status">
          {lupusPage.words[drawing.play.language.value].refusals[refused]([])}
        </p>
      )}
      <p class="lupus-narrator-tip">{words.tip}</p>
      <Button
        kind="primary"
        wide
        class="lupus-deal"
        disabled={refused !== null || drawing.legal.value.length === 0}
        onClick={() => drawing.play.choice.commit({ kind: 'deck', roles: chosen })}
      >
        {words.deal}
      </Button>
    </div>
  );
}
