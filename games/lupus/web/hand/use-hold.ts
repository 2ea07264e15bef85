import { useRef } from 'preact/hooks';
import type { Drawing } from '../drawing.ts';

/** What a card needs that is seen while it is held, by a finger, a mouse or a key; a mere click opens it for a while. */
export function useHold({ peeking, diary }: Drawing, seen: () => void) {
  const isKeyed = useRef(false);
  const open = (how: 'held' | 'timed'): void => {
    peeking.value = how;
    diary.read();
  };
  const close = (): void => {
    if (peeking.peek() === null) return;
    peeking.value = null;
    seen();
  };
  const handlers = {
    onPointerDown: () => open('held'),
    onPointerUp: close,
    onPointerCancel: close,
    onPointerLeave: close,
    onContextMenu: (event: Event) => event.preventDefault(),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== ' ' && key !== 'Enter') return;
      isKeyed.current = true;
      open('held');
    },
    onKeyUp: close,
    onBlur: close,
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0 && !isKeyed.current) open('timed');
      isKeyed.current = false;
    },
  };
  return { handlers, close };
}
