import { useEffect, useRef } from 'preact/hooks';
import { motion } from '@rudel/ui/settings';
import type { Play } from '../play.ts';

/** The time left for an answer, as a line that grows shorter; the clock of the table says it in numbers. */
export function Lapse({ play }: { readonly play: Play }) {
  const line = useRef<HTMLSpanElement>(null);
  const lapsesAt = play.match.lapsesAt.value ?? null;
  useEffect(() => {
    const left = lapsesAt === null ? 0 : lapsesAt - performance.now();
    if (left <= 0) return;
    const shrinking = line.current?.animate([{ scale: '1 1' }, { scale: '0 1' }], {
      duration: left,
      fill: 'forwards',
    });
    return () => shrinking?.cancel();
  }, [lapsesAt]);
  return lapsesAt === null || motion.value === 'reduced' ? null : (
    <span class="woelfe-lapse" ref={line} aria-hidden="true" />
  );
}
