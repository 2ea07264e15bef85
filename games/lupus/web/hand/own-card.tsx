import { useEffect } from 'preact/hooks';
import { lazyPart } from '@rudel/ui/lazy-part';
import { CardBack } from '../art/card-back.tsx';
import type { Drawing } from '../drawing.ts';
import { isFirstLook } from '../logic/is-first-look.ts';
import { useHold } from './use-hold.ts';

/** Loads what is behind a card: at once, and long before it is held. */
const loadRoleMoment = async () => import('./role-moment.tsx');
const Peeked = lazyPart<{ readonly drawing: Drawing }>(async () => (await loadRoleMoment()).Peeked);
const RoleMoment = lazyPart<{ readonly drawing: Drawing }>(async () => (await loadRoleMoment()).RoleMoment);

/** How long a card stays open that was opened with nothing that could be held, in milliseconds. */
const withoutHold = 6000;

/** One's own card, face down: it and all that one knows is to be seen while it is held, and only then. */
export function OwnCard({ drawing }: { readonly drawing: Drawing }) {
  const isOpen = drawing.peeking.value;
  const isNew = drawing.diary.isNew.value && drawing.view.value.shown.phase !== 'over';
  const words = drawing.words.value.card;
  const { handlers, close } = useHold(drawing, () => {
    drawing.diary.hasLooked.value = true;
  });
  useClosing(isOpen, close);
  return (
    <>
      <button
        type="button"
        class="lupus-own-card"
        aria-label={isNew ? words.newLine : words.label}
        data-open={isOpen !== null}
        data-new={isNew}
        {...handlers}
      >
        <CardBack />
        <span>{isNew ? words.holdNew : words.hold}</span>
      </button>
      <div class="lupus-peek-place" role="status">
        {isOpen !== null && !isFirstLook(drawing) && <Peeked drawing={drawing} />}
      </div>
      <RoleMoment drawing={drawing} />
    </>
  );
}

/** A card that nobody can hold closes by itself, and every card in a page that is left. */
function useClosing(isOpen: 'held' | 'timed' | null, close: () => void): void {
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
