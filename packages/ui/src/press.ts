import { useRef } from 'preact/hooks';

const longPress = 450;

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
