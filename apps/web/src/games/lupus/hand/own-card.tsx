import { useEffect, useRef, useState } from 'preact/hooks';
import { CardBack } from '../art/card-back.tsx';
import type { Drawing } from '../drawing.ts';
import { Peeked } from './peeked.tsx';

/** How long a card stays open that was opened with nothing that could be held, in milliseconds. */
const withoutHold = 6000;

type Open = 'held' | 'timed' | null;

/** The own card, face down: it and all that one knows is to be seen while it is held, and only then. */
export function OwnCard({ drawing }: { readonly drawing: Drawing }) {
  const [isOpen, open] = useState<Open>(null);
  const isKeyed = useRef(false);
  const words = drawing.words.value.card;
  const close = (): void => open(null);
  useClosing(isOpen, close);
  return (
    <>
      <button
        type="button"
        class="lupus-own-card"
        aria-label={words.label}
        data-open={isOpen !== null}
        onPointerDown={() => open('held')}
        onPointerUp={close}
        onPointerCancel={close}
        onPointerLeave={close}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={({ key }) => {
          if (key !== ' ' && key !== 'Enter') return;
          isKeyed.current = true;
          open('held');
        }}
        onKeyUp={close}
        onBlur={close}
        onClick={({ detail }) => {
          if (detail === 0 && !isKeyed.current) open('timed');
          isKeyed.current = false;
        }}
      >
        <CardBack />
        <span>{words.hold}</span>
      </button>
      <div class="lupus-peek-place" role="status">
        {isOpen !== null && <Peeked drawing={drawing} />}
      </div>
    </>
  );
}

/** A card that nobody can hold closes by itself, and every card in a page that is left. */
function useClosing(isOpen: Open, close: () => void): void {
  useEffect(() => {
    if (isOpen === null) return;
    const timer = isOpen === 'timed' ? setTimeout(close, withoutHold) : undefined;
    const leave = (): void => {
      if (document.hidden) close();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [isOpen]);
}
