import { useLayoutEffect, useMemo } from 'preact/hooks';
import { play as playSound } from '../../../ui/sound.ts';
import type { Sound } from '../../../ui/sound.ts';
import type { Play } from '../../game-ui.ts';
import { glimpsesOf } from '../drawing.ts';
import { shotOf } from '../logic/shots.ts';
import type { Shot } from '../logic/shots.ts';

const sounds: { readonly [K in Shot['kind']]: Sound | null } = {
  look: 'card',
  ask: 'card',
  suspect: 'hit',
  reveal: 'stone',
  rest: null,
};

/** Shows the table's scene and says when it has come to rest; what moves now, or null. */
export function useWoofScene(play: Play): Shot | null {
  const scene = play.scene.value;
  const shot = useMemo(() => (scene === null ? null : shotOf(glimpsesOf(scene))), [scene]);
  useLayoutEffect(() => {
    if (scene === null || shot === null) return;
    const sound = sounds[shot.kind];
    if (sound !== null) playSound(sound);
    const timer = setTimeout(() => {
      if (play.scene.peek() === scene) play.sceneDone();
    }, shot.lasts);
    return () => clearTimeout(timer);
  }, [scene, shot]);
  return shot;
}
