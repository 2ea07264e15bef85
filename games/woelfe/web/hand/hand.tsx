import './hand.css';
import { useRef, useState } from 'preact/hooks';
import type { Kind, Move } from '@rudel/woelfe/page';
import { DieHelp } from '../dice/die-help.tsx';
import { drawingOf, glimpsesOf, ownHand } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import type { Play } from '../play.ts';
import { HandDie } from './hand-die.tsx';
import { Prompt } from './prompt.tsx';
import { useHandScene } from './use-hand-scene.ts';

/** One's own dice behind their screen, within reach of the thumb, and what is asked of them. */
export function Hand({ play }: { readonly play: Play }) {
  const drawing = drawingOf(play);
  const [asked, setAsked] = useState<Kind | null>(null);
  const [wished, setWished] = useState<number | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const view = drawing.view.value;
  const words = drawing.words.value;
  const hand = ownHand(view);
  const chosen = slotOf(hand, rolledBy(drawing.draft.value), wished);
  const gone = slotOf(hand, rolledIn(drawing), wished);
  useHandScene(play, row);
  if (view.eye === 'table') return null;
  return (
    <div class="woelfe-hand" data-proposed={drawing.draft.value !== null}>
      <div
        class="woelfe-screen"
        data-open={drawing.legal.value.some(({ kind }) => kind === 'roll')}
        role="group"
        aria-label={words.hand}
        ref={row}
        onKeyDown={moveFocus}
      >
        {hand.map((kind, slot) => (
          <HandDie
            key={`${view.shown.round} ${slot} ${kind}`}
            kind={kind}
            slot={slot}
            words={words}
            isOpen={drawing.legal.value.some((move) => rolledBy(move) === kind)}
            isChosen={slot === chosen}
            isGone={slot === gone}
            onTap={() => {
              tap(drawing, kind, slot === chosen);
              setWished(slot);
            }}
            onAsk={() => setAsked(kind)}
          />
        ))}
        {hand.length === 0 && view.shown.trick !== null && <p class="woelfe-empty">{words.emptyHand}</p>}
      </div>
      <Prompt drawing={drawing} />
      <DieHelp kind={asked} words={words} onClose={() => setAsked(null)} />
    </div>
  );
}

const rolledBy = (move: Move | null): Kind | null => (move?.kind === 'roll' ? move.die : null);

/** The die of one's own seat that the running scene shows for the first time. */
function rolledIn({ play }: Drawing): Kind | null {
  for (const glimpse of glimpsesOf(play.stage.scene.value))
    if (glimpse.kind === 'rolled' && glimpse.seat === play.eye && !glimpse.isAgain) return glimpse.die;
  return null;
}

/** Which of equal dice is meant: the one that was tapped, else the first. */
function slotOf(hand: readonly Kind[], kind: Kind | null, wished: number | null): number {
  if (kind === null) return -1;
  return wished !== null && hand[wished] === kind ? wished : hand.indexOf(kind);
}

/** Another die of the same kind is the same move: it stays proposed. */
function tap(drawing: Drawing, die: Kind, isChosen: boolean): void {
  if (isChosen || rolledBy(drawing.draft.peek()) !== die) drawing.propose({ kind: 'roll', die });
}

/** Arrow keys go from die to die. */
function moveFocus(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const die = event.target instanceof Element ? event.target.closest('.woelfe-hand-die') : null;
  if (step === 0 || die === null) return;
  const next = step > 0 ? die.nextElementSibling : die.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
}
