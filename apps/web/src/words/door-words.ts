import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  rudel: 'Rudel',
  home: 'All games',
  skip: 'Skip to content',
  settings: 'Settings',
  loading: 'One moment …',
  notLoaded: 'This page did not load. Are you online?',
  tryAgain: 'Try again',
  bigScreen: 'This is the big screen',
  code: 'Code',
  codeTitle: 'Join with a code',
  codeHint: 'Six or eight letters or digits; the host can see them at the table.',
  codeShort: 'A code has six or eight letters or digits.',
  open: 'Come in',
  invites: (host: string, game: string) => `${host} invites you to ${game}`,
  seatsFree: (free: number, all: number) =>
    free === 0
      ? `All ${all} seats are taken`
      : free === 1
        ? `1 of ${all} seats is free`
        : `${free} of ${all} seats are free`,
  running: 'A match is under way.',
  name: 'Your name',
  namePlaceholder: 'What shall we call you?',
  nameHint: 'No account needed: this device remembers your name.',
  watchHint: 'You need no name to watch.',
  guest: 'Guest',
  nameMissing: 'The others need to call you something.',
  sit: 'Sit down',
  watch: 'Just watch',
  back: 'Back to the table',
  backHint: 'This device already has a place at this table.',
  refusals: {
    unreachable: 'The server cannot be reached. Are you online?',
    'no-such-table': 'There is no such table, or its invitation has been renewed. Ask for a new one.',
    'table-full': 'This table is full.',
    'too-fast': 'That was too much at once; wait a moment.',
    'name-missing': 'A name needs at least one letter.',
    'key-spent': 'This key has been used or is too old. Ask for a new one.',
    'too-many': 'That was too much at once; wait a moment.',
    'disk-full':
      'The server’s disk is full: nothing can be saved right now. Try again as soon as there is room.',
    'no-room': 'This server has no room for another table at the moment. Try again later.',
    banned: 'Nobody can come in from this address for the time being.',
    malformed: 'This link is damaged. Perhaps it lost a letter along the way; ask for a new one.',
  } as { readonly [error: string]: string },
  refused: 'That did not work. Try again in a moment.',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
};

const de: typeof en = {
  rudel: 'Rudel',
  home: 'Alle Spiele',
  skip: 'Zum Inhalt',
  settings: 'Einstellungen',
  loading: 'Einen Moment …',
  notLoaded: 'Diese Seite ist nicht angekommen. Bist du online?',
  tryAgain: 'Noch einmal',
  bigScreen: 'Das ist der große Bildschirm',
  code: 'Code',
  codeTitle: 'Mit Code mitspielen',
  codeHint: 'Sechs oder acht Buchstaben oder Ziffern; am Tisch sind sie zu sehen.',
  codeShort: 'Ein Code hat sechs oder acht Buchstaben oder Ziffern.',
  open: 'Eintreten',
  invites: (host, game) => `${host} lädt dich zu ${game} ein`,
  seatsFree: (free, all) =>
    free === 0
      ? `Alle ${all} Plätze sind besetzt`
      : free === 1
        ? `1 von ${all} Plätzen ist frei`
        : `${free} von ${all} Plätzen sind frei`,
  running: 'Gerade läuft eine Partie.',
  name: 'Dein Name',
  namePlaceholder: 'Wie sollen wir dich nennen?',
  nameHint: 'Kein Konto nötig: Dieses Gerät merkt sich deinen Namen.',
  watchHint: 'Zum Zuschauen brauchst du keinen Namen.',
  guest: 'Gast',
  nameMissing: 'Irgendwie müssen dich die anderen nennen.',
  sit: 'Platz nehmen',
  watch: 'Nur zuschauen',
  back: 'Zurück an den Tisch',
  backHint: 'Dieses Gerät hat schon einen Platz an diesem Tisch.',
  refusals: {
    unreachable: 'Der Server ist nicht zu erreichen. Bist du online?',
    'no-such-table':
      'Diesen Tisch gibt es nicht, oder die Einladung wurde erneuert. Lass dir eine neue geben.',
    'table-full': 'Dieser Tisch ist voll.',
    'too-fast': 'Das war zu viel auf einmal; warte einen Moment.',
    'name-missing': 'Ein Name braucht mindestens einen Buchstaben.',
    'key-spent': 'Dieser Schlüssel ist verbraucht oder zu alt. Lass dir einen neuen geben.',
    'too-many': 'Das war zu viel auf einmal; warte einen Moment.',
    'disk-full':
      'Auf dem Server ist kein Speicherplatz mehr: Gerade lässt sich nichts speichern. Versuch es noch einmal, sobald wieder Platz ist.',
    'no-room':
      'Dieser Server hat gerade keinen Platz für einen weiteren Tisch. Versuch es später noch einmal.',
    banned: 'Von dieser Adresse wird vorerst niemand eingelassen.',
    malformed:
      'Dieser Link ist beschädigt. Vielleicht hat er unterwegs einen Buchstaben verloren; lass dir einen neuen geben.',
  },
  refused: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
  newVersion: 'Eine neue Version ist da.',
  reload: 'Neu laden',
};

/** What is said on the way in: the first page a guest sees loads no more than this. */
export const doorWords: ByLanguage<typeof en> = withSwiss({ en, de });

/** A refusal over HTTP in the reader's language, whatever the server's is. */
export const refusalOf = (words: typeof en, { error }: { readonly error: string }): string =>
  words.refusals[error] ?? words.refused;
