import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { rollerAt } from '@rudel/woelfe/page';
import type { Shot } from '../logic/shots.ts';

type Row = RefObject<HTMLOListElement | null>;

/** Lets things fly in a shot: a bee from who rolled it to where it lies, dice to who takes them. */
export function useFlights(row: Row, shot: Shot | null): void {
  useLayoutEffect(() => {
    const list = row.current;
    if (list === null || shot === null) return;
    const flights = [...beeFlights(list, shot), ...sweeps(list, shot)];
    return () => {
      for (const flight of flights) flight.cancel();
    };
  }, [shot]);
}

function beeFlights(list: HTMLOListElement, { flying, trick, lasts }: Shot): readonly Animation[] {
  if (flying === null) return [];
  const by = rollerAt(trick.leader, flying, list.children.length);
  const spot = list.querySelector(`[data-slot="${flying}"] .woelfe-spot`);
  const bee = list.querySelector(`[data-bee="${by}"]`);
  if (spot === null || bee === null) return [];
  const { x, y } = between(bee, spot);
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(2)` },
    { transform: `translate(${x / 2}px, ${y / 2 - 40}px) rotate(-14deg) scale(1.7)` },
    { transform: 'none' },
  ];
  return [bee.animate(frames, { duration: lasts, easing: 'ease-in-out' })];
}

function sweeps(list: HTMLOListElement, { taker, lasts }: Shot): readonly Animation[] {
  const heap = list.closest('.woelfe-board')?.querySelector(`.woelfe-catch[data-seat="${taker}"]`) ?? null;
  if (taker === null || heap === null) return [];
  return [...list.querySelectorAll('.woelfe-spot')].map((spot) => {
    const { x, y } = between(spot, heap);
    return spot.animate([{ transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.4 }], {
      duration: lasts,
      easing: 'ease-in',
      fill: 'forwards',
    });
  });
}

/** How far it is from the middle of one thing to that of another. */
function between(from: Element, to: Element): { readonly x: number; readonly y: number } {
  const [one, other] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  return {
    x: other.x + other.width / 2 - one.x - one.width / 2,
    y: other.y + other.height / 2 - one.y - one.height / 2,
  };
}
