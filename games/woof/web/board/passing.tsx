import './passing.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { seatColour, seatInk, seatNumber } from '@rudel/ui/seat-look';
import type { CardPlace } from '@rudel/woof/page';
import { CardBack, CardFace } from '../cards/card.tsx';
import { Emblem } from '../cards/emblems.tsx';
import type { Drawing } from '../drawing.ts';
import type { Shot } from '../logic/shots.ts';

type PassingProps = { readonly drawing: Drawing; readonly shot: Shot | null };

/** What is on its way over the table: a token, a question card with its answer, a card that this eye sees. */
export function Passing({ drawing, shot }: PassingProps) {
  const flyer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const animation = flyer.current === null || shot === null ? null : fly(flyer.current, shot);
    return () => animation?.cancel();
  }, [shot]);
  if (shot === null || shot.kind === 'reveal' || shot.kind === 'rest') return null;
  const by = { '--by': seatColour(shot.from), '--by-ink': seatInk(shot.from) };
  return (
    <div class="woof-passing" ref={flyer} style={by} aria-hidden="true">
      {shot.kind === 'look' && <LookPassing drawing={drawing} shot={shot} />}
      {shot.kind === 'ask' && (
        <span class="woof-passing-question">
          {drawing.words.value.questions[shot.question]}
          <b data-yes={shot.answer}>{shot.answer ? drawing.words.value.yes : drawing.words.value.no}!</b>
        </span>
      )}
      {shot.kind === 'suspect' && <span class="woof-passing-woof">Woof!!</span>}
      <small class="woof-by">{seatNumber(shot.from)}</small>
    </div>
  );
}

type LookPassingProps = {
  readonly drawing: Drawing;
  readonly shot: Extract<Shot, { readonly kind: 'look' }>;
};

function LookPassing({ drawing, shot }: LookPassingProps) {
  const words = drawing.words.value;
  return (
    <>
      {shot.card === null ? (
        <CardBack />
      ) : (
        <span class="woof-turning">
          <CardFace card={shot.card} words={words} size="large" />
        </span>
      )}
      <span class="woof-token" data-of={shot.sign}>
        <Emblem of={shot.sign} />
      </span>
    </>
  );
}

/** From the place of whoever acts to the one that it is done to. */
function fly(flyer: HTMLElement, shot: Shot): Animation | null {
  if (shot.kind === 'reveal' || shot.kind === 'rest') return null;
  const ring = flyer.parentElement;
  const [from, to] = [shot.from, shot.to].map((place) => middleIn(ring, place));
  if (from === undefined || to === undefined || from === null || to === null) return null;
  const frames = [
    { transform: at(from, 0.5), opacity: 0.2 },
    { transform: at(to, shot.kind === 'look' && shot.card !== null ? 1.15 : 1.05), opacity: 1, offset: 0.35 },
    { transform: at(to, 1), opacity: 1, offset: 0.85 },
    { transform: at(to, 0.6), opacity: 0 },
  ];
  return flyer.animate(frames, { duration: shot.lasts, easing: 'ease-out', fill: 'both' });
}

type Point = { readonly x: number; readonly y: number };

const at = ({ x, y }: Point, scale: number): string =>
  `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;

/** So far from the edge, in pixels, that nothing is cut off. */
const within = (value: number, most: number): number => Math.min(Math.max(value, 80), most - 80);

/** The middle of a place, kept so far inside the ring that nothing is cut off. */
function middleIn(ring: HTMLElement | null, place: CardPlace): Point | null {
  const box = ring?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  const whole = ring?.getBoundingClientRect();
  if (box === undefined || whole === undefined) return null;
  return {
    x: within(box.x + box.width / 2 - whole.x, whole.width),
    y: within(box.y + box.height / 2 - whole.y, whole.height),
  };
}
