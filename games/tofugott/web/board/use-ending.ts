import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { play as playSound } from '@rudel/ui/sound';
import { endingOf } from '../logic/ending.ts';
import type { EndShot } from '../logic/ending.ts';
import type { Play, Scene } from '../play.ts';

/**
 * Shows the table's scenes: what is turned over moves by itself, so most are at rest at once. Only the end takes its time,
 * shot by shot; the shot that runs, or null.
 */
export function useEnding(play: Play): EndShot | null {
  const scene = play.stage.scene.value;
  const ending = useMemo(() => (scene === null ? null : endingOf(scene.glimpses)), [scene]);
  const [running, setRunning] = useState<{ readonly scene: Scene | null; readonly shot: EndShot | null }>({
    scene: null,
    shot: null,
  });
  useLayoutEffect(() => {
    if (scene === null) return;
    const done = (): void => {
      if (play.stage.scene.peek() === scene) play.stage.sceneDone();
    };
    if (ending === null) {
      done();
      return;
    }
    const timers = ending.shots.map((shot) =>
      setTimeout(() => {
        setRunning({ scene, shot });
        if (shot.isTurning) playSound('card');
      }, shot.at),
    );
    timers.push(setTimeout(done, ending.lasts));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [scene, ending]);
  if (ending === null) return null;
  return running.scene === scene ? running.shot : (ending.shots[0] ?? null);
}
