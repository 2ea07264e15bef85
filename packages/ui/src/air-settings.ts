import { effect, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';

/** What a device does by itself at a table. It stands apart from the other settings: nobody needs it before there is one. */
const shelf = 'rudel.air';

export const ambiences = ['screen', 'always', 'never'] as const;
/** Where the air of a place is heard: on screens for everybody, everywhere, or nowhere. */
export type Ambience = (typeof ambiences)[number];

export const usualVolume = 80;
const loudest = 100;

function before(): ReadonlyMap<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(localStorage.getItem(shelf) ?? '{}') as object));
  } catch {
    return new Map();
  }
}

const kept = before();

function volumeBefore(): number {
  const number = kept.get('volume');
  return typeof number === 'number' && number >= 0 && number <= loudest ? number : usualVolume;
}

export const ambience: Signal<Ambience> = signal(
  ambiences.find((value) => value === kept.get('ambience')) ?? 'screen',
);
/** How loud everything is, of 100. */
export const volume: Signal<number> = signal(volumeBefore());
/** Whether the light stays on at a table where a match is on. */
export const awake: Signal<boolean> = signal(kept.get('awake') !== false);
/** Whether a phone trembles when its owner is asked. */
export const buzzes: Signal<boolean> = signal(kept.get('buzzes') === true);

effect(() => {
  const text = JSON.stringify({
    ambience: ambience.value,
    volume: volume.value,
    awake: awake.value,
    buzzes: buzzes.value,
  });
  try {
    localStorage.setItem(shelf, text);
  } catch {
    // A browser without storage forgets them with the page.
  }
});
