import { useEffect, useRef } from 'preact/hooks';
import type { Play } from '../../game-ui.ts';

/** The time left for an answer, as a line that grows shorter; the clock of the table says it in numbers. */
export function Lapse({ play }: { readonly play: Play }) {
  const line = useRef<HTMLSpanElement>(null);
  const lapsesAt = play.lapsesAt?.value ?? null;
  useEffect(() => {
    const left = lapsesAt === null ? 0 : lapsesAt - performance.now();
    if (left <= 0) return;
    const shrinking = line.current?.animate([{ scale: '1 1' }, { scale: '0 1' }], {
      duration: left,
      fill: 'forwards',
    });
    return () => shrinking?.cancel();
  }, [lapsesAt]);
  return lapsesAt === null ? null : <span class="woelfe-lapse" ref={line} aria-hidden="true" />;
}
