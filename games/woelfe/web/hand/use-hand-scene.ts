import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { glimpsesOf } from '../drawing.ts';
import type { Play, Scene } from '../play.ts';

/** Dice that have just been drawn drop behind the screen, one after the other. */
export function useHandScene(play: Play, row: RefObject<HTMLDivElement | null>): void {
  const scene = play.stage.scene.value;
  const shown = useRef<Scene | null>(null);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = scene;
    if (before === null || before === scene) return;
    if (!glimpsesOf(before).some(({ kind }) => kind === 'dealt')) return;
    for (const [nth, die] of [...(row.current?.querySelectorAll('[data-slot]') ?? [])].entries()) {
      die.animate([{ translate: '0 -60px', rotate: '-80deg', opacity: 0 }, {}], {
        duration: 320,
        delay: nth * 45,
        easing: 'cubic-bezier(0.3, 1.3, 0.5, 1)',
        fill: 'backwards',
      });
    }
  }, [scene]);
}
