import './hand.css';
import './low-hand.css';
import '../tofugott.css';
import type { Seat } from '@rudel/kernel';
import { activeOf, mustDecide, nextCard } from '@rudel/tofugott/page';
import type { View } from '@rudel/tofugott/page';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { drawingOf, noteKey } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import { ownCards } from '../logic/own-cards.ts';
import type { Play } from '../play.ts';
import { Aloud } from './aloud.tsx';
import { OwnLine } from './own-line.tsx';
import { Rack } from './rack.tsx';

/** What lies in front of one's own seat: the silhouettes, then the seat's covered cards and the words about them. */
export function Hand({ play }: { readonly play: Play }) {
  const drawing = drawingOf(play);
  const view = drawing.view.value;
  const words = drawing.words.value;
  if (view.eye === 'table') return null;
  return (
    <div class="tofu-hand" data-phase={view.shown.phase} role="group" aria-label={words.hand}>
      {mustDecide(view, view.eye) || drawing.isChanging.value ? (
        <Rack drawing={drawing} />
      ) : (
        <Decided drawing={drawing} />
      )}
    </div>
  );
}

function Decided({ drawing }: { readonly drawing: Drawing }) {
  const view = drawing.view.value;
  const own = ownCards(view);
  const isAloud = view.shown.options.talk === 'aloud';
  if (isAloud && (view.shown.phase === 'show' || own.length > 0)) return <Aloud drawing={drawing} />;
  return (
    <>
      <Waits drawing={drawing} hasCards={own.length > 0 && !isAloud} />
      {!isAloud &&
        own.map((card) => <OwnLine key={noteKey(view, card.kind)} drawing={drawing} card={card} />)}
    </>
  );
}

/** The one seat that everybody waits for; null where several decide, or this seat itself. */
function waitedFor({ eye, shown }: View): Seat | null {
  const seat = shown.phase === 'keep' ? activeOf(shown) : (nextCard(shown)?.owner ?? null);
  return seat === eye ? null : seat;
}

function sentenceOf(drawing: Drawing, seat: Seat | null, hasCards: boolean): string {
  const { shown } = drawing.view.value;
  const { wait } = drawing.words.value;
  if (seat === null) return shown.phase === 'guess' && hasCards ? wait.thinking : '';
  const name = drawing.play.nameOf(seat);
  if (shown.phase === 'keep') return wait.chooses(name);
  return hasCards ? wait.beforeYou(name) : wait.shows(name);
}

function Waits({ drawing, hasCards }: { readonly drawing: Drawing; readonly hasCards: boolean }) {
  const seat = waitedFor(drawing.view.value);
  const sentence = sentenceOf(drawing, seat, hasCards);
  if (sentence === '') return null;
  return (
    <p class="tofu-waits">
      {seat !== null && <SeatBadge seat={seat} size={28} label="" />}
      <span>{sentence}</span>
    </p>
  );
}
