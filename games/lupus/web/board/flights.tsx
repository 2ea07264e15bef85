import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import { seatColour, seatInk, seatNumber } from '@rudel/ui/seat-look';
import { glimpsesOf } from '../drawing.ts';
import { momentOf, pace } from '../logic/moments.ts';
import type { Vote } from '../logic/moments.ts';
import type { Play } from '../play.ts';

/** Tokens fly from whose they are to where they are laid. */
export function Flights({ play }: { readonly play: Play }) {
  const place = useRef<HTMLSpanElement>(null);
  const scene = play.stage.scene.value;
  useLayoutEffect(() => {
    const moment = scene === null ? null : momentOf(glimpsesOf(scene));
    const table = place.current?.closest<HTMLElement>('.lupus-board') ?? null;
    if (moment?.kind !== 'votes' || table === null) return;
    const flying = moment.votes.flatMap((vote, nth) => flown(table, vote, nth) ?? []);
    return () => {
      for (const token of flying) token.remove();
    };
  }, [scene]);
  return <span ref={place} hidden />;
}

function flown(table: HTMLElement, { by, at }: Vote, nth: number): HTMLElement | null {
  const [from, to] = [middleOf(table, by), middleOf(table, at)];
  if (from === null || to === null) return null;
  const token = document.createElement('i');
  token.className = 'lupus-token-flying';
  token.textContent = String(seatNumber(by));
  token.style.setProperty('--by', seatColour(by));
  token.style.setProperty('--by-ink', seatInk(by));
  table.append(token);
  const rise = Math.min(from.y, to.y) - 40;
  const over = (from.x + to.x) / 2;
  token.animate(
    [
      { transform: `translate(${from.x}px, ${from.y}px) scale(0.5)`, opacity: 0 },
      { transform: `translate(${over}px, ${rise}px) scale(1.7) rotate(200deg)`, opacity: 1, offset: 0.55 },
      { transform: `translate(${to.x}px, ${to.y}px) scale(1) rotate(360deg)` },
    ],
    { duration: pace.vote, delay: nth * 20, easing: 'ease-in-out', fill: 'both' },
  );
  return token;
}

function middleOf(table: HTMLElement, seat: Seat): { readonly x: number; readonly y: number } | null {
  const box = table.querySelector(`.lupus-seat[data-seat="${seat}"] .lupus-plot`)?.getBoundingClientRect();
  if (box === undefined) return null;
  const outer = table.getBoundingClientRect();
  return { x: box.x + box.width / 2 - outer.x, y: box.y + box.height / 2 - outer.y };
}
