import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * A popover that explains something (`popover="manual"`): it opens whenever there is a new thing to explain and stays when the finger that asked for
 * it lifts, which would shut an automatic one. Its button, Escape or a press elsewhere closes it.
 */
export function useHelpBox(explained: unknown): {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly close: () => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const close = (): void => box.current?.hidePopover();
  useEffect(() => {
    const element = box.current;
    if (explained === null || element === null) return () => {};
    element.showPopover();
    const onPress = ({ target }: Event): void => {
      if (!(target instanceof Node && element.contains(target))) element.hidePopover();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      element.hidePopover();
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [explained]);
  return { box, close };
}
