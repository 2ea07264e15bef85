import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ScreenKey } from '@rudel/protocol';
import type { Session } from '@rudel/session/session';
import { isSpeaking, speak, volume, volumes } from '../voice/voice-settings.ts';

/** In milliseconds: how long the buttons of a screen stay after the last key, and the loudness after it was changed. */
const stays = { buttons: 6_000, loudness: 2_000 } as const;

/** Whether somebody has just used the keys of this screen, and its loudness in percent where that was just changed. */
export const isAwake = signal(false);
export const loudness = signal<number | null>(null);

let cancelAwake: () => void = () => {};
let cancelLoudness: () => void = () => {};

function after(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

export function wake(): void {
  cancelAwake();
  isAwake.value = true;
  cancelAwake = after(stays.buttons, () => {
    isAwake.value = document.activeElement?.closest('.stage-keys') !== null;
  });
}

function turn(steps: 1 | -1): void {
  const at = Math.min(volumes.length - 1, Math.max(0, volumes.indexOf(volume.peek()) + steps));
  volume.value = volumes[at] ?? 'full';
  cancelLoudness();
  loudness.value = Math.round((at / (volumes.length - 1)) * 100);
  cancelLoudness = after(stays.loudness, () => {
    loudness.value = null;
  });
}

/** What a key does, whether it was pressed here or on the host's phone. */
export function workScreen(key: ScreenKey, skip: () => void): void {
  if (key === 'louder') turn(1);
  else if (key === 'softer') turn(-1);
  else if (key === 'voice') speak(!isSpeaking());
  else skip();
}

/** Buttons of this screen that a remote control walks along. */
const buttons = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('.stage-keys button, .stage-foot .voice button'),
];

function walk(steps: 1 | -1): void {
  const all = buttons();
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (steps > 0 ? 0 : all.length - 1) : (at + steps + all.length) % all.length;
  all[next]?.focus();
}

const keys: { readonly [key: string]: (skip: () => void) => void } = {
  ArrowUp: (skip) => workScreen('louder', skip),
  ArrowDown: (skip) => workScreen('softer', skip),
  ArrowLeft: () => walk(-1),
  ArrowRight: () => walk(1),
  Enter: (skip) => skip(),
};

/** A remote control has arrows and Enter: left and right walk along the buttons, up and down change the loudness, Enter presses or goes on. */
export function useStageKeys(session: Session, skip: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      wake();
      const act = keys[event.key];
      const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (act === undefined || event.defaultPrevented || (event.key === 'Enter' && isOnButton)) return;
      event.preventDefault();
      // When the buttons can be seen and take the focus: drawn in the next frame, they are there in the one after it.
      requestAnimationFrame(() => requestAnimationFrame(() => act(skip)));
    };
    document.addEventListener('keydown', press);
    document.addEventListener('pointermove', wake);
    const stop = session.onScreenKey((key) => workScreen(key, skip));
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('pointermove', wake);
      stop();
    };
  }, [session, skip]);
}
