import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  title: 'Replay',
  label: (game: string, match: number) => `${game}, match ${match}`,
  loading: 'Fetching the match …',
  failed: 'This match cannot be shown.',
  retry: 'Try again',
  at: (at: number, of: number) => `Step ${at} of ${of}`,
  slider: 'Position in the match',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One step forward',
  speed: 'Speed',
  speeds: { slow: '½×', normal: '1×', fast: '3×' },
  eye: 'Seen by',
  table: 'the table',
  all: 'everybody together',
  log: 'Jump to a moment',
  toTable: 'Go to the table',
  playOn: (name: string) => `Play on from here as ${name}`,
};

export type ReplayWords = typeof en;

const de: ReplayWords = {
  title: 'Wiederholung',
  label: (game, match) => `${game}, Partie ${match}`,
  loading: 'Die Partie wird geholt …',
  failed: 'Diese Partie lässt sich nicht zeigen.',
  retry: 'Noch einmal versuchen',
  at: (at, of) => `Schritt ${at} von ${of}`,
  slider: 'Stelle in der Partie',
  back: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Einen Schritt weiter',
  speed: 'Tempo',
  speeds: { slow: '½×', normal: '1×', fast: '3×' },
  eye: 'Sicht',
  table: 'Tisch',
  all: 'alle zusammen',
  log: 'Zu einem Moment springen',
  toTable: 'Zum Tisch',
  playOn: (name) => `Von hier als ${name} weiterspielen`,
};

/** What is said around the replay of a match, in every language. */
export const replayWords: ByLanguage<ReplayWords> = withSwiss({ en, de });
