import './role-moment.css';
import { useId, useState } from 'preact/hooks';
import { Button } from '@rudel/ui/button';
import { useModal } from '@rudel/ui/modal';
import { keptUnder } from '@rudel/ui/play';
import { CardBack } from '../art/card-back.tsx';
import type { Drawing } from '../drawing.ts';
import { isFirstLook } from '../logic/is-first-look.ts';
import { rememberLook } from './looked-at.ts';
import { Peeked } from './peeked.tsx';
import { roleMomentWords } from './role-moment-words.ts';
import { useHold } from './use-hold.ts';

export { Peeked } from './peeked.tsx';

/** The card that was just dealt, over the whole screen: all look alike until theirs is held. */
export function RoleMoment({ drawing }: { readonly drawing: Drawing }) {
  const words = roleMomentWords[drawing.play.language.value];
  const [hasSeen, setSeen] = useState(false);
  const title = useId();
  const isOpen = isFirstLook(drawing);
  const done = (): void => {
    drawing.peeking.value = null;
    drawing.diary.hasLooked.value = true;
    rememberLook(keptUnder(drawing.play));
  };
  const dialog = useModal(isOpen, () => hasSeen && done());
  const { handlers } = useHold(drawing, () => setSeen(true));
  const isHeld = drawing.peeking.value !== null;
  return (
    <dialog ref={dialog} class="lupus-role-moment" aria-labelledby={title}>
      {isOpen && (
        <div class="lupus-role-inside">
          <h2 id={title}>{words.title}</h2>
          <button
            type="button"
            class="lupus-role-card"
            data-open={isHeld}
            aria-label={words.card}
            {...handlers}
          >
            {isHeld ? <Peeked drawing={drawing} /> : <CardBack />}
          </button>
          <p>{hasSeen ? words.again : words.hold}</p>
          <Button kind="primary" class="lupus-role-done" disabled={!hasSeen} onClick={done}>
            {words.done}
          </Button>
        </div>
      )}
    </dialog>
  );
}
