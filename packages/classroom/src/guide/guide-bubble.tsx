import './guide.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '@rudel/ui/button';
import { lastInputWasKey } from '@rudel/ui/last-input';
import { useWords } from '@rudel/ui/words';
import { besideOf } from './beside.ts';
import type { Box, Spot } from './beside.ts';
import { guideWords } from './guide-words.ts';
import { boxOf, seenAt } from './on-screen.ts';

/** Milliseconds between two looks at where the thing is: a table moves when something opens on it. */
const often = 120;

export type GuideBubbleProps = {
  readonly id: string;
  readonly sentence: string;
  readonly where: readonly string[];
  readonly onDone: () => void;
  readonly onStop: () => void;
};

type Placed = { readonly spot: Spot; readonly thing: Box };

/** One sentence beside the thing it is about, and the two ways to put it away. */
export function GuideBubble({ id, sentence, where, onDone, onStop }: GuideBubbleProps) {
  const words = useWords(guideWords);
  const layer = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLElement>(null);
  const placed = usePlace(where, layer, bubble);
  useFocusedByKeys(bubble, placed !== null);
  useEscape(onDone);
  const { spot, thing } = placed ?? { spot: null, thing: null };
  return (
    <div ref={layer} popover="manual" class="guide-layer" data-explains={id}>
      {thing !== null && <span class="guide-ring" style={inPixels(thing)} />}
      <section
        ref={bubble}
        class="guide-bubble"
        aria-label={words.title}
        data-side={spot?.side}
        style={
          spot === null
            ? { visibility: 'hidden' }
            : { left: `${spot.left}px`, top: `${spot.top}px`, '--tip': `${spot.tip}px` }
        }
      >
        <p id={`guide-${id}`}>{sentence}</p>
        <div class="guide-ways">
          <Button kind="plain" class="guide-stop" onClick={onStop}>
            {words.stop}
          </Button>
          <Button kind="primary" icon="check" aria-describedby={`guide-${id}`} onClick={onDone}>
            {words.done}
          </Button>
        </div>
      </section>
    </div>
  );
}

/** Pixels by which the ring stands off from what it shows. */
const off = 4;

const inPixels = ({ left, top, width, height }: Box) => ({
  left: `${left - off}px`,
  top: `${top - off}px`,
  width: `${width + 2 * off}px`,
  height: `${height + 2 * off}px`,
});

const isSame = (one: Placed | null, other: Placed): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);

type Ref<T> = { readonly current: T | null };

/** Where the bubble is now: beside its thing, and where it was last while that is gone. */
function usePlace(
  where: readonly string[],
  layer: Ref<HTMLDivElement>,
  bubble: Ref<HTMLElement>,
): Placed | null {
  const [placed, place] = useState<Placed | null>(null);
  useLayoutEffect(() => {
    const look = (): void => {
      const [thing, own] = [seenAt(where), bubble.current?.getBoundingClientRect()];
      if (thing === null || own === undefined) return;
      const box = boxOf(thing);
      const page = { width: window.innerWidth, height: window.innerHeight };
      const next = { spot: besideOf(box, own, page), thing: box };
      place((before) => (isSame(before, next) ? before : next));
    };
    layer.current?.showPopover();
    look();
    const timer = setInterval(look, often);
    return () => clearInterval(timer);
  }, [where]);
  return placed;
}

/** Whoever plays by keys finds the way on under their finger, and afterwards what they had there. */
function useFocusedByKeys(bubble: Ref<HTMLElement>, isPlaced: boolean): void {
  useEffect(() => {
    if (!isPlaced || !lastInputWasKey()) return () => {};
    const before = document.activeElement;
    bubble.current?.querySelector<HTMLElement>('.button-primary')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isPlaced]);
}

function useEscape(onDone: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      onDone();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  });
}
