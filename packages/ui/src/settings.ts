import { effect, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Language } from '@rudel/kernel';
import { systemLanguage } from './system-language.ts';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const palettes = ['standard', 'contrast'] as const;
export type Palette = (typeof palettes)[number];

export const motions = ['full', 'reduced'] as const;
export type Motion = (typeof motions)[number];

export const botPaces = ['calm', 'usual', 'quick'] as const;
export type BotPace = (typeof botPaces)[number];

const languages = ['en', 'de', 'de-CH'] as const satisfies readonly Language[];

const shelf = 'rudel.settings';

type Stored = { readonly [key: string]: unknown };

function stored(): Stored {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(shelf) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Stored) : {};
  } catch {
    return {};
  }
}

const before = stored();

function oneOf<T extends string>(key: string, values: readonly T[], fallback: T): Signal<T> {
  return signal(values.find((value) => value === before[key]) ?? fallback);
}

/** What the system wants; where there is no browser, as in tests, English and motion. */
const tongues = typeof navigator === 'undefined' ? [] : navigator.languages;
const isCalm = typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
const ownLanguage: Language = systemLanguage(tongues);
const systemMotion: Motion = isCalm ? 'reduced' : 'full';
const formerName = before['guestName'];
const formerLevel = before['botLevel'];
const easiest = 'easy';

export const language: Signal<Language> = oneOf('language', languages, ownLanguage);
export const theme: Signal<Theme> = oneOf('theme', themes, 'auto');
export const palette: Signal<Palette> = oneOf('palette', palettes, 'standard');
export const motion: Signal<Motion> = oneOf('motion', motions, systemMotion);
export const sound: Signal<'on' | 'off'> = oneOf('sound', ['on', 'off'], 'on');
/** How long bots pause at tables that are opened here. */
export const botPace: Signal<BotPace> = oneOf('botPace', botPaces, 'usual');
/** How well bots play that are put down here, by the name of their level. */
export const botLevel: Signal<string> = signal(typeof formerLevel === 'string' ? formerLevel : easiest);
/** The name this device's player last used at a table; empty before the first time. */
export const guestName: Signal<string> = signal(typeof formerName === 'string' ? formerName : '');

/** Only what differs from what the system wants is kept, so that a changed system is followed. */
function toKeep(): Stored {
  const chosen: { [key: string]: string } = {};
  if (language.value !== ownLanguage) chosen['language'] = language.value;
  if (motion.value !== systemMotion) chosen['motion'] = motion.value;
  if (theme.value !== 'auto') chosen['theme'] = theme.value;
  if (palette.value !== 'standard') chosen['palette'] = palette.value;
  if (sound.value !== 'on') chosen['sound'] = sound.value;
  if (botPace.value !== 'usual') chosen['botPace'] = botPace.value;
  if (botLevel.value !== easiest) chosen['botLevel'] = botLevel.value;
  if (guestName.value !== '') chosen['guestName'] = guestName.value;
  return chosen;
}

/** Puts the settings on the page and keeps them on the device, now and whenever they change. */
export function followSettings(): void {
  const { dataset } = document.documentElement;
  effect(() => {
    document.documentElement.lang = language.value;
    dataset['theme'] = theme.value;
    dataset['palette'] = palette.value;
    dataset['motion'] = motion.value;
  });
  effect(() => {
    const text = JSON.stringify(toKeep());
    try {
      localStorage.setItem(shelf, text);
    } catch {
      // A browser without storage forgets them with the page.
    }
  });
}
