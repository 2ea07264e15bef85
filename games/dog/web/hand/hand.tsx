import './hand.css';
import '../faces.css';
import { useRef, useState } from 'preact/hooks';
import type { Card } from '@rudel/dog/page';
import { composerOf } from '../composer.ts';
import type { Composer } from '../composer.ts';
import type { Play } from '../play.ts';
import { CardHelp } from './card-help.tsx';
import { HandCard } from './hand-card.tsx';
import { JokerValues } from './joker-values.tsx';
import { useHandScene } from './use-hand-scene.ts';

/** One's own cards, within reach of the thumb. */
export function Hand({ play }: { readonly play: Play }) {
  const composer = composerOf(play);
  const [asked, setAsked] = useState<Card | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const { eye, shown } = composer.view.value;
  const composed = composer.composed.value;
  const words = composer.words.value;
  const gone = useHandScene(play, row, composed);
  if (eye === 'table') return null;
  const isNaming = composed.values.length > 0 && composed.as === null;
  return (
    <div class={`dog-hand dog-hand-${composed.kind}`} role="group" aria-label={words.hand}>
      <div class="dog-cards" ref={row} onKeyDown={moveFocus} inert={isNaming}>
        {composed.hand.map((card, slot) => (
          <HandCard
            key={`${shown.round} ${slot}`}
            card={card}
            slot={slot}
            middle={(composed.hand.length - 1) / 2}
            composer={composer}
            isGone={gone.includes(slot)}
            onAsk={() => setAsked(card)}
          />
        ))}
        {composed.hand.length === 0 && <EmptyHand composer={composer} eye={eye} />}
      </div>
      {isNaming && <JokerValues composer={composer} />}
      <CardHelp card={asked} options={shown.options} words={words} onClose={() => setAsked(null)} />
    </div>
  );
}

function EmptyHand({ composer, eye }: { readonly composer: Composer; readonly eye: number }) {
  const { shown } = composer.view.value;
  const words = composer.words.value;
  if (shown.phase !== 'play') return null;
  return <p class="dog-empty">{shown.out.includes(eye) ? words.folded : words.emptyHand}</p>;
}

/** Arrow keys go from card to card. */
function moveFocus(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const card = event.target instanceof Element ? event.target.closest('.dog-card') : null;
  if (step === 0 || card === null) return;
  const next = step > 0 ? card.nextElementSibling : card.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
}
