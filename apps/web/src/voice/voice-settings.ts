import { effect, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Language } from '@rudel/kernel';
import { writtenFor } from '@rudel/kernel';
import { deviceShelf } from '@rudel/ui/device-shelf';
import { amounts } from '@rudel/ui/script';
import type { Amount } from '@rudel/ui/script';
import { isBigScreen } from '../table/is-big-screen.ts';

export const speeds = ['calm', 'usual', 'brisk'] as const;
export type Speed = (typeof speeds)[number];

const place = 'rudel.voice';

type Kept = { readonly [key: string]: unknown };

function kept(): Kept {
  try {
    const value: unknown = JSON.parse(deviceShelf()?.getItem(place) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Kept) : {};
  } catch {
    return {};
  }
}

const before = kept();

const oneOf = <T extends string>(key: string, values: readonly T[], fallback: T): Signal<T> =>
  signal(values.find((value) => value === before[key]) ?? fallback);

const chosenBefore = (language: 'en' | 'de'): Signal<string> => {
  const name = before[language];
  return signal(typeof name === 'string' ? name : '');
};

/** Whether this device speaks: a screen for everybody does unless told otherwise, everything else only where it is wanted. */
const speaking: Signal<'' | 'on' | 'off'> = oneOf('speaking', ['', 'on', 'off'], '');
export const amount: Signal<Amount> = oneOf('amount', amounts, 'moments');
export const speed: Signal<Speed> = oneOf('speed', speeds, 'usual');
export const volumes = ['off', 'low', 'half', 'high', 'full'] as const;
export type Volume = (typeof volumes)[number];
/** How loud this device speaks. */
export const volume: Signal<Volume> = oneOf('volume', volumes, 'full');
/** That a device has no voice is said once. */
export const isExcused: Signal<'' | 'yes'> = oneOf('excused', ['', 'yes'], '');

const voiceNames = { en: chosenBefore('en'), de: chosenBefore('de') } as const;

/** The name of the voice that was chosen for a language; empty for whichever the device prefers. */
export const voiceName = (language: Language): Signal<string> => voiceNames[writtenFor(language)];

export const isSpeaking = (): boolean => speaking.value === 'on' || (speaking.value === '' && isBigScreen());

export function speak(on: boolean): void {
  speaking.value = on ? 'on' : 'off';
}

effect(() => {
  const all = {
    speaking: speaking.value,
    amount: amount.value,
    speed: speed.value,
    volume: volume.value,
    excused: isExcused.value,
    en: voiceNames.en.value,
    de: voiceNames.de.value,
  };
  try {
    deviceShelf()?.setItem(place, JSON.stringify(all));
  } catch {
    // A browser without room forgets them with the page.
  }
});
