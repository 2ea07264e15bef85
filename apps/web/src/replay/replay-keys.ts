import { useEffect } from 'preact/hooks';
import type { Projector } from './projector.ts';

const deeds: { readonly [key: string]: (projector: Projector) => void } = {
  ArrowRight: (projector) => projector.goTo(projector.frame.peek() + 1),
  ArrowLeft: (projector) => projector.goTo(projector.frame.peek() - 1),
  PageUp: (projector) => projector.goTo(projector.frame.peek() + 10),
  PageDown: (projector) => projector.goTo(projector.frame.peek() - 10),
  Home: (projector) => projector.goTo(0),
  End: (projector) => projector.goTo(projector.frames - 1),
  ' ': (projector) => (projector.isRunning.peek() ? projector.pause() : projector.run()),
};

/** Arrow keys step, Space plays and pauses, wherever nothing else needs them. */
export function useReplayKeys(projector: Projector): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const deed = deeds[key];
      if (deed === undefined || defaultPrevented || ctrlKey || metaKey || altKey) return;
      const isElsewhere =
        target instanceof Element && target.closest('dialog[open], input, select, textarea');
      const isButton = key === ' ' && target instanceof Element && target.closest('button, a') !== null;
      if (isElsewhere || isButton) return;
      event.preventDefault();
      deed(projector);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [projector]);
}
