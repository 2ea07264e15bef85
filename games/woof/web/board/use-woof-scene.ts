import { useLayoutEffect } from 'preact/hooks';
import { play as playSound } from '@rudel/ui/sound';
import type { Sound } from '@rudel/ui/sound';
import type { Drawing } from '../drawing.ts';
import type { Shot } from '../logic/shots.ts';

const sounds: { readonly [K in Shot['kind']]: Sound | null } = {
  look: 'card',
  ask: 'card',
  suspect: 'hit',
  reveal: 'stone',
  rest: null,
};

/** Shows the table's scene and says when it has come to rest; a round that is turned up says so by itself. */
export function useWoofScene({ play, shot }: Drawing): Shot | null {
  const scene = play.stage.scene.value;
  const now = shot.value;
  useLayoutEffect(() => {
    if (scene === null || now === null) return;
    const sound = sounds[now.kind];
    if (sound !== null) playSound(sound);
    if (now.kind !== 'reveal') play.stage.tell();
    if (now.kind === 'reveal' && now.isMoving) return;
    const timer = setTimeout(() => {
      if (play.stage.scene.peek() === scene) play.stage.sceneDone();
    }, now.lasts);
    return () => clearTimeout(timer);
  }, [scene, now]);
  return now;
}
