import { withSwiss } from '@rudel/kernel';
import type { Shut } from '@rudel/session/session';
import type { ByLanguage } from '@rudel/ui/words';

type PerShut = { readonly [S in Shut]: string };

const en = {
  title: {
    missing: 'Your table is not here right now',
    unopened: 'Your table cannot be opened right now',
  } as PerShut,
  text: {
    missing:
      'The server is up, but it does not have this table. It may have been started with other data; whoever runs it can put that right.',
    unopened:
      'The server has this table but cannot open it; perhaps it runs another version of the game. Whoever runs it can find out more.',
  } as PerShut,
  kept: 'Your seat is kept on this device. We keep asking; as soon as the table is back, so are you.',
  tryNow: 'Try now',
  home: 'All games',
  mark: { missing: 'not on the server right now', unopened: 'cannot be opened right now' } as PerShut,
};

const de: typeof en = {
  title: {
    missing: 'Dein Tisch ist gerade nicht hier',
    unopened: 'Dein Tisch lässt sich gerade nicht öffnen',
  },
  text: {
    missing:
      'Der Server läuft, aber diesen Tisch hat er nicht. Vielleicht wurde er mit anderen Daten gestartet; wer ihn betreibt, kann das richten.',
    unopened:
      'Der Server hat diesen Tisch, bekommt ihn aber nicht auf: Vielleicht läuft dort eine andere Version des Spiels. Wer ihn betreibt, kann nachsehen.',
  },
  kept: 'Dein Platz bleibt auf diesem Gerät bekannt. Wir fragen weiter nach; sobald der Tisch wieder da ist, sitzt du wieder dran.',
  tryNow: 'Jetzt versuchen',
  home: 'Alle Spiele',
  mark: { missing: 'gerade nicht auf dem Server', unopened: 'lässt sich gerade nicht öffnen' },
};

/** What is said about a table that cannot be reached although its host is there. */
export const shutWords: ByLanguage<typeof en> = withSwiss({ en, de });
