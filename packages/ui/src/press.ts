import { useRef } from 'preact/hooks';

const longPress = 450;

/** The click that ends a long press belongs to it: it neither presses nor closes what has opened under the finger. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    forget();
  };
  const forget = (): void => {
    document.removeEventListener('click', swallow, { capture: true });
    document.removeEventListener('pointerdown', forget, { capture: true });
  };
  document.addEventListener('click', swallow, { capture: true });
  document.addEventListener('pointerdown', forget, { capture: true });
}

/** Notices a finger that stays; the click that ends it does nothing else, which `wasLong` tells. */
export function usePress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const long = useRef(false);
  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  return {
    wasLong: () => long.current,
    handlers: {
      onPointerDown: () => {
        long.current = false;
        stop();
        timer.current = setTimeout(() => {
          long.current = true;
          swallowClick();
          onLong();
        }, longPress);
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onContextMenu: (event: Event) => event.preventDefault(),
    },
  };
}
