import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  title: 'Break',
  by: (name: string) => `${name} asked for a break.`,
  own: 'You asked for a break.',
  still: 'No clock is running, the bots wait, and nobody loses their seat.',
  goOn: 'Play on',
  menu: 'Table menu',
};

const de: typeof en = {
  title: 'Pause',
  by: (name) => `${name} möchte eine Pause.`,
  own: 'Du hast um eine Pause gebeten.',
  still: 'Keine Uhr läuft, die Bots warten, und niemand verliert den Platz.',
  goOn: 'Weiterspielen',
  menu: 'Tischmenü',
};

export const pauseWords: ByLanguage<typeof en> = withSwiss({ en, de });
