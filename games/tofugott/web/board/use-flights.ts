import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Glimpse } from '@rudel/tofugott/page';
import { play as playSound } from '@rudel/ui/sound';
import type { Drawing } from '../drawing.ts';

type Board = RefObject<HTMLDivElement | null>;
type Scored = Extract<Glimpse, { readonly kind: 'scored' }>;

/** The worst card is seen first; then the points fly. */
const before = 650;
const flight = 650;

const isCalm = (): boolean => document.documentElement.dataset['motion'] === 'reduced';

/** Points fly from the cards that brought them to the tofus on the track. */
export function useFlights(board: Board, drawing: Drawing): void {
  const fresh = drawing.fresh.value;
  useLayoutEffect(() => {
    const scored = fresh.find((glimpse): glimpse is Scored => glimpse.kind === 'scored');
    const shown = fresh.find(({ kind }) => kind === 'guess' || kind === 'best' || kind === 'worst');
    if (shown !== undefined) playSound(scored === undefined ? 'card' : 'stone');
    if (scored === undefined || board.current === null || isCalm() || document.hidden) return;
    const points = scored.gains.flatMap((gain, seat) =>
      flown(board.current as HTMLElement, seat, gain, drawing),
    );
    return () => {
      for (const point of points) point.remove();
    };
  }, [fresh]);
}

function flown(board: HTMLElement, seat: number, gain: number, drawing: Drawing): readonly HTMLElement[] {
  if (gain === 0) return [];
  const from = board.querySelector(`[data-guess="${seat}"]`) ?? board.querySelector('[data-answer="best"]');
  const to = board.querySelector(`[data-tofu="${seat}"]`);
  if (from === null || to === null) return [];
  const point = document.createElement('span');
  point.className = 'tofu-point';
  point.dataset['loss'] = String(gain < 0);
  point.textContent = drawing.words.peek().gained(gain);
  board.append(point);
  const start = middleIn(board, from);
  const end = middleIn(board, to);
  const flying = point.animate(
    [
      { transform: `translate(${start.x}px, ${start.y}px) scale(0.4)`, opacity: 0 },
      { transform: `translate(${start.x}px, ${start.y - 18}px) scale(1.5)`, opacity: 1, offset: 0.3 },
      { transform: `translate(${end.x}px, ${end.y}px) scale(0.8)`, opacity: 1 },
    ],
    { duration: flight, delay: before, easing: 'ease-in-out', fill: 'both' },
  );
  flying.addEventListener('finish', () => point.remove());
  return [point];
}

function middleIn(board: HTMLElement, element: Element): { readonly x: number; readonly y: number } {
  const [outer, inner] = [board.getBoundingClientRect(), element.getBoundingClientRect()];
  return { x: inner.x + inner.width / 2 - outer.x, y: inner.y + inner.height / 2 - outer.y };
}
