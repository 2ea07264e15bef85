import './hand.css';
import './hand-by-size.css';
import '../lupus.css';
import { isAlive, layoutOf, narratorSeat, pacerOf } from '@rudel/lupus/page';
import type { View } from '@rudel/lupus/page';
import { loadByDay } from '../board/load-by-day.ts';
import { drawingOf } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import { lazyPart } from '../lazy-part.tsx';
import type { Play } from '../play.ts';
import { OwnCard } from './own-card.tsx';
import { SignRow } from './sign-row.tsx';

const TalkActs = lazyPart<{ readonly drawing: Drawing }>(async () => (await loadByDay()).TalkActs);
const Judging = lazyPart<{ readonly drawing: Drawing }>(async () => (await loadByDay()).Judging);
const Pacing = lazyPart<{ readonly drawing: Drawing }>(
  async () => (await import('../narrator/pacing.tsx')).Pacing,
);

/** What lies in front of one's own seat: the card, face down, and what can be done now. */
export function Hand({ play }: { readonly play: Play }) {
  const drawing = drawingOf(play);
  const view = drawing.view.value;
  if (view.eye === 'table') return null;
  const isNarrator = view.eye === narratorSeat(view.shown);
  return (
    <div
      class="lupus-hand"
      role="group"
      aria-label={drawing.words.value.hand}
      data-narrator={isNarrator}
      data-phase={view.shown.phase}
    >
      {isNarrator ? <Pacing drawing={drawing} /> : <OwnCard drawing={drawing} />}
      {!isNarrator && (
        <div class="lupus-acts">
          <Acts drawing={drawing} />
          {view.eye === pacerOf(view.shown) && <Pacing drawing={drawing} />}
        </div>
      )}
    </div>
  );
}

/** What can be done besides tapping a seat; in a call it is the same for everybody alive, whatever their card. */
function Acts({ drawing }: { readonly drawing: Drawing }) {
  const view = drawing.view.value;
  const { shown } = view;
  if (shown.phase === 'talk' || shown.phase === 'defence') return <TalkActs drawing={drawing} />;
  if (shown.phase === 'verdict') return <Judging drawing={drawing} />;
  if (shown.phase === 'call' && isAsleep(view)) return <p>{drawing.words.value.sleep}</p>;
  if (shown.phase === 'call' && shown.isOpen) return <Pointing drawing={drawing} />;
  return null;
}

const isAsleep = ({ eye, shown }: View): boolean => eye !== 'table' && !isAlive(shown, eye);

function Pointing({ drawing }: { readonly drawing: Drawing }) {
  const { eye, shown, answers } = drawing.view.value;
  const words = drawing.words.value;
  if (eye === 'table') return null;
  const { hasSigns } = layoutOf(shown, shown.call ?? 'seer', shown.night);
  const isDone = answers[eye] !== null;
  return (
    <>
      <p class={hasSigns ? 'visually-hidden' : undefined}>{isDone ? words.pointed : words.allPoint}</p>
      {hasSigns && <SignRow drawing={drawing} isDone={isDone} />}
    </>
  );
}
