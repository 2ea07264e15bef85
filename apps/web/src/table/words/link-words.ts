import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  lost: 'Connection lost; trying again. Your seat is kept.',
  lostLong: 'Still no connection. Nothing is lost; we keep trying.',
  reload: 'There is a newer version of Rudel. Reload to play on.',
  reloadNow: 'Reload',
  diskFull:
    'The server’s disk is full: nothing can be saved right now. The table will carry on by itself as soon as there is room.',
  watchLast: 'Watch the last match',
  home: 'All games',
  busy: 'The bots are busy; they will play soon.',
  waits: 'The clock waits until everybody has had a look.',
};

const de: typeof en = {
  lost: 'Die Verbindung ist weg; wir versuchen es weiter. Dein Platz bleibt dir.',
  lostLong: 'Noch keine Verbindung. Nichts geht verloren; wir bleiben dran.',
  reload: 'Es gibt eine neuere Version von Rudel. Lade neu, um weiterzuspielen.',
  reloadNow: 'Neu laden',
  diskFull:
    'Auf dem Server ist kein Speicherplatz mehr: Gerade lässt sich nichts speichern. Der Tisch macht von selbst weiter, sobald wieder Platz ist.',
  watchLast: 'Letzte Partie ansehen',
  home: 'Alle Spiele',
  busy: 'Die Bots sind gerade gefragt; gleich geht es weiter.',
  waits: 'Die Uhr wartet, bis alle nachgesehen haben.',
};

/** What is said about a connection that is gone. */
export const linkWords: ByLanguage<typeof en> = withSwiss({ en, de });
