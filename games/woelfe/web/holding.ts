import { effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useReading } from '@rudel/ui/use-reading';
import { countedIn } from './logic/counted.ts';
import type { Counted } from './logic/counted.ts';
import type { Play, Scene } from './play.ts';

/** For how many milliseconds a counted round stays at least, where a clock runs or nobody is there to go on. */
export const holdsFor = 6_500;

export type Held = Counted & { readonly since: number };

/** Keeps a counted round on the table until somebody here has read it, whatever goes on meanwhile. */
export interface Holding {
  readonly held: ReadonlySignal<Held | null>;
  readonly goOn: () => void;
}

export function holdingOf(play: Play): Holding {
  const held = signal<Held | null>(null);
  const { stage } = play;
  let seen = stage.last.peek();
  let running: Scene | null = null;
  if (play.vantage.kind !== 'replay') {
    effect(() => {
      const [last, scene] = [stage.last.value, stage.scene.value];
      if (last !== seen && isToBeRead(last)) running = last;
      seen = last;
      if (running === null || scene === running) return;
      const counted = countedIn(running);
      running = null;
      if (counted !== null) held.value = { ...counted, since: performance.now() };
    });
  }
  return {
    held,
    goOn: () => {
      held.value = null;
    },
  };
}

/** The last round of a match is shown with how it ends. */
const isToBeRead = (scene: Scene | null): scene is Scene =>
  countedIn(scene) !== null && scene?.after.shown.phase !== 'over';

/** Lets the table wait for a reader as far as it may, and goes on by itself where others should not wait. */
export function useHolding(play: Play, { held, goOn }: Holding): void {
  const { value } = held;
  const isHurried = play.eye === 'table' || play.match.lapsesAt.value !== null;
  useReading(play, value !== null);
  useEffect(() => {
    if (value === null || !isHurried) return;
    const timer = setTimeout(goOn, Math.max(0, value.since + holdsFor - performance.now()));
    return () => clearTimeout(timer);
  }, [value, isHurried]);
}
