import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { play as playSound } from '@rudel/ui/sound';
import { glimpsesOf } from '../drawing.ts';
import { shotsOf } from '../logic/shots.ts';
import type { Shot } from '../logic/shots.ts';
import type { Play, Scene } from '../play.ts';

/** Shows the table's scene shot by shot and says when it has come to rest; the shot that runs, or null. */
export function useShots(play: Play): Shot | null {
  const scene = play.stage.scene.value;
  const shots = useMemo(() => plannedFor(scene), [scene]);
  const [running, setRunning] = useState<{ readonly scene: Scene | null; readonly at: number }>({
    scene,
    at: 0,
  });
  useLayoutEffect(() => {
    if (scene === null) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    let begins = 0;
    for (const [at, { lasts, sound }] of shots.entries()) {
      const begin = (): void => {
        setRunning({ scene, at });
        if (sound !== null) playSound(sound);
      };
      timers.push(setTimeout(begin, begins));
      begins += lasts;
    }
    timers.push(
      setTimeout(() => {
        if (play.stage.scene.peek() === scene) play.stage.sceneDone();
      }, begins),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [shots]);
  return shots[running.scene === scene ? running.at : 0] ?? null;
}

function plannedFor(scene: Scene | null): readonly Shot[] {
  if (scene === null) return [];
  const { shown, eye } = scene.after;
  const next = { isOwnLead: shown.phase === 'play' && shown.turn === eye, isOver: shown.phase === 'over' };
  return shotsOf(scene.before.shown, glimpsesOf(scene), next);
}
