import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import type { CardPlace, Verdict } from '@rudel/woof/page';
import { middleOfElement } from './middle-of-element.ts';

type ArrowsProps = {
  readonly ring: RefObject<HTMLElement | null>;
  readonly from: Seat;
  readonly verdict: Verdict | undefined;
};

type Arrow = { readonly path: string; readonly isRight: boolean };

/** An arrow is this share of the way shorter at each end, so that it covers no name. */
const apart = 0.2;

/** The pointers of a suspicion, drawn from who made it to whom it names. */
export function Arrows({ ring, from, verdict }: ArrowsProps) {
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  useLayoutEffect(() => {
    const goals = verdict?.goals ?? [];
    setArrows(
      goals.flatMap(({ pointer, isRight }) => {
        const path = typeof pointer === 'number' ? pathTo(ring.current, from, pointer) : null;
        return path === null ? [] : [{ path, isRight }];
      }),
    );
  }, []);
  return (
    <svg class="woof-arrows" aria-hidden="true">
      <defs>
        <marker id="woof-arrow" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4" orient="auto">
          <path d="M0 0L10 5L0 10z" fill="context-stroke" />
        </marker>
      </defs>
      {arrows.map(({ path, isRight }, nth) => (
        <path key={nth} d={path} pathLength={1} data-right={isRight} marker-end="url(#woof-arrow)" />
      ))}
    </svg>
  );
}

function pathTo(ring: HTMLElement | null, from: Seat, to: CardPlace): string | null {
  const [start, end] = [from, to].map((place) => middleOfElement(ring, `[data-show="${place}"]`));
  if (start === undefined || end === undefined || start === null || end === null) return null;
  const at = (share: number): string =>
    `${start.x + (end.x - start.x) * share} ${start.y + (end.y - start.y) * share}`;
  return `M${at(apart)}L${at(1 - apart)}`;
}
